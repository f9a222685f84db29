import type { Operation } from '#model/change/operation.ts';
import { unitsOf } from '#model/change/text/text-units.ts';
import { apply, identity, invert, type Point } from '#model/geometry/matrix.ts';
import { resolveColor } from '#model/paint/marks/colors.ts';
import { contrast } from '#model/paint/marks/contrast.ts';
import type { Paint } from '#model/presentation/paints.ts';
import { hitsForm } from '#model/picking/hit-form.ts';
import type { DrawingObject, SceneObject, TextObject, Theme } from '#model/presentation/presentation.ts';
import type { Scene, SceneNode } from '#model/scene/scene.ts';
import { formatOperations } from '../../inspect/text-look.ts';
import { isBackdrop } from '../../objects/backdrop-layers.ts';

/** What WCAG asks for of letters, and of large ones. */
const [ENOUGH, ENOUGH_LARGE] = [4.5, 3];
/** As a multiple of the size of body text. */
const LARGE = 1.4;
/** Less opaque paints show what is behind them. */
const OPAQUE = 0.95;

/** The contrast of a text with what is behind it, if that is too low. Behind pictures and drawings, nobody can tell. */
export function faintness(scene: Scene, node: SceneNode): number | undefined {
  const { object } = node;
  if (object.kind !== 'text' || !hasWords(object)) return undefined;
  const papers = papersBehind(scene, node);
  if (!papers) return undefined;
  const { theme } = scene.presentation;
  const style = { ...theme.textStyles[object.styleClass], ...object.style };
  const enough = style.size >= theme.textStyles.body.size * LARGE ? ENOUGH_LARGE : ENOUGH;
  const inks = new Set(
    object.paragraphs.flatMap(({ runs }) => runs.filter(({ text }) => text.trim()).map(({ color = style.color }) => color)),
  );
  const ratios = [...inks].map((ink) => bestOn(resolveColor(ink, theme), papers));
  const worst = Math.min(...ratios);
  return worst < enough ? worst : undefined;
}

/** Whether it is known what is behind a text. */
export const isJudged = (scene: Scene, node: SceneNode): boolean => papersBehind(scene, node) !== undefined;

/** Gives all of a text the colour of the palette that reads best there, or black or white if none does. */
export function inking(scene: Scene, node: SceneNode): Operation[] {
  const { object } = node;
  const papers = papersBehind(scene, node);
  if (object.kind !== 'text' || !papers) return [];
  const { theme } = scene.presentation;
  const color = inkOn(papers, theme);
  const { id, paragraphs } = object;
  const style = { ...theme.textStyles[object.styleClass], ...object.style };
  return formatOperations({ id, paragraphs, range: { from: 1, to: unitsOf(paragraphs) }, isWhole: true, style }, { color });
}

function inkOn(papers: readonly string[], theme: Theme): string {
  const worstOn = (ink: string) => Math.min(...papers.map((paper) => contrast(resolveColor(ink, theme), paper)));
  const best = (inks: readonly string[]) => inks.reduce((one, other) => (worstOn(other) > worstOn(one) ? other : one));
  const named = best(['text', 'background', 'surface']);
  return worstOn(named) >= ENOUGH ? named : best([named, '#000000', '#ffffff']);
}

const hasWords = ({ paragraphs }: TextObject): boolean => paragraphs.some(({ runs }) => runs.some(({ text }) => text.trim() !== ''));

/** Upon a gradient, a text counts as readable where any of its colours lets it be. */
const bestOn = (ink: string, papers: readonly string[]): number => Math.max(...papers.map((paper) => contrast(ink, paper)));

/** Across a text, as shares of its width: the middle first. */
const PLACES = [0.5, 0.25, 0.75, 0.1, 0.9];

/** The colours of what is directly behind an object, where that can be said; undefined if nowhere. */
function papersBehind(scene: Scene, node: SceneNode): readonly string[] | undefined {
  for (const place of PLACES) {
    const papers = papersAt(scene, node, place);
    if (papers) return papers;
  }
  return undefined;
}

