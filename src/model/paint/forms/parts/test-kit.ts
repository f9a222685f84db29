import type { Rectangle } from '../../../geometry/rectangle.ts';
import { compilePath } from '../../../geometry/path.ts';
import { defaultTheme } from '../../../presentation/default-theme.ts';
import type { DrawingNode, DrawingPath } from '../../../presentation/drawing.ts';
import type { SceneObject } from '../../../presentation/presentation.ts';
import type { Form, FormKit } from '../form.ts';
import { richForms } from '../rich-forms.ts';

/** Every glyph is half as wide as it is high. */
export const testKit: FormKit = {
  theme: defaultTheme,
  language: 'en',
  measure: (text) => [...text].length / 2,
  labels: { missingImage: 'Missing', unreadable: 'Unreadable' },
  rich: richForms,
};

export const placed = { id: 'one', x: 0, y: 0, rotation: 0, scale: 1, width: 640, height: 360, opacity: 1 };

/** All paths, including those in groups, bottom to top. */
export const pathsOf = (forms: readonly Form[]): DrawingPath[] =>
  forms.flatMap((form) => (form.kind === 'drawing' ? flat(form.nodes) : []));

const flat = (nodes: readonly DrawingNode[]): DrawingPath[] =>
  nodes.flatMap((node) => (node.kind === 'path' ? [node] : flat(node.children)));

export const textsOf = (forms: readonly Form[]): string[] =>
  forms.flatMap((form) => (form.kind === 'text' ? [form.layout.fragments.map(({ text }) => text).join('')] : []));

export const boundsOf = (d: string): Rectangle => compilePath(d).bounds;

/** The bounds of each subpath. */
export const piecesOf = (d: string): Rectangle[] => (d.match(/M[^M]*/g) ?? []).map(boundsOf);

/** Finds numbers that no canvas can draw, and returns where they are. */
export function notFinite(value: unknown, place = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [place];
  if (typeof value === 'string')
    return /NaN|Infinity|undefined/.test(value) && place.endsWith('.d') ? [`${place}: ${value.slice(0, 80)}`] : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => notFinite(part, `${place}.${key}`))
    : [];
}

export type Kind<K extends SceneObject['kind']> = Extract<SceneObject, { kind: K }>;
