import { arrange } from '#model/arrangement/arrange.ts';
import type { Arrangement } from '#model/arrangement/arrangement.ts';
import type { Link } from '#model/presentation/link.ts';
import type { Presentation, SceneObject, Step, Topic } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import type { Imported, ImportedPicture } from '../imported.ts';

/** Joins several decks as consecutive sections of one presentation, with the theme of the first. */
export function joinDecks(decks: readonly Imported[], title: string, arrangement: Arrangement): Imported {
  const [first] = decks;
  if (!first) throw new RangeError('No decks to join');
  const renamed = decks.map(({ presentation }, index) => renameAll(presentation, `d${index + 1}-`));
  const sections = renamed.map(({ title: name, root, theme }, index): Topic => {
    const slides = slidesOf(root.children);
    const isOwn = index > 0 && theme.background.fill.kind === 'color';
    // Slides keep the canvas background of their own deck.
    const children = slides.map((slide) =>
      slide.kind === 'topic' && !slide.frame && isOwn
        ? { ...slide, frame: { shape: 'rectangle' as const, fill: theme.background.fill } }
        : slide,
    );
    return { ...root, id: `deck-${index + 1}`, title: name, frame: undefined, children };
  });
  const presentation: Presentation = {
    ...first.presentation,
    title,
    assets: Object.assign({}, ...renamed.map(({ assets }) => assets)),
    root: { ...first.presentation.root, children: sections },
    path: renamed.flatMap(({ path }) => path),
  };
  return {
    format: first.format,
    presentation: arrange(presentation, arrangement),
    pictures: new Map<string, ImportedPicture>(decks.flatMap(({ pictures }) => [...pictures])),
    slides: decks.reduce((sum, { slides }) => sum + slides, 0),
  };
}

/** Flattens a deck's sections into slides: one level is enough for a path. */
const slidesOf = (children: readonly SceneObject[]): SceneObject[] =>
  children
    .flatMap((child) =>
      child.kind === 'topic' && !child.frame && child.children.some(({ kind }) => kind === 'topic') ? child.children : child,
    )
    .filter(({ kind }) => kind === 'topic');

/** Prefixes all ids, so that the deck can be joined with others. */
function renameAll(presentation: Presentation, prefix: string): Presentation {
  const own = (id: string) => prefix + id;
  const link = (to: Link | undefined): Link | undefined => (to && to.kind !== 'address' ? { ...to, id: own(to.id) } : to);
  const paragraph = (each: Paragraph): Paragraph => ({
    ...each,
    runs: each.runs.map((run) => (run.link ? { ...run, link: link(run.link) } : run)),
  });
  const rename = (object: SceneObject): SceneObject => {
    const named = { ...object, id: own(object.id), ...(object.link && { link: link(object.link) }) };
    if ('children' in named) return { ...named, children: named.children.map(rename) };
    if (named.kind === 'image' || named.kind === 'video')
      return { ...named, asset: own(named.asset), ...('poster' in named && named.poster && { poster: own(named.poster) }) };
    if (named.kind === 'text') return { ...named, paragraphs: named.paragraphs.map(paragraph) };
    if (named.kind === 'table')
      return {
        ...named,
        rows: named.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell) => ({ ...cell, paragraphs: cell.paragraphs.map(paragraph) })),
        })),
      };
    return named;
  };
  const step = (each: Step): Step => ({
    ...each,
    id: own(each.id),
    ...(each.to !== undefined && { to: own(each.to) }),
    reveal: each.reveal.map(own),
    ...(each.hide && { hide: each.hide.map(own) }),
  });
  return {
    ...presentation,
    assets: Object.fromEntries(Object.entries(presentation.assets).map(([id, asset]) => [own(id), asset])),
    root: { ...presentation.root, id: own(presentation.root.id), children: presentation.root.children.map(rename) },
    path: presentation.path.map(step),
  };
}
