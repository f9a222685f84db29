import type { Presentation, SceneObject, TextObject } from '../presentation/presentation.ts';
import { layoutText, type LayoutKit } from './layout-text.ts';
import type { MeasuredText } from './layout.ts';

/** Beyond this many texts, sending measurements takes longer than taking them when they are needed. */
const MOST = 5_000;
/** More digits than any screen shows. */
const DIGITS = 6;

/** Line breaks and widths of a presentation's texts, in the document's order, for viewers that should not have to measure them. */
export const measureTexts = (presentation: Presentation, kit: Omit<LayoutKit, 'theme' | 'language'>): MeasuredText[] =>
  textsIn(presentation)
    .slice(0, MOST)
    .map((text) => layoutText(text, { ...presentation, ...kit }).measured.map((lines) => lines.map((line) => line.map(rounded))));

/** To the texts they were measured for. */
export const assignMeasured = (presentation: Presentation, measured: readonly MeasuredText[]): ReadonlyMap<SceneObject, MeasuredText> =>
  new Map(textsIn(presentation).flatMap((text, place) => (measured[place] ? [[text, measured[place]]] : [])));

const rounded = (width: number) => Number(width.toPrecision(DIGITS));

function textsIn({ root, theme }: Presentation): TextObject[] {
  const found: TextObject[] = [];
  const visit = (object: SceneObject) => {
    if (object.kind === 'text') found.push(object);
    if ('children' in object) object.children.forEach(visit);
  };
  visit(root);
  for (const { objects } of theme.background.layers) objects.forEach(visit);
  return found;
}
