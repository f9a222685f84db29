import { formatCell } from '#model/paint/forms/chart-plain/cell-format.ts';
import { accentsOf } from '#model/paint/forms/chart/chart-form.ts';
import type { Fields } from '#model/change/operation.ts';
import type { Color } from '#model/presentation/paints.ts';
import type { ChartObject, ObjectId, TableObject } from '#model/presentation/presentation.ts';
import { readClipboard } from '../../core/clipboard/dom-clipboard.ts';
import type { ChangeKind } from '../../core/history/history.ts';
import type { Desk } from '../../desk/desk.ts';
import * as axes from './chart-axes.ts';
import { chartFacts } from './chart-facts.ts';
import { chartDataOf, chartToTable, tableToChart } from './convert.ts';
import { gridAct } from './grid-keys.ts';
import { openGrid } from './grid-session.ts';
import { markPlace } from './mark-place.ts';

/** Everything about the data of charts and tables. */
export function createGridTools(desk: Desk) {
  const objectOf = (id: ObjectId) => desk.draft.entries.get(id)?.object;
  const automaticColors = (): Color[] => accentsOf(desk.kit());
  const colorsOf = (chart: ChartObject): Color[] => {
    const accents = automaticColors();
    return chart.series.map(({ color }, index) => color ?? accents[index % accents.length] ?? 'text');
  };
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
    colorsOf,
    setColor(chart: ChartObject, series: ChartObject['series'][number], color: Color | undefined, kind: ChangeKind): boolean {
      const accents = automaticColors();
      const automatic = accents[chart.series.indexOf(series) % accents.length] ?? 'text';
      return desk.do(axes.colorOperations(chart, series, color, automatic), { kind });
    },

    axesOf: axes.axesOf,
    isExact: axes.isExact,
    /** Its axes and labels are set from now on, or follow from the data again. */
    setExact: (chart: ChartObject, isSet: boolean): boolean =>
      desk.do(isSet ? axes.exactOperations(chart, colorsOf(chart)) : [{ kind: 'set', id: chart.id, fields: { plain: null } }]),
    setKind: (chart: ChartObject, kind: ChartObject['chart']): boolean => desk.do(axes.kindOperations(chart, kind, colorsOf(chart))),
    setAxis: (chart: ChartObject, axis: axes.AxisName, fields: Fields): boolean =>
      desk.do([{ kind: 'set', id: chart.id, fields: axes.axisFields(axis, fields) }]),
    showGrid: (chart: ChartObject, axis: axes.AxisName, isShown: boolean): boolean =>
      desk.do([{ kind: 'set', id: chart.id, fields: axes.axisFields(axis, { grid: axes.gridOf(chart, isShown) }) }]),
    labelPartsOf: axes.labelPartsOf,
    saysAtValues: axes.saysAtValues,
    sayAtValues: (chart: ChartObject, part: axes.LabelPart, isShown: boolean): boolean =>
      desk.do(axes.labelOperations(chart, part, isShown)),
    /** A number as a spreadsheet writes it. */
    formatCell,
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
