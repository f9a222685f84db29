import { unitsOf } from '#model/change/text/text-units.ts';
import type { SceneObject, TextObject } from '#model/presentation/presentation.ts';
import type { Desk } from '../desk/desk.ts';

/** Selects the first words of a presentation, so that whoever types replaces them: its title, as far as there is one. */
export function selectFirstWords(desk: Desk): void {
  const { presentation, entries } = desk.draft;
  for (const id of new Set([...presentation.path.flatMap(({ to }) => to ?? []), presentation.root.id])) {
    const there = entries.get(id)?.object;
    const texts = there ? textsIn(there) : [];
    const text = texts.find(({ styleClass }) => styleClass === 'title') ?? texts[0];
    const parent = text && entries.get(text.id)?.parent;
    if (!text || !parent) continue;
    return desk.select({ kind: 'text', within: { parent: parent.object.id }, id: text.id, anchor: 1, focus: unitsOf(text.paragraphs) });
  }
}

/** Those with words; of the canvas and of topics, only what is directly there, as what is within has stops of its own. */
const textsIn = (object: SceneObject): TextObject[] =>
  ('children' in object ? object.children : [object]).flatMap((child) => {
    if (child.kind === 'group') return textsIn(child);
    return child.kind === 'text' && child.paragraphs.some(({ runs }) => runs.some(({ text }) => text.trim() !== '')) ? [child] : [];
  });
