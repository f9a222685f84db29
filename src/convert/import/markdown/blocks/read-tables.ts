import type { Paragraph } from '#model/presentation/texts.ts';
import type { BlockContent, Words } from './block.ts';
import type { BlockKit } from './block-kit.ts';
import { type Element, isElement, type Node } from './element.ts';
import { readRuns, tidyRuns } from './inline.ts';

const MOST_ROWS = 200;
const MOST_COLUMNS = 40;
const aligns: Readonly<Record<string, Paragraph['align']>> = { center: 'center', right: 'end' };

/** Reads a table from Markdown or HTML. Undefined if it has no cells. */
export function readTable(table: Element, kit: BlockKit): BlockContent | undefined {
  const columns = (table.attributes.get('align') ?? '').split(' ');
  const lines = rowsIn(table).slice(0, MOST_ROWS);
  const rows = lines
    .map((row) =>
      row.children
        .filter((cell) => isElement(cell))
        .filter(({ tag }) => tag === 'td' || tag === 'th')
        .slice(0, MOST_COLUMNS)
        .map((cell, index) => {
          const written =
            cell.attributes.get('align') ?? /text-align:\s*(\w+)/.exec(cell.attributes.get('style') ?? '')?.[1] ?? columns[index] ?? '';
          const words: Words = {
            runs: tidyRuns(readRuns(flat(cell.children), kit)),
            align: aligns[written] ?? 'start',
            level: 0,
            role: 'body',
          };
          return { words: [words], columnSpan: spanOf(cell, 'colspan'), rowSpan: spanOf(cell, 'rowspan') };
        }),
    )
    .filter((row) => row.length > 0);
  const [head] = rows;
  if (!head) return undefined;
  const isHead =
    table.attributes.get('head') === 'true' || (lines[0]?.children.some((cell) => isElement(cell) && cell.tag === 'th') ?? false);
  const isBlank = head.every(({ words }) => words.every(({ runs }) => runs.length === 0));
  // An empty header is only there because Markdown requires one.
  return { kind: 'table', rows: isHead && isBlank && rows.length > 1 ? rows.slice(1) : rows, hasHeader: isHead && !isBlank };
}

const spanOf = (cell: Element, name: string): number =>
  Math.min(Math.max(Number.parseInt(cell.attributes.get(name) ?? '1', 10) || 1, 1), 40);

const rowsIn = (element: Element): Element[] =>
  element.children
    .filter((child) => isElement(child))
    .flatMap((child) => (child.tag === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.tag) ? rowsIn(child) : []));

/** Blocks in a cell become its lines. */
const flat = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (!isElement(node) || !/^(?:p|div|ul|ol|li|h\d)$/.test(node.tag)) return [node];
    const br: Element = { tag: 'br', attributes: new Map(), children: [] };
    return [...(node.tag === 'li' ? [br, '• '] : []), ...flat(node.children), ...(node.tag === 'p' || node.tag === 'div' ? [br] : [])];
  });
