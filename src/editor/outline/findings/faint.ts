import { resolveColor } from '#model/paint/marks/colors.ts';
import { contrast } from '#model/paint/marks/contrast.ts';
import type { Color } from '#model/presentation/paints.ts';
import type { SceneObject, Theme } from '#model/presentation/presentation.ts';
import type { Scene, SceneNode } from '#model/scene/scene.ts';
import { type Behind, papersBehind } from './behind.ts';
import { type Writing, writingsIn } from './writings.ts';

/** What WCAG asks for of letters, and of large ones. */
const [ENOUGH, ENOUGH_LARGE] = [4.5, 3];

export interface Faintness {
  readonly ratio: number;
  /** No single colour can be read on all that is behind. */
  readonly needsPaper: boolean;
}

/** Words of an object and what they are on, as far as that is known. */
export interface Judged {
  readonly writing: Writing;
  readonly papers: readonly string[];
}

/** The lowest contrast of an object's words with what is behind them, if that is known and too low. */
export function faintness(scene: Scene, node: SceneNode, behind: Behind = papersBehind): Faintness | undefined {
  const { theme } = scene.presentation;
  const faint = faintIn(scene, node, behind);
  if (faint.length === 0) return undefined;
  return {
    ratio: Math.min(...faint.map(({ writing: { inks }, papers }) => weakest(inks, papers, theme))),
    needsPaper: faint.some((one) => needsPaper(node.object, one, theme)),
  };
}

/** Whether fills say what is behind a text. */
export const isJudged = (scene: Scene, node: SceneNode): boolean => papersBehind(scene, node) !== undefined;

/** Those of its words that are hard to read. */
export const faintIn = (scene: Scene, node: SceneNode, behind: Behind = papersBehind): Judged[] =>
  judged(scene, node, behind).filter(
    ({ writing: { inks, isLarge }, papers }) => !canBeRead(inks, papers, scene.presentation.theme, isLarge),
  );

function judged(scene: Scene, node: SceneNode, behind: Behind): Judged[] {
  const writings = writingsIn(node.object, scene.presentation.theme).filter(({ inks }) => inks.size > 0);
  const seen = writings.some(({ own }) => !own) ? behind(scene, node) : undefined;
  return writings.flatMap((writing) => {
    const papers = writing.own ? writing.own.papers : seen;
    return papers ? [{ writing, papers }] : [];
  });
}

/** The words of a chart that nobody has styled are in colours of the theme, which are not its own to change. */
export const needsPaper = (object: SceneObject, { writing: { own, isLarge }, papers }: Judged, theme: Theme): boolean =>
  !own && ((object.kind === 'chart' && !object.plain) || !canBeRead([inkOn(papers, theme)], papers, theme, isLarge));

export const canBeRead = (inks: Iterable<Color>, papers: readonly string[], theme: Theme, isLarge = false): boolean =>
  weakest(inks, papers, theme) >= (isLarge ? ENOUGH_LARGE : ENOUGH);

/** How well some words of an object can be read, where that is weakest. Undefined if nobody can tell, and on its own fill. */
export function readability(
  scene: Scene,
  node: SceneNode,
  part: string | undefined,
  ink: Color | undefined,
  behind: Behind = papersBehind,
) {
  const found = judged(scene, node, behind).find(({ writing }) => writing.part === part);
  if (!found || found.writing.own) return undefined;
  const { writing, papers } = found;
  const ratio = weakest(ink === undefined ? writing.inks : [ink], papers, scene.presentation.theme);
  return { ratio, isLarge: writing.isLarge };
}

/** The colour of the palette that reads best, or black or white if none does. */
export function inkOn(papers: readonly string[], theme: Theme): Color {
  const best = (inks: readonly Color[]) =>
    inks.reduce((one, other) => (weakest([other], papers, theme) > weakest([one], papers, theme) ? other : one));
  const named = best(['text', 'background', 'surface']);
  return weakest([named], papers, theme) >= ENOUGH ? named : best([named, '#000000', '#ffffff']);
}

/** The colour of the palette on which all these inks can be read, or black or white; undefined if there is none. */
export const paperFor = (inks: Iterable<Color>, theme: Theme): Color | undefined =>
  ['background', 'surface', '#ffffff', '#000000'].find((paper) => canBeRead(inks, [resolveColor(paper, theme)], theme));

function weakest(inks: Iterable<Color>, papers: readonly string[], theme: Theme): number {
  let least = Infinity;
  for (const ink of inks) for (const paper of papers) least = Math.min(least, contrast(resolveColor(ink, theme), paper));
  return least;
}
