interface Block {
  tagName: string;
  textContent: string | null;
}

/** The page's text for pasting: one line per block, an empty line before headings, list items marked. */
export function plainWords(blocks: Iterable<Block>): string {
  return Array.from(
    blocks,
    ({ tagName, textContent }) => (tagName === 'LI' ? '• ' : tagName.startsWith('H') ? '\n' : '') + (textContent ?? ''),
  )
    .join('\n')
    .trim();
}
