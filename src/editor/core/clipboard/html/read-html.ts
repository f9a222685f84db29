import { BlockWriter } from './block-writer.ts';
import { type Block, formatOf, type Format, hidden, listOf } from './styles.ts';

/** Elements that are lines of their own. */
const blocks = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const DEEPEST = 250;
const MOST_ROWS = 1000;
const MOST_CELLS = 200;

interface Surroundings {
  readonly format: Format;
  /** Lists around it, outermost first. */
  readonly lists: readonly ('BULLET' | 'NUMBER')[];
  readonly keepsSpace: boolean;
  readonly depth: number;
}

/** The text of a page, as data: whatever could run, load or be clicked stays behind. */
export function readHtml(body: Element): { blocks: Block[]; isPartial: boolean } {
  const writer = new BlockWriter();
  walkAll(body, { format: {}, lists: [], keepsSpace: false, depth: 0 }, writer);
  return { blocks: writer.finish(), isPartial: writer.isPartial };
}

function walkAll(parent: Element, around: Surroundings, writer: BlockWriter): void {
  if (around.depth > DEEPEST) return;
  for (const node of parent.childNodes) {
    if (writer.isDone) return;
    if (node.nodeType === 3) writer.write(node.nodeValue ?? '', around.format, around.keepsSpace);
    else if (node.nodeType === 1) walk(node as Element, { ...around, depth: around.depth + 1 }, writer);
  }
}

function walk(element: Element, around: Surroundings, writer: BlockWriter): void {
  const tag = element.localName.toLowerCase();
  const style = (element.getAttribute('style') ?? '').toLowerCase();
  if (hidden(tag, style)) return;
  if (tag === 'br') {
    if (!element.classList.contains('Apple-interchange-newline')) writer.write('\n', around.format, true);
    return;
  }
  // Word and PowerPoint write the bullet or number itself before the text of an item.
  const marker = /mso-list:\s*ignore|mso-special-format:\s*(?:num)?bullet/.test(style);
  if (marker)
    return writer.markItem(/numbullet/.test(style) || /^[\s(]*[\da-z]{1,4}[.)]/i.test(element.textContent ?? '') ? 'NUMBER' : 'BULLET');
  if (tag === 'table') return readTable(element, around, writer);
  const format = { ...around.format, ...formatOf(element, tag, style) };
  const inner = { ...around, format, keepsSpace: around.keepsSpace || tag === 'pre' || /white-space:\s*pre/.test(style) };
  if (tag === 'ul' || tag === 'ol') {
    writer.end();
    walkAll(element, { ...inner, lists: [...around.lists, tag === 'ol' ? 'NUMBER' : 'BULLET'] }, writer);
    return writer.end();
  }
  if (!blocks.has(tag)) return walkAll(element, inner, writer);
  writer.end();
  const item = tag === 'li' ? { listType: around.lists.at(-1) ?? 'BULLET', level: around.lists.length - 1 } : listOf(style);
  if (item) writer.begin(item.listType, Math.max(0, item.level));
  walkAll(element, inner, writer);
  writer.end();
  if (item) writer.begin(undefined, 0);
  return undefined;
}

/** A table within a table becomes lines of its cell. */
function readTable(table: Element, around: Surroundings, writer: BlockWriter): void {
  const all = rowsOf(table);
  const read = all.slice(0, MOST_ROWS).map((row) => [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th'));
  const filled = read.filter((cells) => cells.length > 0).map((cells) => cells.slice(0, MOST_CELLS));
  if (filled.length === 0 || writer.isNested) return walkAll(table, around, writer);
  writer.table(
    filled.map((cells) =>
      cells.map((cell) => {
        const within = new BlockWriter(writer);
        walkAll(cell, { ...around, lists: [] }, within);
        const paragraphs = within.finish().flatMap((block) => (block.kind === 'text' ? block.paragraphs : []));
        const span = (name: string, most: number) => Math.min(most, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1));
        return { paragraphs, columnSpan: span('colspan', MOST_CELLS), rowSpan: span('rowspan', MOST_ROWS) };
      }),
    ),
    (filled[0] ?? []).every(({ localName }) => localName === 'th'),
  );
  writer.isPartial ||= all.length > MOST_ROWS || read.some((cells) => cells.length > MOST_CELLS);
}

const rowsOf = (table: Element): Element[] =>
  [...table.children].flatMap((child) =>
    child.localName === 'tr'
      ? [child]
      : /^t(?:head|body|foot)$/.test(child.localName)
        ? [...child.children].filter(({ localName }) => localName === 'tr')
        : [],
  );
