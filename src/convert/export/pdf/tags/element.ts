import type { PdfFile } from '../file/pdf-file.ts';
import { named, text, type Ref } from '../file/values.ts';
import type { TagNode } from '../structure/page-plan.ts';

type Kid = { kind: 'element'; element: Element } | { kind: 'mark'; id: number; stream: Ref | undefined } | { kind: 'annotation'; ref: Ref };

/** An element of a page, with the content drawn for it so far. */
export interface Element {
  ref: Ref;
  node: TagNode;
  /** Its direct content, in drawing order. */
  own: Kid[];
  children: Element[];
}

/** Kept even when empty: a table would shift without its empty cells. */
const needed = new Set(['TR', 'TH', 'TD']);

export const newElement = (file: PdfFile, node: TagNode): Element => ({ ref: file.reserve(), node, own: [], children: [] });

const isShown = ({ own, children }: Element): boolean =>
  own.some((kid) => kid.kind !== 'element' || isShown(kid.element)) || children.some(isShown);

/** An object's box on the page, if known. */
export type BoxOf = (id: string) => string | undefined;

/** Writes an element with everything in it; returns false if none of it is on the page. */
export function writeElement(file: PdfFile, element: Element, parent: Ref, page: Ref, boxOf: BoxOf): boolean {
  const { node, own, children, ref } = element;
  if (!isShown(element) && !needed.has(node.role)) return false;
  const kids: string[] = [];
  for (const kid of own) {
    if (kid.kind === 'annotation') kids.push(`<</Type/OBJR/Obj ${named(kid.ref)}>>`);
    else if (kid.kind === 'mark')
      kids.push(kid.stream === undefined ? String(kid.id) : `<</Type/MCR/Stm ${named(kid.stream)}/MCID ${kid.id}>>`);
    else if (writeElement(file, kid.element, ref, page, boxOf)) kids.push(named(kid.element.ref));
  }
  for (const child of children) if (writeElement(file, child, ref, page, boxOf)) kids.push(named(child.ref));
  const list =
    kids.length === 1 ? (/^\d+$/.test(kids[0] ?? '') ? ` ${kids[0]}` : `[${kids[0]}]`) : kids.length ? `[${kids.join(' ')}]` : '';
  file.write(`<</S/${node.role}/P ${named(parent)}/Pg ${named(page)}${words(node)}${attributes(node, boxOf)}${list && `/K${list}`}>>`, ref);
  return true;
}

const words = ({ alt, language, title }: TagNode) =>
  (alt === undefined ? '' : `/Alt${text(alt)}`) + (language ? `/Lang${text(language)}` : '') + (title ? `/T${text(title)}` : '');

/** The content of an element. In a table, only the cells have any. */
const contentOf = ({ content, children }: TagNode): string | undefined =>
  content ?? children.map(contentOf).find((each) => each !== undefined);

function attributes(node: TagNode, boxOf: BoxOf): string {
  const { role, columnSpan = 1, rowSpan = 1, summary, numbering } = node;
  const lists: string[] = [];
  const spans = (columnSpan > 1 ? `/ColSpan ${columnSpan}` : '') + (rowSpan > 1 ? `/RowSpan ${rowSpan}` : '');
  if (role === 'TH') lists.push(`/O/Table/Scope/Column${spans}`);
  if (role === 'TD' && spans) lists.push(`/O/Table${spans}`);
  if (role === 'Table' && summary) lists.push(`/O/Table/Summary${text(summary)}`);
  if (role === 'L' && numbering) lists.push(`/O/List/ListNumbering/${numbering}`);
  // Readers frame this box when they announce something that is not text.
  const content = role === 'Figure' || role === 'Table' ? contentOf(node) : undefined;
  const box = content === undefined ? undefined : (boxOf(content) ?? boxOf(content.replace(/#[^#]*$/, '')));
  if (box) lists.push(`/O/Layout/BBox[${box}]`);
  const written = lists.map((list) => `<<${list}>>`).join('');
  return lists.length > 1 ? `/A[${written}]` : written && `/A${written}`;
}
