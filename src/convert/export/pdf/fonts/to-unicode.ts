import { hex } from '../file/values.ts';

const BLOCK = 100;

/** Maps each code to its text, for copying and searching. */
export function toUnicode(texts: readonly (string | undefined)[], digits: 2 | 4): string {
  const lines = texts.flatMap((text, code) => (text === undefined ? [] : [`<${code.toString(16).padStart(digits, '0')}><${hex(text)}>`]));
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += BLOCK) {
    const block = lines.slice(at, at + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return (
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n' +
    `1 begincodespacerange<${'0'.repeat(digits)}><${'f'.repeat(digits)}>endcodespacerange\n${blocks.join('\n')}\nendcmap CMapName currentdict/CMap defineresource pop end end`
  );
}
