/** Names are ASCII, so they can be looked for in any encoding that keeps it. */
const name = /(?:pictures|fonts|images|contents|media)\/[a-f0-9]{64}\.[a-z0-9]{3,5}/g;
const LONGEST_NAME = 'pictures/'.length + 64 + '.woff2'.length;

/** The files named anywhere in a text that is not long. */
export const filesNamedIn = (text: string): string[] => [...new Set(text.match(name))];

/** The files named anywhere in a document, read a piece at a time. */
export async function namedFiles(
  document: AsyncIterable<Uint8Array>,
  onPiece: (piece: Uint8Array) => void = () => undefined,
): Promise<string[]> {
  const names = new Set<string>();
  let left = '';
  for await (const piece of document) {
    onPiece(piece);
    const text = left + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1');
    let end = 0;
    // The end of a name at the end of a piece may still be to come.
    for (const found of text.matchAll(name))
      if (found.index + found[0].length < text.length) {
        names.add(found[0]);
        end = found.index + found[0].length;
      }
    left = text.slice(Math.max(end, text.length - LONGEST_NAME));
  }
  for (const [found] of left.matchAll(name)) names.add(found);
  return [...names];
}
