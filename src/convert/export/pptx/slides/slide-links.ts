import type { Link } from '#model/presentation/link.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import { type Child, tag } from '../package/markup.ts';
import type { Relations } from '../package/relations.ts';
import type { SlideView } from './slide-views.ts';

/** Finds the slide, from 0, that a link within the presentation leads to. */
export function slideFinder({ presentation, nodes }: Scene, views: readonly SlideView[]): (link: Link) => number | undefined {
  const byStep = new Map(views.flatMap(({ steps }, slide) => steps.map((step) => [presentation.path[step]?.id, slide] as const)));
  const byTarget = new Map(views.map(({ target }, slide) => [target, slide] as const).toReversed());
  const nearest = (id: ObjectId): number | undefined => {
    for (let node = nodes.get(id); node; node = node.parent) {
      const slide = byTarget.get(node.object.id);
      if (slide !== undefined) return slide;
    }
    return undefined;
  };
  return (link) => (link.kind === 'step' ? byStep.get(link.id) : link.kind === 'object' ? nearest(link.id) : undefined);
}

/** An `a:hlinkClick` for a part with these relations; undefined if the link leads nowhere. */
export function linkWriter(relations: Relations, slideOf: (link: Link) => number | undefined, partOf: (slide: number) => string) {
  return (link: Link | undefined, ...inner: Child[]): Child => {
    if (!link) return undefined;
    if (link.kind === 'address')
      // Programs refuse a file with an address that is none.
      return URL.canParse(link.href) && tag('a:hlinkClick', { 'r:id': relations.out('hyperlink', new URL(link.href).href) }, ...inner);
    const slide = slideOf(link);
    return (
      slide !== undefined &&
      tag('a:hlinkClick', { 'r:id': relations.to('slide', partOf(slide)), action: 'ppaction://hlinksldjump' }, ...inner)
    );
  };
}
