import { cellsOf, type SlideKit, type Topic } from '../construct.ts';
import { line, preset, scheme, shape, solid } from '../markup.ts';
import { six } from './fills.ts';

const presets =
  'rect roundRect ellipse triangle rtTriangle parallelogram trapezoid diamond pentagon hexagon octagon star4 star5 star8 star16 plus can cube bevel donut noSmoking blockArc foldedCorner smileyFace heart lightningBolt sun moon cloud arc bracePair leftBrace rightBracket plaque rightArrow leftRightArrow upArrow bentArrow uturnArrow curvedRightArrow stripedRightArrow notchedRightArrow homePlate chevron quadArrow circularArrow flowChartProcess flowChartDecision flowChartDocument flowChartTerminator flowChartManualInput flowChartMagneticDisk ribbon2 ellipseRibbon verticalScroll wave wedgeRectCallout wedgeRoundRectCallout cloudCallout borderCallout1 round2SameRect snip1Rect teardrop frame halfFrame corner diagStripe chord pie gear6 mathPlus mathNotEqual funnel actionButtonHome'.split(
    ' ',
  );
const adjustable: readonly [string, Readonly<Record<string, number>>][] = [
  ['roundRect', { adj: 40_000 }],
  ['trapezoid', { adj: 45_000 }],
  ['star5', { adj: 35_000, hf: 105_146, vf: 110_557 }],
  ['rightArrow', { adj1: 30_000, adj2: 70_000 }],
  ['chevron', { adj: 25_000 }],
  ['pie', { adj1: 0, adj2: 12_000_000 }],
  ['blockArc', { adj1: 10_800_000, adj2: 0, adj3: 35_000 }],
  ['wedgeRectCallout', { adj1: -40_000, adj2: 90_000 }],
  ['donut', { adj: 12_000 }],
  ['wave', { adj1: 20_000, adj2: 5000 }],
];

const freeform =
  '<a:custGeom><a:avLst/><a:gdLst><a:gd name="half" fmla="*/ w 1 2"/></a:gdLst><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="1000" h="600"><a:moveTo><a:pt x="0" y="600"/></a:moveTo><a:cubicBezTo><a:pt x="200" y="0"/><a:pt x="350" y="0"/><a:pt x="500" y="300"/></a:cubicBezTo><a:quadBezTo><a:pt x="700" y="600"/><a:pt x="800" y="100"/></a:quadBezTo><a:lnTo><a:pt x="1000" y="100"/></a:lnTo><a:arcTo wR="150" hR="250" stAng="16200000" swAng="5400000"/><a:lnTo><a:pt x="1000" y="600"/></a:lnTo><a:close/></a:path><a:path w="1000" h="600" fill="none"><a:moveTo><a:pt x="100" y="550"/></a:moveTo><a:lnTo><a:pt x="900" y="550"/></a:lnTo></a:path></a:pathLst></a:custGeom>';

const outlined = (kit: SlideKit): string =>
  `${solid(kit.chance.among(scheme), '<a:lumMod val="60000"/><a:lumOff val="40000"/>')}${line('tx1', 12_700)}`;

export const geometry: Topic = {
  presets: (kit, box) =>
    cellsOf(box, 4, 3)
      .map((cell) => shape(kit, { box: cell, geometry: preset(kit.chance.among(presets)), look: outlined(kit) }))
      .join(''),
  adjusted: (kit, box) =>
    cellsOf(box, 3, 2)
      .map((cell) => shape(kit, { box: cell, geometry: preset(...kit.chance.among(adjustable)), look: outlined(kit) }))
      .join(''),
  freeform: (kit, box) => six(kit, box, () => outlined(kit), freeform),
};
