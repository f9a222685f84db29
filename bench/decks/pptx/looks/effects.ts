import type { Topic } from '../construct.ts';
import { color, preset, scheme, solid } from '../markup.ts';
import { six } from './fills.ts';

const effectList = (inner: string): string => `<a:effectLst>${inner}</a:effectLst>`;
const lit = (name: string): string => solid(name, '<a:lumMod val="60000"/><a:lumOff val="40000"/>');

export const effects: Topic = {
  shadow: (kit, box) =>
    six(
      kit,
      box,
      (at) =>
        lit(scheme[at] ?? 'accent1') +
        effectList(
          `<a:outerShdw blurRad="${kit.chance.among([0, 50_800, 190_500])}" dist="${kit.chance.among([38_100, 114_300])}" dir="${kit.chance.among([2_700_000, 5_400_000, 13_500_000])}" algn="tl" rotWithShape="0"><a:prstClr val="black"><a:alpha val="40000"/></a:prstClr></a:outerShdw>`,
        ),
    ),
  'inner-shadow': (kit, box) =>
    six(
      kit,
      box,
      (at) =>
        lit(scheme[at] ?? 'accent1') +
        effectList(
          '<a:innerShdw blurRad="114300" dist="50800" dir="2700000"><a:prstClr val="black"><a:alpha val="60000"/></a:prstClr></a:innerShdw>',
        ),
    ),
  glow: (kit, box) =>
    six(
      kit,
      box,
      (at) =>
        lit(scheme[at] ?? 'accent1') +
        effectList(
          `<a:glow rad="${kit.chance.among([63_500, 139_700, 228_600])}">${color(kit.chance.among(scheme), '<a:alpha val="40000"/>')}</a:glow>`,
        ),
    ),
  'soft-edge': (kit, box) =>
    six(kit, box, (at) => lit(scheme[at] ?? 'accent1') + effectList(`<a:softEdge rad="${kit.chance.among([63_500, 127_000, 317_500])}"/>`)),
  reflection: (kit, box) =>
    six(
      kit,
      box,
      (at) =>
        lit(scheme[at] ?? 'accent1') +
        effectList(
          '<a:reflection blurRad="6350" stA="50000" endA="300" endPos="35000" dir="5400000" sy="-100000" algn="bl" rotWithShape="0"/>',
        ),
    ),
  bevel: (kit, box) =>
    six(
      kit,
      box,
      (at) =>
        `${lit(scheme[at] ?? 'accent1')}<a:scene3d><a:camera prst="orthographicFront"/><a:lightRig rig="threePt" dir="t"/></a:scene3d><a:sp3d><a:bevelT w="101600" h="50800"/></a:sp3d>`,
      preset('roundRect'),
    ),
};
