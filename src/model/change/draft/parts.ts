import type { ChartSeries, SceneObject, TableCell } from '../../presentation/presentation.ts';
import { Refusal } from '../operation.ts';

/** A cell of a table, or a series of a chart. */
export function findPart(object: SceneObject, id: string): TableCell | ChartSeries {
  const parts = object.kind === 'table' ? object.rows.flatMap(({ cells }) => cells) : object.kind === 'chart' ? object.series : [];
  const part = (parts as readonly (TableCell | ChartSeries)[]).find((part) => part.id === id);
  if (!part) throw new Refusal('unknown-part', id);
  return part;
}

export function findCell(object: SceneObject, id: string): TableCell {
  const part = findPart(object, id);
  if (!('paragraphs' in part)) throw new Refusal('unknown-part', id);
  return part;
}

export function changePart(object: SceneObject, id: string, part: object): SceneObject {
  const exchange = <T extends { readonly id?: string | undefined }>(list: readonly T[]): readonly T[] =>
    list.some((there) => there.id === id) ? list.map((there) => (there.id === id ? (part as T) : there)) : list;
  if (object.kind === 'chart') return { ...object, series: exchange(object.series) };
  if (object.kind !== 'table') return object;
  const rows = object.rows.map((row) => {
    const cells = exchange(row.cells);
    return cells === row.cells ? row : { ...row, cells };
  });
  return { ...object, rows };
}
