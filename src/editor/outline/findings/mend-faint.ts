import type { Operation } from '#model/change/operation.ts';
import { keyBetween } from '#model/change/order.ts';
import { unitsOf } from '#model/change/text/text-units.ts';
import { resolveColor } from '#model/paint/marks/colors.ts';
import type { Color, Paint } from '#model/presentation/paints.ts';
import type { ChartObject, ObjectId, TableObject, TextObject, Theme } from '#model/presentation/presentation.ts';
import type { Scene, SceneNode } from '#model/scene/scene.ts';
import type { Desk } from '../../desk/desk.ts';
import { formatOperations } from '../../inspect/text-look.ts';
import type { Behind } from './behind.ts';
import { canBeRead, faintIn, inkOn, type Judged, needsPaper, paperFor } from './faint.ts';
import { cellsOf, chartInkFields } from './writings.ts';

/** Around words, as a share of the shorter side. */
const PADDING = 0.06;

/** Makes the words of an object easy to read: with another colour, or where none would do, with something plain behind them. */
export function inking(desk: Desk, node: SceneNode, behind?: Behind): Operation[] {
  const { theme } = desk.scene.presentation;
  const faint = faintIn(desk.scene, node, behind);
  const { bare = [], others = [] } = Object.groupBy(faint, (one) => (needsPaper(node.object, one, theme) ? 'bare' : 'others'));
  return [...(bare.length > 0 ? paperUnder(desk, node, bare) : []), ...inked(node, others, theme)];
}

/** With other colours alone, as far as that goes. */
export const recolouring = (scene: Scene, node: SceneNode): Operation[] => inked(node, faintIn(scene, node), scene.presentation.theme);

const plain = (color: Color): Paint => ({ kind: 'color', color });

function inked({ object }: SceneNode, faint: readonly Judged[], theme: Theme): Operation[] {
  return faint.flatMap((one): Operation[] => {
    switch (object.kind) {
      case 'text':
        return inkText(object, inkOn(one.papers, theme), theme);
      case 'table':
        return inkCell(object, one, theme);
      case 'chart':
        return inkChart(object, one, theme);
      case 'code':
        return [{ kind: 'theme', fields: panelFields(theme) }];
      default:
        return [];
    }
  });
}

function inkText({ id, paragraphs, styleClass, style: own }: TextObject, color: Color, theme: Theme): Operation[] {
  const style = { ...theme.textStyles[styleClass], ...own };
  return formatOperations({ id, paragraphs, range: { from: 1, to: unitsOf(paragraphs) }, isWhole: true, style }, { color });
}

function inkCell(table: TableObject, { writing, papers }: Judged, theme: Theme): Operation[] {
  const { part } = writing;
  const cell = cellsOf(table).find(({ id }) => id === part);
  if (!cell || part === undefined) return [];
  const { id } = table;
  const { paragraphs } = cell;
  const { color, fill } = inkAndFill(papers, theme);
  const style = { ...theme.textStyles.body, color };
  return [
    ...(fill ? [{ kind: 'set', id, part, fields: { fill } } as const] : []),
    ...formatOperations({ id, part, paragraphs, range: { from: 1, to: unitsOf(paragraphs) }, isWhole: false, style }, { color }),
  ];
}

function inkChart(chart: ChartObject, { papers }: Judged, theme: Theme): Operation[] {
  if (!chart.plain) return [];
  const { color, fill } = inkAndFill(papers, theme);
  return [{ kind: 'set', id: chart.id, fields: { ...chartInkFields(chart, color), ...(fill && { 'plain/fill': fill }) } }];
}

/** Where no colour can be read on all of an object's own gradient, one of its colours has to do. */
function inkAndFill(papers: readonly string[], theme: Theme): { color: Color; fill?: Paint } {
  const color = inkOn(papers, theme);
  const [first] = papers;
  if (first === undefined || canBeRead([color], papers, theme)) return { color };
  return { color: inkOn([first], theme), fill: plain(first) };
}

/** Code is in colours of the theme: its panel changes. */
function panelFields(theme: Theme): Readonly<Record<string, Color>> {
  const hex = (color: Color) => resolveColor(color, theme).slice(0, 7);
  const paper = paperFor(['text', 'muted'], theme);
  if (paper !== undefined) return { 'palette/surface': hex(paper) };
  return { 'palette/surface': hex(paperFor(['text'], theme) ?? 'background'), 'palette/muted': hex('text') };
}

/** Comes and goes with what is on it. */
function paperUnder({ draft, scene, newId, random }: Desk, node: SceneNode, bare: readonly Judged[]): Operation[] {
  const { parent, object } = node;
  if (!parent) return [];
  const { theme } = scene.presentation;
  const paper = paperFor(new Set(bare.flatMap(({ writing }) => [...writing.inks])), theme);
  // Its words are in colours of the theme, of which one is too weak for any paper.
  if (paper === undefined && object.kind === 'chart') return [];
  const { id: above, order, width, height } = object;
  const placement = { x: object.x, y: object.y, rotation: object.rotation, scale: object.scale };
  const padding = Math.min(width, height) * PADDING;
  const id = newId('shape');
  const under = parent.children[parent.children.indexOf(node) - 1]?.object.order;
  const shape = {
    kind: 'shape',
    id,
    order: keyBetween(under, order, random),
    ...placement,
    width: width + 2 * padding,
    height: height + 2 * padding,
    shape: 'rounded',
    radius: padding,
    fill: plain(paper ?? 'background'),
    alt: '',
  };
  const papers = [resolveColor(paper ?? 'background', theme).slice(0, 7)];
  return [
    { kind: 'add', into: { parent: parent.object.id }, object: shape },
    ...alike(draft.presentation.path, above, id),
    ...(paper === undefined
      ? inked(
          node,
          bare.map((one) => ({ ...one, papers })),
          theme,
        )
      : []),
  ];
}

function alike(path: Desk['draft']['presentation']['path'], of: ObjectId, id: ObjectId): Operation[] {
  return path.flatMap(({ id: step, reveal, hide = [] }): Operation[] => {
    const set = {
      ...(reveal.includes(of) && { reveal: [...reveal, id] }),
      ...(hide.includes(of) && { hide: [...hide, id] }),
    };
    return Object.keys(set).length > 0 ? [{ kind: 'step', id: step, set }] : [];
  });
}
