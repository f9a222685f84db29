import type { PageName } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { sampleVideos } from '#contract/presentation/sample-videos.ts';
import type { FastifyInstance } from 'fastify';
import type { PageAnswers } from '../../http/pages/page-answers.ts';

interface Parts {
  pages: PageAnswers;
  /** The address of a presentation that is visible to everybody. */
  findAddress(oid: string): Promise<string | undefined>;
  presentationTag(oid: string): string;
}

/** Pages about the product, the same for every visitor. */
export function productRoutes(app: FastifyInstance, { pages, findAddress, presentationTag }: Parts): void {
  const plain = (path: string, page: Extract<PageName, 'product' | 'video' | 'videoEdu'>) =>
    app.get(path, (request, reply) => pages.answer(request, reply, { page, props: {}, tags: [page] }));

  plain(routes.product, 'product');
  plain(routes.video, 'video');
  plain(routes.videoEdu, 'videoEdu');

  app.get(routes.videoExplore, async (request, reply) => {
    const found = await Promise.all(sampleVideos.map(async ({ name, presentation }) => [name, await findAddress(presentation)] as const));
    const props = { presentations: Object.fromEntries(found.filter(([, address]) => address !== undefined)) };
    return pages.answer(request, reply, {
      page: 'videoExplore',
      props,
      tags: ['videoExplore', ...sampleVideos.map(({ presentation }) => presentationTag(presentation))],
    });
  });
}
