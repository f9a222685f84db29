import type { Paragraph } from '#model/presentation/texts.ts';
import type { BlockContent, Words } from './block.ts';
import type { BlockKit } from './block-kit.ts';
import { classesOf, type Element, isElement, type Node } from './element.ts';
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

/** The number of columns if the element lays out its children side by side, otherwise 0. */
export function gridColumns(element: Element): number {
  const classes = classesOf(element);
  const attribute = element.attributes.get('grid') ?? '';
  const style = element.attributes.get('style') ?? '';
  const cells = element.children.filter((child) => isElement(child)).length;
  const named = [...classes, ...attribute.split(/\s+/)].map((name) => /^(?:\w+:)?(?:grid-)?cols-(\d+)$/.exec(name)?.[1]).find(Boolean);
  if (named) return Math.min(Math.max(Number(named), 1), 6);
  const template = /grid-template-columns\s*:\s*([^;]+)/.exec(style)?.[1];
  if (template) {
    const repeated = /repeat\(\s*(\d+)/.exec(template)?.[1];
    const others = template
      .replace(/repeat\([^)]*\)/, '')
      .trim()
      .split(/\s+/)
      .filter(Boolean).length;
    return Math.min(Math.max(Number(repeated ?? 0) + others, 1), 6);
  }
  const isRow =
    classes.some((name) =>
      /^(?:columns|columns-?\d|row|two-columns?|three-columns?|twocolumns?|multicolumn|cols|flex|split|container-columns)$/i.test(name),
    ) ||
    /display\s*:\s*(?:flex|grid)/.test(style) ||
    element.attributes.has('flex');
  const isDown = classes.includes('flex-col') || /flex-direction\s*:\s*column/.test(style);
  return isRow && !isDown && cells > 1 && cells <= 6 ? cells : 0;
}

/** `.pull-left[]`, `.left-column[]`, `.col-6[]`: one of several columns side by side. */
export const isColumn = (node: Node): node is Element =>
  isElement(node) &&
  classesOf(node).some((name) =>
    /^(?:pull-(?:left|right)|(?:left|right)-column|column(?:-\w+)?|col(?:-\w+)*|(?:left|right|middle)-col(?:-\w+)?|leftcol\w*|rightcol\w*|(?:left|right)-\d+|w-\d\/\d)$/i.test(
      name,
    ),
  ) &&
  !/^(?:p|span|td)$/.test(node.tag);
