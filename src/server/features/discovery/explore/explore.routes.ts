import { searchOrders } from '#contract/pages.ts';
import { routes, searchPath } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cachedWithout } from '../../../http/pages/page-address.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import type { Search, Shelves } from './shelves.ts';
import { exploreTag, staffPicksTag, templatesTag } from '../../../http/pages/page-tags.ts';

const LONGEST = 200;
const PICKS = 8;
const ON_A_SHELF = 4;

const Asked = z.object({
  search: z
    .string()
    .catch('')
    .transform((term) => [...term.toWellFormed()].slice(0, LONGEST).join('').trim()),
  order: z.enum(searchOrders).optional().catch(undefined),
  reusable: z.literal('1').optional().catch(undefined),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .nullable()
    .catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

interface Parts {
  shelves: Shelves;
  pages: PageAnswers;
}

/** The public lists: explore, search results, templates and the gallery. */
export function exploreRoutes(app: FastifyInstance, { shelves, pages }: Parts): void {
  const find = async (asked: Search) => {
    const [{ tags, ...found }, trending] = await Promise.all([shelves.search(asked), shelves.trendingTerms()]);
    const { term, order, isReusableOnly, language } = asked;
    return { props: { term, order, isReusableOnly, language, trending: trending.other, ...found }, tags };
  };

  app.get(routes.explore, async (request, reply) => {
    const { order = 'watched', reusable, language, page } = Asked.parse(request.query);
    const { props, tags } = await find({
      term: '',
      order: order === 'relevant' ? 'watched' : order,
      isReusableOnly: reusable !== undefined,
      language,
      page,
    });
    return pages.answer(request, reply, {
      page: 'explore',
      props,
      tags: [exploreTag, staffPicksTag, ...tags],
      reads: cachedWithout('order', 'reusable', 'language', 'page'),
    });
  });

  app.get(routes.search, async (request, reply) => {
    const { search: term, order = 'relevant', reusable, language, page } = Asked.parse(request.query);
    if (term === '') return reply.redirect(searchPath(''), 303);
    const { props } = await find({ term, order, isReusableOnly: reusable !== undefined, language, page });
    return pages.answer(request, reply, { page: 'explore', props });
  });

  app.get(routes.templates, async (request, reply) => {
    const { cards, tags } = await shelves.templates();
    return pages.answer(request, reply, { page: 'templates', props: { cards }, tags: [templatesTag, ...tags] });
  });

  app.get(routes.gallery, async (request, reply) => {
    const [picks, watched, latest] = await Promise.all([
      shelves.staffPicks(PICKS),
      shelves.mostWatched(ON_A_SHELF),
      shelves.latest(ON_A_SHELF),
    ]);
    const props = { staffPicks: picks.cards, mostWatched: watched.cards, latest: latest.cards };
    return pages.answer(request, reply, {
      page: 'gallery',
      props,
      tags: [exploreTag, staffPicksTag, ...picks.tags, ...watched.tags, ...latest.tags],
    });
  });
}
