import type { ObjectId } from '#model/presentation/presentation.ts';
import { opacitiesAt } from '#model/presentation/steps.ts';
import { overviewOpacities } from '#model/presentation/transcript/echoes.ts';
import { outlineOf, type OutlineTopic } from '#model/presentation/transcript/outline.ts';
import type { Scene } from '#model/scene/scene.ts';
import { bookmarksOf } from './bookmarks.ts';
import { createHomes } from './homes.ts';
import type { DocumentPlan, PagePlan, TagRole } from './page-plan.ts';
import { pageViews, type PageView } from './page-views.ts';
import { nameOf, readingsOf, wordsOf, type Reading } from './readings.ts';
import { tagObject } from './tag-object.ts';

const levels = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const;

/** Plans the pages, what is read on each, and the bookmarks. Everything is read once, on its home page. */
export function planDocument(scene: Scene): DocumentPlan {
  const { presentation } = scene;
  const outline = outlineOf(presentation);
  const everything = overviewOpacities(presentation);
  const readings = readingsOf(scene, outline);
  const topicsAbove = new Map<ObjectId, readonly OutlineTopic[]>(readings.map(({ object, topics }) => [object.id, topics]));
  const views = pageViews(scene);
  const titles = views.map((view, page) => titleOf(view, scene, topicsAbove) || `${page + 1}`);
  const homeOf = createHomes(scene, views, (id) => topicsAbove.get(id) ?? []);
  const readOn = Map.groupBy(readings, ({ object }) => homeOf(object.id));
  const levelOf = headingLevels();
  const pages = views.map(({ view, viewport, camera }, page): PagePlan => {
    const title = titles[page] ?? '';
    return {
      view,
      title,
      viewport,
      camera,
      // Computed when the page is drawn: keeping them for all pages would fill the memory.
      get opacities() {
        return view.kind === 'step' ? opacitiesAt(presentation, view.index) : everything;
      },
      tags: {
        role: 'Sect',
        title,
        children: (readOn.get(page) ?? []).flatMap((reading) => tagObject(reading.object, presentation, levelOf(reading))),
      },
    };
  });
  const stepPages = new Map(presentation.path.map(({ id }, index) => [id, index + 1]));
  const firstPages = new Map(views.map(({ target }, page) => [target, page] as const).toReversed());
  return {
    pages,
    bookmarks: bookmarksOf(outline, firstPages, titles),
    pageOf: (link) => (link.kind === 'step' ? stepPages.get(link.id) : link.kind === 'object' ? homeOf(link.id) : undefined),
  };
}

function titleOf(
  { view, target }: PageView,
  { presentation, root, nodes }: Scene,
  topicsAbove: ReadonlyMap<ObjectId, readonly OutlineTopic[]>,
): string {
  const step = view.kind === 'step' ? presentation.path[view.index]?.title.trim() : '';
  if (step) return step;
  const topic = topicsAbove.get(target)?.at(-1);
  if (target === root.object.id) return presentation.title.trim() || (topic ? nameOf(topic) : '');
  if (topic && topic.id !== root.object.id) return nameOf(topic);
  const object = nodes.get(target)?.object;
  return object?.kind === 'text' ? wordsOf(object) : (object?.alt ?? '').trim();
}

/** Gives each heading the depth of the headings above it. Call it in reading order: no level is skipped. */
function headingLevels(): (reading: Reading) => TagRole | undefined {
  const headed = new Set<OutlineTopic>();
  let before = 0;
  return ({ topics, isHeading }) => {
    if (!isHeading) return undefined;
    const depth = topics.slice(0, -1).filter((topic) => headed.has(topic)).length;
    for (const own of topics.slice(-1)) headed.add(own);
    before = Math.min(depth, before, levels.length - 1) + 1;
    return levels[before - 1];
  };
}
