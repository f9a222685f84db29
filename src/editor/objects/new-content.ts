import type { Point } from '#model/geometry/matrix.ts';
import type { ShapeName } from '#model/presentation/presentation.ts';
import type { Desk } from '../desk/desk.ts';

export type NewKind = 'topic' | 'frame' | 'text' | 'line' | 'arrow' | 'table' | 'chart' | 'code' | { shape: ShapeName };

/** What a click makes: width and height in CSS pixels of the view. */
const SIZES = {
  topic: [320, 320],
  frame: [320, 180],
  text: [320, 0],
  shape: [160, 160],
  line: [200, 0],
  table: [420, 160],
  chart: [420, 300],
  code: [420, 160],
} as const;

export const sizeOf = (kind: NewKind): readonly [width: number, height: number] =>
  SIZES[typeof kind === 'object' ? 'shape' : kind === 'arrow' ? 'line' : kind];

export const textOf = (desk: Desk) => ({
  styleClass: 'body',
  paragraphs: [{ id: desk.newId('paragraph'), runs: [{ text: '' }] }],
});

export const shapeOf = (shape: ShapeName) => ({
  shape,
  fill: { kind: 'color', color: 'accent1' },
  ...(shape === 'rounded' && { radius: 16 }),
});

export const lineOf = (kind: 'line' | 'arrow', points: readonly Point[], width: number) => ({
  points,
  course: 'straight',
  stroke: { paint: { kind: 'color', color: 'text' }, width, dash: [], cap: 'round', join: 'round' },
  start: 'none',
  end: kind === 'arrow' ? 'arrow' : 'none',
});

export function tableOf(desk: Desk) {
  const cell = () => ({ id: desk.newId('cell'), paragraphs: [{ id: desk.newId('paragraph'), runs: [{ text: '' }] }] });
  const row = () => ({ cells: [cell(), cell(), cell()] });
  return {
    columns: [1, 1, 1],
    rows: [row(), row(), row()],
    hasHeader: true,
    lines: { paint: { kind: 'color', color: 'muted' }, width: 1, dash: [], cap: 'butt', join: 'miter' },
    fontSize: 20,
  };
}

export const chartOf = (desk: Desk) => ({
  chart: 'column',
  title: '',
  categories: ['A', 'B', 'C', 'D'],
  series: [{ id: desk.newId('series'), name: '', values: [4, 7, 5, 9] }],
  isStacked: false,
  hasLegend: false,
  unit: '',
});

export const codeOf = () => ({ code: '', codeLanguage: 'ts', fontSize: 20, hasLineNumbers: true });
