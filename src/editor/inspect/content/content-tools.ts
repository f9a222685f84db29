import type { Fields } from '#model/change/operation.ts';
import type { Color } from '#model/presentation/paints.ts';
import type { ChartObject, ImageObject, ObjectId, SceneObject, TableObject } from '#model/presentation/presentation.ts';
import type { ChangeKind } from '../../core/history/history.ts';
import type { Desk } from '../../desk/desk.ts';
import { canStack, legendFields, showsLegend } from './charts.ts';
import { flipFields, isCropped, maskFields, type MaskKind, replacedBy, uncropped } from './pictures.ts';
import { canJoin, type CellSide, isJoined, joinOperations, splitOperations } from './joined-cells.ts';
import { type Orders, rearranged, withLine, withoutLine } from './table-lines.ts';
import { type CellScope, cellsIn, fillOperations, tablePlace } from './tables.ts';

type SetEach = (ids: readonly ObjectId[], fieldsFor: (object: SceneObject) => Fields) => boolean;

/** What only pictures, tables and charts have. */
export function contentTools(desk: Desk, setEach: SetEach) {
  const setPicture = (id: ObjectId, fieldsFor: (image: ImageObject) => Fields) =>
    setEach([id], (object) => (object.kind === 'image' ? fieldsFor(object) : {}));
  const tableOf = (id: ObjectId): TableObject | undefined => {
    const object = desk.draft.entries.get(id)?.object;
    return object?.kind === 'table' ? object : undefined;
  };
  const rearrange = (id: ObjectId, ordersOf: (table: TableObject) => Orders): boolean => {
    const table = tableOf(id);
    const operations = table ? rearranged(table, ordersOf(table), desk.newId) : 'joined';
    return operations !== 'joined' && desk.do(operations);
  };
  /** The cell where somebody types. */
  const partOf = (id: ObjectId): string | undefined => {
    const { selection } = desk.state();
    return selection.kind === 'text' && selection.id === id ? selection.part : undefined;
  };

  return {
    async replacePicture(id: ObjectId, file: Blob): Promise<boolean> {
      const picture = await desk.storePicture(file);
      // It may be gone by now.
      const object = desk.draft.entries.get(id)?.object;
      return picture !== undefined && object?.kind === 'image' && desk.do(replacedBy(object, picture));
    },
    isCropped,
    showWholePicture: (id: ObjectId) =>
      setPicture(id, (image) => {
        const asset = desk.draft.presentation.assets[image.asset];
        return asset ? uncropped(image, asset) : {};
      }),
    setMask: (id: ObjectId, kind: Exclude<MaskKind, 'path'>) => setPicture(id, (image) => maskFields(image, kind)),
    flip: (ids: readonly ObjectId[], axis: 'x' | 'y') =>
      setEach(ids, (object) => (object.kind === 'image' ? flipFields(object, axis) : {})),

    tablePlace: (table: TableObject) => tablePlace(table, partOf(table.id)),
    addRow: (id: ObjectId, after: number) => rearrange(id, ({ rows }) => ({ rows: withLine(rows.length, after + 1) })),
    removeRow: (id: ObjectId, at: number) => rearrange(id, ({ rows }) => ({ rows: withoutLine(rows.length, at) })),
    addColumn: (id: ObjectId, after: number) => rearrange(id, ({ columns }) => ({ columns: withLine(columns.length, after + 1) })),
    removeColumn: (id: ObjectId, at: number) => rearrange(id, ({ columns }) => ({ columns: withoutLine(columns.length, at) })),
    cellsIn: (table: TableObject, scope: CellScope) => cellsIn(table, partOf(table.id), scope),
    fillCells(id: ObjectId, scope: CellScope, color: Color | undefined, kind: ChangeKind = 'change'): boolean {
      const table = tableOf(id);
      return table !== undefined && desk.do(fillOperations(table, cellsIn(table, partOf(id), scope), color), { kind });
    },

    isJoined: (table: TableObject) => isJoined(table, partOf(table.id)),
    canJoin: (table: TableObject, side: CellSide) => canJoin(table, partOf(table.id), side),
    join(id: ObjectId, side: CellSide): boolean {
      const [table, { selection }] = [tableOf(id), desk.state()];
      return table !== undefined && selection.kind === 'text' && desk.do(joinOperations(desk.draft, table, selection, side, desk.newId));
    },
    split(id: ObjectId): boolean {
      const [table, part] = [tableOf(id), partOf(id)];
      return table !== undefined && part !== undefined && desk.do(splitOperations(table, part, desk.newId));
    },

    canStack,
    showsLegend,
    showLegend: (id: ObjectId, isShown: boolean) =>
      setEach([id], (object): Fields => (object.kind === 'chart' ? legendFields(object satisfies ChartObject, isShown) : {})),
  };
}
