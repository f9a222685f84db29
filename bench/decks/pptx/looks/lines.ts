import { cellsOf, type Box, type SlideKit, type Topic } from '../construct.ts';
import { color, line, paragraph, place, preset, run, scheme, solid, textBox } from '../markup.ts';
import { six } from './fills.ts';

const dashes = 'solid dot dash lgDash dashDot lgDashDot lgDashDotDot sysDash sysDot sysDashDot sysDashDotDot'.split(' ');
const heads = 'none triangle stealth diamond oval arrow'.split(' ');
const sizes = ['sm', 'med', 'lg'];

/** A connector from corner to corner of its box. */
const connector = (kit: SlideKit, box: Box, geometry: string, stroke: string, turn = ''): string => {
  const id = kit.id();
  return `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="${id}" name="Connector ${id}"/><p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr>${place(box, turn)}${geometry}${stroke}</p:spPr></p:cxnSp>`;
};

const caption = (kit: SlideKit, { x, y, width }: Box): string =>
  textBox(kit, { x, y: y - 60_000, width, height: 300_000 }, paragraph(run(kit.say(1), 'sz="1200"')));

/** Eight connectors, each with a word above. */
const eight = (kit: SlideKit, box: Box, draw: (cell: Box) => string): string =>
  cellsOf(box, 2, 4, 300_000)
    .map((cell) => draw({ ...cell, y: cell.y + 300_000, height: cell.height - 400_000 }) + caption(kit, cell))
    .join('');

const end = (kit: SlideKit, name: string): string =>
  `<a:${name} type="${kit.chance.among(heads)}" w="${kit.chance.among(sizes)}" len="${kit.chance.among(sizes)}"/>`;

export const lines: Topic = {
  dashes: (kit, box) =>
    six(
      kit,
      box,
      () =>
        `${solid('bg1')}<a:ln w="${kit.chance.among([9525, 19_050, 38_100, 76_200])}">${solid(kit.chance.among(scheme))}<a:prstDash val="${kit.chance.among(dashes)}"/></a:ln>`,
    ),
  'custom-dash': (kit, box) =>
    six(
      kit,
      box,
      () =>
        `${solid('bg1')}<a:ln w="38100">${solid('tx2')}<a:custDash><a:ds d="300000" sp="100000"/><a:ds d="100000" sp="100000"/></a:custDash></a:ln>`,
    ),
  joins: (kit, box) =>
    six(
      kit,
      box,
      (at) =>
        `<a:noFill/><a:ln w="127000" cap="${kit.chance.among(['rnd', 'sq', 'flat'])}">${solid(scheme[at] ?? 'accent1')}${['<a:round/>', '<a:bevel/>', '<a:miter lim="800000"/>'][at % 3]}</a:ln>`,
      preset('triangle'),
    ),
  compound: (kit, box) =>
    six(
      kit,
      box,
      () =>
        `${solid('bg1')}<a:ln w="76200" cmpd="${kit.chance.among(['dbl', 'thickThin', 'thinThick', 'tri'])}">${solid('accent1')}</a:ln>`,
    ),
  gradient: (kit, box) =>
    six(
      kit,
      box,
      () =>
        `<a:noFill/><a:ln w="63500"><a:gradFill><a:gsLst><a:gs pos="0">${color('accent2')}</a:gs><a:gs pos="100000">${color('accent5')}</a:gs></a:gsLst><a:lin ang="0"/></a:gradFill></a:ln>`,
    ),
  arrowheads: (kit, box) =>
    eight(kit, box, (cell) =>
      connector(
        kit,
        cell,
        preset('line'),
        line(kit.chance.among(scheme), kit.chance.among([12_700, 28_575, 57_150]), end(kit, 'headEnd') + end(kit, 'tailEnd')),
      ),
    ),
  connectors: (kit, box) =>
    eight(kit, box, (cell) =>
      connector(
        kit,
        cell,
        preset(kit.chance.among(['straightConnector1', 'bentConnector3', 'curvedConnector3', 'bentConnector2', 'curvedConnector4'])),
        line('accent1', 19_050, '<a:tailEnd type="triangle"/>'),
        kit.chance.among(['', 'flipV="1"', 'flipH="1"']),
      ),
    ),
};
