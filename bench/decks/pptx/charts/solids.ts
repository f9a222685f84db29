import type { Topic } from '../construct.ts';
import { axes, axis, axisIds, chart, chartData, seriesOf } from './chart-markup.ts';
import { slices } from './kinds.ts';

const view = (x: number, y: number, isSquare = true): string =>
  `<c:view3D><c:rotX val="${x}"/><c:rotY val="${y}"/><c:rAngAx val="${isSquare ? 1 : 0}"/></c:view3D>`;
const ids = `${axisIds}<c:axId val="0"/>`;
const threeAxes = `${axisIds}<c:axId val="333"/>`;
const depth = axis('serAx', 333, 111, { side: 'b' });

export const solids: Topic = {
  'column-3d': (kit, box) =>
    chart(
      kit,
      box,
      `<c:bar3DChart><c:barDir val="${kit.chance.among(['col', 'bar'])}"/><c:grouping val="${kit.chance.among(['clustered', 'stacked'])}"/><c:varyColors val="0"/>${seriesOf(chartData(kit))}<c:gapWidth val="150"/><c:shape val="${kit.chance.among(['box', 'cylinder', 'cone', 'pyramid'])}"/>${ids}</c:bar3DChart>${axes()}`,
      { view: view(15, 20) },
    ),
  'pie-3d': (kit, box) =>
    chart(kit, box, `<c:pie3DChart><c:varyColors val="1"/>${seriesOf(slices(kit))}</c:pie3DChart>`, { view: view(30, 0, false) }),
  'line-3d': (kit, box) =>
    chart(
      kit,
      box,
      `<c:line3DChart><c:grouping val="standard"/><c:varyColors val="0"/>${seriesOf(chartData(kit, 2))}${threeAxes}</c:line3DChart>${axes()}${depth}`,
      { view: view(15, 20, false) },
    ),
  'area-3d': (kit, box) =>
    chart(
      kit,
      box,
      `<c:area3DChart><c:grouping val="standard"/><c:varyColors val="0"/>${seriesOf(chartData(kit, 2))}${threeAxes}</c:area3DChart>${axes()}${depth}`,
      { view: view(15, 20, false) },
    ),
  surface: (kit, box) =>
    chart(
      kit,
      box,
      `<c:surface3DChart><c:wireframe val="0"/>${seriesOf(chartData(kit, 3))}${threeAxes}</c:surface3DChart>${axes()}${depth}`,
      { view: view(15, 20, false) },
    ),
};
