import { select } from '../../core/selection/selection.ts';
import type { Desk } from '../../desk/desk.ts';
import { areaAround, holderAt, inFront, middleOf, placementOver } from '../../objects/place.ts';
import { findIcons, type Icon, readIcons } from './find-icons.ts';

/** CSS pixels. */
const SIZE = 120;

/** Icons to search, and to put on the canvas in the colours of the theme. */
export async function openIcons(desk: Desk) {
  const { default: lines } = await import('./lucide.json');
  const icons = readIcons(lines);
  return {
    find: (typed: string) => findIcons(icons, typed),
    /** In the middle of the view. Its name describes it to those who read English. */
    add({ name, d }: Icon): boolean {
      const at = middleOf(desk);
      const holder = holderAt(desk, at);
      const into = { parent: holder.object.id };
      const id = desk.newId('drawing');
      const node = { kind: 'path', d, stroke: { kind: 'color', color: 'text' }, strokeWidth: 2, cap: 'round', join: 'round' };
      const object = {
        kind: 'drawing',
        id,
        order: inFront(desk, into),
        ...placementOver(desk, holder, areaAround(at, SIZE, SIZE)),
        ...(desk.draft.presentation.language.startsWith('en') && { alt: name.replaceAll('-', ' ') }),
        drawing: { viewBox: { x: 0, y: 0, width: 24, height: 24 }, nodes: [node] },
        tint: 'accent1',
      };
      return desk.do([{ kind: 'add', into, object }], { select: (draft) => select(draft, [id], desk.state().selection.within) });
    },
  };
}

export type Icons = Awaited<ReturnType<typeof openIcons>>;
