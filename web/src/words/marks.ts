// The shortest marks by which the names of a table are told apart: at most two signs.

const signs = (text: string): string[] => [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map((one) => one.segment);

/** The first sign; where several begin with it, with the next word's, with the next sign, or else with a number. */
export function marks(names: readonly string[]): string[] {
  const first = names.map((name) => signs(name)[0] ?? "");
  const ways = [
    (name: string): string => signs(name)[0] ?? "",
    (name: string): string => (signs(name)[0] ?? "") + (signs(name.split(" ").filter(Boolean)[1] ?? "")[0] ?? ""),
    (name: string): string => signs(name).slice(0, 2).join(""),
  ];
  return names.map((name, index) => {
    const alike = names.filter((_, other) => first[other] === first[index]);
    const way = ways.find((one) => new Set(alike.map(one)).size === alike.length);
    return way ? way(name) : `${first[index]}${names.slice(0, index + 1).filter((_, other) => first[other] === first[index]).length}`;
  });
}
