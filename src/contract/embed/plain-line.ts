/** Controls, and marks that would turn the direction of the words that another site writes around these. */
// oxlint-disable-next-line no-control-regex -- control characters are what this takes away
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** Somebody's words in one line, as other sites may write them beside their own. */
export const plainLine = (words: string): string => words.toWellFormed().replaceAll(unwanted, '').replaceAll(/\s+/g, ' ').trim();

/** The beginning, in so many characters at most, ended between two words. */
export function shortened(line: string, most: number): string {
  const characters = [...line];
  if (characters.length <= most) return line;
  const cut = characters.slice(0, most - 1).join('');
  const end = cut.lastIndexOf(' ');
  // A script without spaces is cut where it is full.
  return `${(end > cut.length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
