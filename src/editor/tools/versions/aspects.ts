import type { ObjectId, Presentation, SceneObject, Step } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';

/** What can be different about something, in the order in which it is told. */
export const aspects = [
  'title',
  'words',
  'description',
  'language',
  'data',
  'picture',
  'place',
  'position',
  'size',
  'rotation',
  'order',
  'look',
  'palette',
  'fonts',
  'styles',
  'background',
  'alt',
  'link',
  'target',
  'reveals',
  'travel',
  'hold',
  'notes',
  'caption',
] as const;
export type Aspect = (typeof aspects)[number];

/** Where an object is, besides what it is like. */
export interface Placed {
  readonly object: SceneObject;
  /** Or the layer it is in. */
  readonly parent: ObjectId | undefined;
}

const ofFields: Readonly<Record<string, Aspect>> = {
  title: 'title',
  label: 'title',
  x: 'position',
  y: 'position',
  width: 'size',
  height: 'size',
  scale: 'size',
  rotation: 'rotation',
  points: 'position',
  startsAt: 'position',
  endsAt: 'position',
  order: 'order',
  alt: 'alt',
  link: 'link',
  asset: 'picture',
  poster: 'picture',
  crop: 'picture',
  flip: 'picture',
  code: 'words',
  categories: 'data',
  unit: 'data',
};

const ofSteps: Readonly<Record<string, Aspect>> = {
  title: 'title',
  to: 'target',
  order: 'place',
  reveal: 'reveals',
  hide: 'reveals',
  duration: 'travel',
  curve: 'travel',
  hold: 'hold',
  isTimed: 'hold',
  notes: 'notes',
  caption: 'caption',
};

const inOrder = (found: ReadonlySet<Aspect>): readonly Aspect[] => aspects.filter((aspect) => found.has(aspect));

/** Everything about an object itself, not about what is in it. */
export function aspectsOf(was: Placed, now: Placed): readonly Aspect[] {
  const found = new Set<Aspect>();
  for (const name of namesOf(was.object, now.object)) {
    if (name === 'id' || name === 'children') continue;
    const [one, other]: unknown[] = [Reflect.get(was.object, name), Reflect.get(now.object, name)];
    if (isAlike(one, other)) continue;
    for (const aspect of within(name, was.object, now.object)) found.add(aspect);
  }
  if (was.parent !== now.parent) {
    // Numbers of another parent say nothing.
    for (const one of ['position', 'size', 'rotation', 'order'] as const) found.delete(one);
    found.add('place');
  }
  return inOrder(found);
}

function namesOf(one: object, other: object): string[] {
  const names = Object.keys(one);
  for (const name of Object.keys(other)) if (!(name in one)) names.push(name);
  return names;
}

function within(name: string, was: SceneObject, now: SceneObject): Aspect[] {
  if (name === 'paragraphs' && was.kind === 'text' && now.kind === 'text') return inTexts([was.paragraphs], [now.paragraphs]);
  if (name === 'rows' && was.kind === 'table' && now.kind === 'table') return inTexts(textsOf(was.rows), textsOf(now.rows));
  if (name === 'series' && was.kind === 'chart' && now.kind === 'chart') {
    const dataOf = (chart: typeof now) => chart.series.map(({ name, values, x }) => ({ name, values, x }));
    return isAlike(dataOf(was), dataOf(now)) ? ['look'] : ['data'];
  }
  return [ofFields[name] ?? 'look'];
}

type Texts = readonly (readonly Paragraph[])[];
type Rows = Extract<SceneObject, { kind: 'table' }>['rows'];

/** As JSON would be the same. Documents have many thousands of values: nothing is copied. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  for (const name in one) if (!isAlike(Reflect.get(one, name), Reflect.get(other, name))) return false;
  for (const name in other) if (Reflect.get(other, name) !== undefined && Reflect.get(one, name) === undefined) return false;
  return true;
}

const without = (object: object, ...names: readonly string[]): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

const textsOf = (rows: Rows): Texts => rows.flatMap(({ cells }) => cells.map(({ paragraphs }) => paragraphs));
const wordsOf = (texts: Texts): string[][] => texts.map((text) => text.map(({ runs }) => runs.map((run) => run.text).join('')));
const looksOf = (texts: Texts): unknown =>
  texts.map((text) => text.map((paragraph) => [without(paragraph, 'id', 'runs'), paragraph.runs.map((run) => without(run, 'text'))]));

/** Other words; if those are the same, they look different. Ids of paragraphs mean nothing to people. */
function inTexts(was: Texts, now: Texts): Aspect[] {
  if (!isAlike(wordsOf(was), wordsOf(now))) return ['words'];
  return isAlike(looksOf(was), looksOf(now)) && was.length === now.length ? [] : ['look'];
}

export function stepAspects(was: Step, now: Step): readonly Aspect[] {
  const found = new Set<Aspect>();
  for (const name of namesOf(was, now)) {
    const aspect = ofSteps[name];
    if (aspect && !isAlike(Reflect.get(was, name), Reflect.get(now, name))) found.add(aspect);
  }
  return inOrder(found);
}

/** Of the presentation itself. */
export function headAspects(was: Presentation, now: Presentation): readonly Aspect[] {
  const found = new Set<Aspect>();
  for (const name of ['title', 'description', 'language'] as const) if (was[name] !== now[name]) found.add(name);
  if (!isAlike(was.theme.palette, now.theme.palette)) found.add('palette');
  if (!isAlike(was.theme.fonts, now.theme.fonts)) found.add('fonts');
  if (!isAlike(was.theme.textStyles, now.theme.textStyles)) found.add('styles');
  const backgroundOf = ({ theme }: Presentation) => ({
    fill: theme.background.fill,
    layers: theme.background.layers.map((layer) => without(layer, 'objects')),
  });
  if (!isAlike(backgroundOf(was), backgroundOf(now))) found.add('background');
  return inOrder(found);
}

/** What is written on it as its name, if there is such a field. */
export function titleOf(object: SceneObject): string | undefined {
  if (object.kind === 'link') return object.label;
  return 'title' in object ? object.title : undefined;
}
