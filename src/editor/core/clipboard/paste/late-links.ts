import { withDescendants } from '#model/change/draft/change-objects.ts';
import type { Operation } from '#model/change/operation.ts';
import { ChangeWriter, type TextChange } from '#model/change/text/text-change.ts';
import type { Link } from '#model/presentation/link.ts';
import type { SceneObject, Step } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';

/** Links to steps, and to objects that are added later: adding an object leaves out links that lead nowhere yet. */
export function lateLinks(objects: readonly SceneObject[], steps: readonly Step[]): Operation[] {
  const stepIds = new Set(steps.map(({ id }) => id));
  const trees = objects.map((object) => withDescendants(object));
  const turns = new Map(trees.flatMap((tree, turn) => tree.map(({ id }) => [id, turn] as const)));
  return trees.flatMap((tree, turn) => {
    const isLate = (link: Link | undefined) =>
      (link?.kind === 'object' && (turns.get(link.id) ?? -1) > turn) || (link?.kind === 'step' && stepIds.has(link.id));
    return tree.flatMap((object) => linking(object, isLate));
  });
}

function linking(object: SceneObject, isLate: (link: Link | undefined) => boolean): Operation[] {
  const { id, link } = object;
  const own: Operation[] = isLate(link) ? [{ kind: 'set', id, fields: { link } }] : [];
  const inText = (paragraphs: readonly Paragraph[], part?: string): Operation[] => {
    const change = linkingText(paragraphs, isLate);
    return change.length === 0 ? [] : [{ kind: 'text', id, ...(part !== undefined && { part }), change }];
  };
  if (object.kind === 'text') return [...own, ...inText(object.paragraphs)];
  if (object.kind !== 'table') return own;
  return [...own, ...object.rows.flatMap(({ cells }) => cells.flatMap((cell) => inText(cell.paragraphs, cell.id)))];
}

function linkingText(paragraphs: readonly Paragraph[], isLate: (link: Link | undefined) => boolean): TextChange {
  const change = new ChangeWriter();
  for (const { runs } of paragraphs) {
    change.add({ keep: 1 });
    for (const { text, link } of runs) change.add({ keep: text.length, ...(isLate(link) && { letters: { link } }) });
  }
  return change.finish();
}
