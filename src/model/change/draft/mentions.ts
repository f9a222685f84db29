import type { Link } from '../../presentation/link.ts';
import type { SceneObject, Step } from '../../presentation/presentation.ts';
import type { Paragraph } from '../../presentation/texts.ts';

/** Who refers to what. An object that links to another several times counts once for each. */
export interface Mentions {
  /** By the id of the object or step they lead to: the objects with such links. */
  readonly byObjects: { readonly object: Counts; readonly step: Counts };
  /** By the id of an object: the steps that go to it, reveal or hide it. */
  readonly bySteps: Counts;
  /** By the id of an object: the lines that are attached to it. */
  readonly byLines: Counts;
}

type Counts = Map<string, Map<string, number>>;

export const mentionsOf = (): Mentions => ({ byObjects: { object: new Map(), step: new Map() }, bySteps: new Map(), byLines: new Map() });

export function noteMentions({ byObjects, byLines }: Mentions, object: SceneObject, sign: 1 | -1): void {
  if (object.kind === 'line') {
    for (const end of [object.startsAt, object.endsAt]) if (end) count(byLines, end.id, object.id, sign);
  }
  forEachLink(object, (link) => {
    if (link.kind !== 'address') count(byObjects[link.kind], link.id, object.id, sign);
  });
}

export function noteSteps({ bySteps }: Mentions, steps: readonly Step[], sign: 1 | -1): void {
  for (const { id, to, reveal, hide = [] } of steps) {
    if (to !== undefined) count(bySteps, to, id, sign);
    for (const object of [...reveal, ...hide]) count(bySteps, object, id, sign);
  }
}

export function forEachLink(object: SceneObject, visit: (link: Link) => void): void {
  if (object.link) visit(object.link);
  const visitText = (paragraphs: readonly Paragraph[]) => {
    for (const { runs } of paragraphs) for (const { link } of runs) if (link) visit(link);
  };
  if (object.kind === 'text') visitText(object.paragraphs);
  else if (object.kind === 'table') for (const { cells } of object.rows) for (const cell of cells) visitText(cell.paragraphs);
}

function count(counts: Counts, target: string, holder: string, sign: 1 | -1): void {
  const holders = counts.get(target) ?? new Map<string, number>();
  const number = (holders.get(holder) ?? 0) + sign;
  if (number === 0) holders.delete(holder);
  else holders.set(holder, number);
  if (holders.size === 0) counts.delete(target);
  else counts.set(target, holders);
}
