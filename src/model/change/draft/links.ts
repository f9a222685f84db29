import type { Link } from '../../presentation/link.ts';
import type { ObjectId, SceneObject } from '../../presentation/presentation.ts';
import type { Paragraph } from '../../presentation/texts.ts';
import { editableTree } from '../editable.ts';
import { Refusal } from '../operation.ts';
import type { Draft } from './draft.ts';
import { forEachLink } from './mentions.ts';

/** Links lead to addresses, to objects on the canvas and to steps. */
export function leadsSomewhere(draft: Draft, link: Link): boolean {
  if (link.kind === 'address') return true;
  return link.kind === 'step' ? draft.presentation.path.some(({ id }) => id === link.id) : isOnCanvas(draft, link.id);
}

export function isOnCanvas(draft: Draft, id: ObjectId): boolean {
  let entry = draft.entries.get(id);
  if (!entry) return false;
  while (entry.parent) entry = entry.parent;
  return entry.layer === undefined;
}

export function checkLink(draft: Draft, link: Link): void {
  if (!leadsSomewhere(draft, link)) throw new Refusal('unknown-target', link.kind === 'address' ? link.href : link.id);
}

/** An object without the links that lead nowhere. `coming` are objects about to be on the canvas. */
export function withoutLostLinks(draft: Draft, object: SceneObject, coming: ReadonlySet<ObjectId>): SceneObject {
  const isLost = (link: Link | undefined) => link && !(link.kind === 'object' && coming.has(link.id)) && !leadsSomewhere(draft, link);
  const inText = (paragraphs: readonly Paragraph[]) =>
    paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map(({ link, ...run }) => (isLost(link) ? run : { ...run, ...(link && { link }) })),
    }));
  const clean = (object: SceneObject): SceneObject => {
    let hasLost = false;
    forEachLink(object, (link) => (hasLost ||= isLost(link) === true));
    const { link, ...rest } = object;
    const own = (isLost(link) ? rest : object) as SceneObject;
    if ('children' in own) return { ...own, children: own.children.map(clean) };
    if (!hasLost) return own;
    if (own.kind === 'text') return editableTree({ ...own, paragraphs: inText(own.paragraphs) });
    if (own.kind !== 'table') return own;
    const rows = own.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, paragraphs: inText(cell.paragraphs) })),
    }));
    return editableTree({ ...own, rows });
  };
  return clean(object);
}