function papersAt(scene: Scene, node: SceneNode, place: number): readonly string[] | undefined {
  const { theme } = scene.presentation;
  let at = apply(node.toParent, node.object.width * place, node.object.height / 2);
  let child = node;
  for (let parent = node.parent; parent; parent = parent.parent) {
    const siblings = scene.childrenIn(parent, identity, { left: at.x, top: at.y, right: at.x, bottom: at.y });
    const cover = firstCover(siblings.slice(0, Math.max(0, siblings.indexOf(child))), at, theme);
    if (cover !== 'nothing') return cover === 'unknown' ? undefined : cover;
    const own = parent.object.opacity < 1 ? 'unknown' : ownCover(parent.object, at, theme);
    if (own !== 'nothing') return own === 'unknown' ? undefined : own;
    at = apply(parent.toParent, at.x, at.y);
    child = parent;
  }
  // In the overview, layers are where the canvas is.
  for (const { layer, nodes } of scene.layers.toReversed()) {
    const cover = isBackdrop(layer) ? 'nothing' : firstCover(nodes, at, theme);
    if (cover !== 'nothing') return cover === 'unknown' ? undefined : cover;
  }
  const papers = coloursOf(theme.background.fill, theme);
  return papers === 'unknown' ? undefined : papers;
}

type Cover = readonly string[] | 'nothing' | 'unknown';

/** Of the one in front. */
function firstCover(nodes: readonly SceneNode[], at: Point, theme: Theme): Cover {
  for (const node of nodes.toReversed()) {
    const cover = coverAt(node, at, theme);
    if (cover !== 'nothing') return cover;
  }
  return 'nothing';
}

function coverAt({ object, toParent, children }: SceneNode, at: Point, theme: Theme): Cover {
  const inverse = invert(toParent);
  if (!inverse) return 'nothing';
  const point = apply(inverse, at.x, at.y);
  const isInBox = point.x >= 0 && point.y >= 0 && point.x <= object.width && point.y <= object.height;
  if (object.kind === 'group') return isInBox ? 'unknown' : 'nothing';
  if (!isInBox || object.kind === 'text' || object.kind === 'line' || object.kind === 'link') return 'nothing';
  if (object.kind === 'topic' && children.length > 0) return 'unknown';
  const cover = ownCover(object, point, theme);
  return cover !== 'nothing' && object.opacity < 1 ? 'unknown' : cover;
}

/** Of an object itself, at a point in its box. */
function ownCover(object: SceneObject, point: Point, theme: Theme): Cover {
  switch (object.kind) {
    case 'topic':
    case 'frame': {
      const { shape, fill } = object.frame ?? { shape: 'invisible' };
      if (!fill || shape === 'invisible' || (shape === 'circle' && !isInEllipse(object, point))) return 'nothing';
      return coloursOf(fill, theme);
    }
    case 'shape': {
      if (!object.fill || (object.shape === 'ellipse' && !isInEllipse(object, point))) return 'nothing';
      const isPlain = object.shape === 'rectangle' || object.shape === 'rounded' || object.shape === 'ellipse';
      return isPlain ? coloursOf(object.fill, theme) : 'unknown';
    }
    case 'drawing':
      return isDrawnAt(object, point) ? 'unknown' : 'nothing';
    case 'group':
      return 'nothing';
    default:
      return 'unknown';
  }
}

/** A drawing may leave most of its box free. */
function isDrawnAt({ drawing, width, height }: DrawingObject, { x, y }: Point): boolean {
  const { viewBox, nodes } = drawing;
  const probe = { x: viewBox.x + (x / width) * viewBox.width, y: viewBox.y + (y / height) * viewBox.height, reach: 0 };
  return hitsForm({ kind: 'drawing', nodes: [...nodes] }, probe);
}

const isInEllipse = ({ width, height }: SceneObject, { x, y }: Point): boolean =>
  ((x - width / 2) / (width / 2)) ** 2 + ((y - height / 2) / (height / 2)) ** 2 <= 1;

function coloursOf(paint: Paint, theme: Theme): readonly string[] | 'unknown' {
  const parts = paint.kind === 'color' ? [{ color: paint.color, opacity: 1 }] : paint.stops;
  const colours = parts.map(({ color, opacity }) => {
    const hex = resolveColor(color, theme);
    const alpha = hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
    return { hex: hex.slice(0, 7), alpha: alpha * opacity };
  });
  return colours.some(({ alpha }) => alpha < OPAQUE) ? 'unknown' : colours.map(({ hex }) => hex);
}
