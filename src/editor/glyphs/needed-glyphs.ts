import type { PaintLabels } from '#model/paint/labels.ts';
import { glyphsDrawn, type Look } from '#model/paint/glyphs/glyphs-drawn.ts';
import type { Presentation, SceneObject } from '#model/presentation/presentation.ts';
import { changedObjects } from '#model/scene/changed-objects.ts';

/** Characters by face. */
export type Glyphs = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds what a presentation draws that a former one did not. */
export function createNeeds(labels: PaintLabels, rich: Look['rich']) {
  let look: Look | undefined;
  let known = new WeakMap<SceneObject, Glyphs>();

  const drawn = (object: SceneObject, by: Look): Glyphs => {
    const found = known.get(object) ?? glyphsDrawn(by, object, labels);
    known.set(object, found);
    return found;
  };

  /** Without a former one, everything. A letter that only another object had counts as new: nobody looks through all of them. */
  return (former: Presentation | undefined, next: Presentation): Glyphs => {
    if (!look || !hasSameLook(look, next)) known = new WeakMap();
    const now = (look = { theme: next.theme, language: next.language, rich });
    const before = former && hasSameLook(former, next) ? former : undefined;
    const needed = new Map<string, Set<string>>();
    for (const [was, is] of changedObjects(before, next)) {
      const had = was && drawn(was, now);
      for (const [face, chars] of drawn(is, now))
        for (const char of chars) if (!had?.get(face)?.has(char)) needed.set(face, (needed.get(face) ?? new Set()).add(char));
    }
    return needed;
  };
}

const hasSameLook = (one: Pick<Presentation, 'theme' | 'language'>, other: Pick<Presentation, 'theme' | 'language'>): boolean =>
  one.language === other.language && one.theme.fonts === other.theme.fonts && one.theme.textStyles === other.theme.textStyles;
