import { applyAll } from '#model/change/apply.ts';
import { type Draft, openDraft } from '#model/change/draft/draft.ts';
import type { Fields, Operation } from '#model/change/operation.ts';
import { type Paint, paletteNames } from '#model/presentation/paints.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { indexScene, type Scene } from '#model/scene/scene.ts';
import type { Desk } from '../../../desk/desk.ts';
import { faintness, isJudged } from '../../../outline/findings/faint.ts';
import { recolouring } from '../../../outline/findings/mend-faint.ts';
import type { Palette } from './palettes.ts';

/**
 * A change of the palette, with what has to come with it: objects that have its colours without naming it follow, and texts that could be
 * read before can be read afterwards.
 */
export function dressing({ draft, scene }: Pick<Desk, 'draft' | 'scene'>, change: (draft: Draft) => readonly Operation[]): Operation[] {
  const { palette } = draft.presentation.theme;
  const following = [...draft.entries.values()].flatMap(({ object }) => naming(object, palette, scene));
  const next = openDraft(draft.presentation);
  applyAll(next, following);
  const changes = change(next);
  applyAll(next, changes);
  return [...following, ...changes, ...inkingIn(indexScene(next.presentation), scene)];
}

/** Words that have become hard to read; those of code have the colours of the theme. */
function inkingIn(after: Scene, before: Scene): Operation[] {
  return [...after.nodes.values()].flatMap((node) => {
    if (node.object.kind === 'code' || faintness(after, node) === undefined) return [];
    const former = before.nodes.get(node.object.id);
    return former && faintness(before, former) === undefined ? recolouring(after, node) : [];
  });
}

/** Colours of an object that are those of the palette, by their names. */
function naming(object: SceneObject, palette: Palette, scene: Scene): Operation[] {
  const fields: Record<string, unknown> = {};
  const paint = (place: string, value: Paint | undefined) => {
    const name = value?.kind === 'color' ? nameIn(palette, value.color) : undefined;
    if (name) fields[place] = { kind: 'color', color: name };
  };
  if (object.kind === 'shape') paint('fill', object.fill);
  if (object.kind === 'shape' || object.kind === 'line') paint('stroke/paint', object.stroke?.paint);
  if (object.kind === 'table') paint('lines/paint', object.lines?.paint);
  if (object.kind === 'topic' || object.kind === 'frame') {
    paint('frame/fill', object.frame?.fill);
    paint('frame/stroke/paint', object.frame?.stroke?.paint);
  }
  if (object.kind === 'text') {
    const name = object.style?.color === undefined ? undefined : nameIn(palette, object.style.color);
    const node = scene.nodes.get(object.id);
    // In front of a picture, nobody can tell whether another colour could be read.
    if (name && node && isJudged(scene, node)) fields['style/color'] = name;
  }
  return Object.keys(fields).length > 0 ? [{ kind: 'set', id: object.id, fields: fields satisfies Fields }] : [];
}

const nameIn = (palette: Palette, color: string): string | undefined =>
  color.startsWith('#') ? paletteNames.find((name) => palette[name].toLowerCase() === color.toLowerCase()) : undefined;
