import type { ChartObject, Presentation, SceneObject, Step } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';

/** Where something is written. */
export type WrittenAt =
  /** In the letters of a text, of code, or of the table cell `part`; offsets count as in `model/change/text`. */
  | { readonly kind: 'letters'; readonly id: string; readonly part?: string | undefined }
  | { readonly kind: 'field'; readonly id: string; readonly field: 'title' | 'label' | 'alt' | 'unit' }
  /** In a chart: the name of the category at a place, of the series with an id, or the title of an axis. */
  | { readonly kind: 'category'; readonly id: string; readonly place: number }
  | { readonly kind: 'series'; readonly id: string; readonly part: string }
  | { readonly kind: 'axis'; readonly id: string; readonly axis: AxisName }
  | { readonly kind: 'step'; readonly step: string; readonly field: 'title' | 'caption' | 'notes' };

const axes = ['valueAxis', 'secondAxis', 'categoryAxis'] as const;
export type AxisName = (typeof axes)[number];

export interface Written {
  readonly at: WrittenAt;
  readonly text: string;
  /** Where the text begins. */
  readonly start: number;
  readonly language: string;
}

/** Objects and steps in the order in which they are searched: the canvas, what is behind it, the path. */
export function* holdersIn({ root, theme, path }: Presentation): Generator<SceneObject | Step> {
  yield* below(root);
  for (const { objects } of theme.background.layers) for (const object of objects) yield* below(object);
  yield* path;
}

function* below(object: SceneObject): Generator<SceneObject> {
  yield object;
  if ('children' in object) for (const child of object.children) yield* below(child);
}

/** Everything that is written there, not what is in it. */
export function writtenIn(holder: SceneObject | Step, language: string): Written[] {
  return 'kind' in holder
    ? [...lettersOf(holder, language), ...fieldsOf(holder, language), ...chartWords(holder, language)]
    : stepFields(holder, language);
}

function lettersOf(object: SceneObject, language: string): Written[] {
  if (object.kind === 'code') return [{ at: { kind: 'letters', id: object.id }, text: object.code, start: 1, language }];
  if (object.kind === 'text') return paragraphsOf({ kind: 'letters', id: object.id }, object.paragraphs, object.language ?? language);
  if (object.kind !== 'table') return [];
  return object.rows.flatMap(({ cells }) =>
    cells.flatMap(({ id: part, paragraphs }) => paragraphsOf({ kind: 'letters', id: object.id, part }, paragraphs, language)),
  );
}

/** One by one: nothing is found across two of them. */
function paragraphsOf(at: WrittenAt, paragraphs: readonly Paragraph[], language: string): Written[] {
  let start = 0;
  return paragraphs.map(({ runs, language: own = language }) => {
    const text = runs.map((run) => run.text).join('');
    const written = { at, text, start: start + 1, language: own };
    start += text.length + 1;
    return written;
  });
}

function fieldsOf(object: SceneObject, language: string): Written[] {
  const fields = ['title', 'label', 'alt', 'unit'] as const;
  return fields.flatMap((field) => {
    const text: unknown = Reflect.get(object, field);
    return typeof text === 'string' && text !== '' ? [{ at: { kind: 'field', id: object.id, field }, text, start: 0, language }] : [];
  });
}

function chartWords(object: SceneObject, language: string): Written[] {
  if (object.kind !== 'chart') return [];
  return namesIn(object).flatMap(([at, text]) => (text ? [{ at, text, start: 0, language }] : []));
}

const namesIn = ({ id, categories, series, plain }: ChartObject): (readonly [WrittenAt, string | undefined])[] => [
  ...axes.map((axis) => [{ kind: 'axis', id, axis }, plain?.[axis]?.title] as const),
  ...categories.map((name, place) => [{ kind: 'category', id, place }, name] as const),
  ...series.flatMap(({ id: part, name }) => (part === undefined ? [] : [[{ kind: 'series', id, part }, name] as const])),
];

function stepFields(step: Step, language: string): Written[] {
  const fields = ['title', 'caption', 'notes'] as const;
  return fields.flatMap((field) => {
    const text = step[field];
    return text ? [{ at: { kind: 'step', step: step.id, field }, text, start: 0, language }] : [];
  });
}
