import type { Fields } from '#model/change/operation.ts';
import type { ChartObject, ImageObject, ObjectId, SceneObject, TableObject } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';
import { canStack, legendFields, showsLegend } from './charts.ts';
import { flipFields, isCropped, maskFields, type MaskKind, replacedBy, uncropped } from './pictures.ts';
import { tablePlace, withColumnAfter, withoutColumn, withoutRow, withRowAfter } from './tables.ts';

type SetEach = (ids: readonly ObjectId[], fieldsFor: (object: SceneObject) => Fields) => boolean;

/** What only pictures, tables and charts have. */
export function contentTools(desk: Desk, setEach: SetEach) {
  const newCell = () => desk.newId('cell');
  const setPicture = (id: ObjectId, fieldsFor: (image: ImageObject) => Fields) =>
    setEach([id], (object) => (object.kind === 'image' ? fieldsFor(object) : {}));
  const setTable = (id: ObjectId, fieldsFor: (table: TableObject) => Fields) =>
    setEach([id], (object) => (object.kind === 'table' ? fieldsFor(object) : {}));

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
    flip: (id: ObjectId, axis: 'x' | 'y') => setPicture(id, (image) => flipFields(image, axis)),

    tablePlace(table: TableObject) {
      const { selection } = desk.state();
      return tablePlace(table, selection.kind === 'text' && selection.id === table.id ? selection.part : undefined);
    },
    addRow: (id: ObjectId, after: number) => setTable(id, (table) => withRowAfter(table, after, newCell)),
    removeRow: (id: ObjectId, at: number) => setTable(id, (table) => withoutRow(table, at)),
    addColumn: (id: ObjectId, after: number) => setTable(id, (table) => withColumnAfter(table, after, newCell)),
    removeColumn: (id: ObjectId, at: number) => setTable(id, (table) => withoutColumn(table, at)),

    canStack,
    showsLegend,
    showLegend: (id: ObjectId, isShown: boolean) =>
      setEach([id], (object): Fields => (object.kind === 'chart' ? legendFields(object satisfies ChartObject, isShown) : {})),
  };
}
