/** On a square of 24 units, drawn with a stroke of 2. */
export interface Icon {
  readonly name: string;
  /** Other words to find it by. */
  readonly words: readonly string[];
  readonly d: string;
}

/** From lines such as `heart|like,love|M2 9…`. */
export const readIcons = (lines: readonly string[]): Icon[] =>
  lines.map((line) => {
    const [name = '', words = '', d = ''] = line.split('|');
    return { name, words: words.split(/[, ]/).filter(Boolean), d };
  });

/** Those that have a word with each of these beginnings, the best first; all without any. */
export function findIcons(icons: readonly Icon[], typed: string): Icon[] {
  const wanted = typed
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  if (wanted.length === 0) return [...icons];
  const found = icons.flatMap((icon) => {
    const rank = rankOf(icon, wanted);
    return rank === undefined ? [] : [{ icon, rank }];
  });
  return found.toSorted((one, other) => one.rank - other.rank).map(({ icon }) => icon);
}

/** Lower is better: the name itself, the beginning of it, something in it, another word. */
function rankOf({ name, words }: Icon, wanted: readonly string[]): number | undefined {
  if (name === wanted.join('-')) return 0;
  const parts = name.split('-');
  let rank = 0;
  for (const [index, beginning] of wanted.entries()) {
    const place = parts.findIndex((part) => part.startsWith(beginning));
    if (place >= 0) rank += place === index ? 1 + parts.length / 10 : 2 + parts.length / 10;
    else if (words.some((word) => word.startsWith(beginning))) rank += words.includes(beginning) ? 4 : 5;
    else return undefined;
  }
  return rank;
}
