const marks = [
  ['$$', '$$'],
  ['\\[', '\\]'],
  ['\\(', '\\)'],
  ['$', '$'],
] as const;

/** Without the marks around formulas in texts, which people copy along. */
export function bareTex(written: string): string {
  const tex = written.trim();
  for (const [first, last] of marks) {
    const inner = tex.slice(first.length, -last.length);
    if (tex === first + inner + last && !inner.includes(first)) return inner.trim();
  }
  return tex;
}
