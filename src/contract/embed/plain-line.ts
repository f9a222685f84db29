/** Control characters, and marks that would change the direction of the text that another site puts around this one. */
// oxlint-disable-next-line no-control-regex -- removing control characters is the point
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** User text as a single line that other sites can safely show beside their own. */
export const plainLine = (words: string): string => words.toWellFormed().replaceAll(unwanted, '').replaceAll(/\s+/g, ' ').trim();

/** The beginning of a line, at most this many characters, cut between two words. */
export function shortened(line: string, most: number): string {
  const characters = [...line];
  if (characters.length <= most) return line;
  const cut = characters.slice(0, most - 1).join('');
  const end = cut.lastIndexOf(' ');
  // Text without spaces is cut at the limit.
  return `${(end > cut.length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
