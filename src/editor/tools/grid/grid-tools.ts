import { accentsOf } from '#model/paint/forms/chart/chart-form.ts';
import type { Color } from '#model/presentation/paints.ts';
import type { ChartObject, ObjectId, TableObject } from '#model/presentation/presentation.ts';
import { readClipboard } from '../../core/clipboard/dom-clipboard.ts';
import type { Desk } from '../../desk/desk.ts';
import { chartFacts } from './chart-facts.ts';
import { chartDataOf, chartToTable, tableToChart } from './convert.ts';
import { gridAct } from './grid-keys.ts';
import { openGrid } from './grid-session.ts';
import { markPlace } from './mark-place.ts';

/** Everything about the data of charts and tables. */
export function createGridTools(desk: Desk) {
  const objectOf = (id: ObjectId) => desk.draft.entries.get(id)?.object;
  return {
    open: (id: ObjectId, language: string) => openGrid(desk, id, language),
    keyAct: gridAct,
    /** Of a button; the keys have the browser's events. Undefined if the browser does not allow it. */
    readClipboard: () => readClipboard(navigator.clipboard),
    facts: chartFacts,
    markPlace: (id: ObjectId, series: number, point: number) => markPlace(desk, id, series, point),
    chartOf(id: ObjectId): ChartObject | undefined {
      const object = objectOf(id);
      return object?.kind === 'chart' ? object : undefined;
    },
    /** Of each series, its own or that of the theme. */
    colorsOf(chart: ChartObject): Color[] {
      const accents = accentsOf(desk.kit());
      return chart.series.map(({ color }, index) => color ?? accents[index % accents.length] ?? 'text');
    },
    canBecomeChart: (table: TableObject) => chartDataOf(table, desk.draft.presentation.language) !== undefined,
    /** A chart of a table, or a table of a chart. What cannot be is told. */
    convert(id: ObjectId): boolean {
      const object = objectOf(id);
      const { language } = desk.draft.presentation;
      const isDone =
        object?.kind === 'table' ? tableToChart(desk, object, language) : object?.kind === 'chart' && chartToTable(desk, object, language);
      if (!isDone && object)
        desk.tell({ kind: 'done', text: object.kind === 'table' ? 'editorData.noNumbers' : 'editorData.tooLargeForTable' });
      return isDone;
    },
  };
}

export type GridTools = ReturnType<typeof createGridTools>;
