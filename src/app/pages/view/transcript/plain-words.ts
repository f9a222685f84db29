interface Block {
  tagName: string;
  textContent: string | null;
}

/** What the page says as text to paste: a line each, headings after an empty one, points marked. */
export function plainWords(blocks: Iterable<Block>): string {
  return Array.from(
    blocks,
    ({ tagName, textContent }) => (tagName === 'LI' ? '• ' : tagName.startsWith('H') ? '\n' : '') + (textContent ?? ''),
  )
    .join('\n')
    .trim();
}
