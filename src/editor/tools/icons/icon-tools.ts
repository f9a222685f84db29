import { parseLanguage } from '#locale/language.ts';
import { select } from '../../core/selection/selection.ts';
import type { Desk } from '../../desk/desk.ts';
import { inFront, placementOver } from '../../objects/place.ts';
import { spotInView } from '../../objects/spots/spot-in-view.ts';
import { findIcons, type Icon, readIcons } from './find-icons.ts';
import { loadKeywords } from './keywords.ts';

/** CSS pixels. */
const SIZE = 120;

/** Icons to search in the language of the page, and to put on the canvas in the colours of the theme. */
export async function openIcons(desk: Desk, language: string) {
  const [{ default: lines }, keywords] = await Promise.all([import('./lucide.json'), loadKeywords(parseLanguage(language))]);
  const icons = readIcons(lines);
  return {
    find: (typed: string) => findIcons(icons, typed, keywords),
    /** Where somebody looks. */
    async add({ name, d }: Icon): Promise<boolean> {
      const alt = await descriptionOf(name, desk.draft.presentation.language);
      const { holder, area, scale } = spotInView(desk, false, () => [SIZE, SIZE]);
      const into = { parent: holder.object.id };
      const id = desk.newId('drawing');
      const node = { kind: 'path', d, stroke: { kind: 'color', color: 'text' }, strokeWidth: 2, cap: 'round', join: 'round' };
      const object = {
        kind: 'drawing',
        id,
        order: inFront(desk, into),
        ...placementOver(desk, holder, area, scale),
        alt,
        drawing: { viewBox: { x: 0, y: 0, width: 24, height: 24 }, nodes: [node] },
        tint: 'accent1',
      };
      return desk.do([{ kind: 'add', into, object }], { select: (draft) => select(draft, [id], desk.state().selection.within) });
    },
  };
}

export type Icons = Awaited<ReturnType<typeof openIcons>>;

/** In the language of the presentation; where nobody knows the word, an icon is decoration. */
async function descriptionOf(name: string, tag: string): Promise<string> {
  const language = parseLanguage(tag);
  const english = name.replaceAll('-', ' ');
  if (language === 'en') return english;
  // Without its words, the icon can be added all the same.
  const keywords = await loadKeywords(language).catch(() => []);
  return keywords.find((keyword) => keyword.english.join(' ') === english)?.name ?? '';
}
