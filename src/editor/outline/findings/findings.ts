import type { Draft } from '#model/change/draft/draft.ts';
import { isOnCanvas } from '#model/change/draft/links.ts';
import type { ObjectId, Presentation, SceneObject, Step, TextObject } from '#model/presentation/presentation.ts';
import type { TextLayout } from '#model/text/layout.ts';
import { isHidden, isLocked } from '../../core/selection/states.ts';
import { hasPoints } from '../../objects/points.ts';
import { isFormula } from '../../objects/selected-formula.ts';
import type { Faintness } from './faint.ts';

/** Something that people would be better off without. */
export type Finding =
  | { readonly kind: 'undescribed'; readonly id: ObjectId }
  | { readonly kind: 'overflowing'; readonly id: ObjectId }
  /** Words whose contrast with what is behind them is only this; `needsPaper` if no other colour would be better everywhere. */
  | { readonly kind: 'faint'; readonly id: ObjectId; readonly ratio: number; readonly needsPaper: boolean }
  /** A step that leads to something hidden. */
  | { readonly kind: 'unseen'; readonly step: string; readonly id: ObjectId }
  /** A step that neither leads anywhere nor shows or hides anything. */
  | { readonly kind: 'idle'; readonly step: string };

/** Nobody has to write or decide anything: what is hidden may be meant to be. */
export const isPlain = ({ kind }: Finding): boolean => kind === 'overflowing' || kind === 'faint' || kind === 'idle';

export interface Findings {
  /** Of the list, those that are plain and not locked. */
  readonly plain: number;
  readonly list: readonly Finding[];
  /** Pictures, and how many of them are described or said to be decoration. */
  readonly pictures: number;
  readonly described: number;
}

/** How high the lines of a text are, and how many. */
export type Lines = Pick<TextLayout, 'height' | 'lineCount'>;

/** `linesOf` says it as far as it is known, and so does `faint`. */
export function findingsIn(
  draft: Draft,
  linesOf: (text: TextObject) => Lines | undefined,
  faint: ReadonlyMap<ObjectId, Faintness> = new Map(),
): Findings {
  const { presentation, entries } = draft;
  const objects = [...entries.values()].map(({ object }) => object);
  const there = ({ id }: SceneObject) => isOnCanvas(draft, id) && !isHidden(draft, id);
  const pictures = objects.filter(isPicture).filter(there);
  const undescribed = pictures.filter((picture) => !isDescribed(picture, presentation));
  const overflowing = objects.filter((object) => object.kind === 'text' && runsOver(object, linesOf(object))).filter(there);
  const list = [
    ...undescribed.map(({ id }): Finding => ({ kind: 'undescribed', id })),
    ...overflowing.map(({ id }): Finding => ({ kind: 'overflowing', id })),
    // Rounded down: what is almost enough is not enough.
    ...[...faint].map(([id, { ratio, needsPaper }]): Finding => ({ kind: 'faint', id, ratio: Math.floor(ratio * 10) / 10, needsPaper })),
    ...presentation.path.flatMap(({ id: step, to }): Finding[] =>
      to !== undefined && isHidden(draft, to) ? [{ kind: 'unseen', step, id: to }] : [],
    ),
    ...presentation.path.filter(isIdle).map(({ id }): Finding => ({ kind: 'idle', step: id })),
  ];
  return {
    list,
    plain: list.filter((finding) => isPlain(finding) && !('id' in finding && isLocked(draft, finding.id))).length,
    pictures: pictures.length,
    described: pictures.length - undescribed.length,
  };
}

/** The first step shows the whole canvas if nothing else. */
const isIdle = ({ to, reveal, hide = [], notes, caption }: Step, place: number): boolean =>
  place > 0 && to === undefined && reveal.length === 0 && hide.length === 0 && notes.trim() === '' && !caption?.trim();

type Picture = Extract<SceneObject, { kind: 'image' | 'video' | 'drawing' }>;

/** A drawing of one outline is a shape or a stroke, and a formula says itself what it is. */
const isPicture = (object: SceneObject): object is Picture =>
  object.kind === 'image' || object.kind === 'video' || (object.kind === 'drawing' && !isFormula(object) && !hasPoints(object));

/** An empty description says that it is decoration. */
const isDescribed = (picture: Picture, { assets }: Presentation): boolean =>
  (picture.alt ?? ('asset' in picture ? assets[picture.asset]?.alt : undefined)) !== undefined;

/** Of a line: so much may be outside, which only shows where letters hang low. */
const SLACK = 0.5;

const runsOver = ({ height }: TextObject, lines: Lines | undefined): boolean =>
  lines !== undefined && lines.lineCount > 0 && lines.height - height > (SLACK * lines.height) / lines.lineCount;
