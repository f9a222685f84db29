import { routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { compress } from '../../../http/pages/compress.ts';
import { encodingFor } from '../../../http/pages/page-cache.ts';
import { Problem } from '../../../http/problems.ts';
import type { DiscoveryStore } from './discovery.store.ts';
import { createSitemap } from './sitemap.ts';

const Part = z.object({ part: z.string() });
const notForMachines = ['/api/', '/dashboard/', routes.settings, '/view/', '/dev/'];

interface Parts {
  store: DiscoveryStore;
  origin: string;
  environment: 'development' | 'preprod' | 'production';
  rateLimitFactor: number;
}

/** robots.txt and the sitemap, for search engines. */
export function sitemapRoutes(app: FastifyInstance, { store, origin, environment, rateLimitFactor }: Parts): void {
  const sitemap = createSitemap({ store, origin });
  // A part lists thousands of addresses, and nobody needs it often.
  const config = { audience: 'anyone', rateLimit: { max: Math.round(60 * rateLimitFactor), timeWindow: 60_000 } } as const;
  const answer = async (request: FastifyRequest, reply: FastifyReply, xml: string | undefined) => {
    if (xml === undefined) throw new Problem('notFound');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.header('vary', 'Accept-Encoding').header('cache-control', 'public, max-age=600').type('application/xml; charset=utf-8');
    return reply.send(await compress(Buffer.from(xml), encoding));
  };

  app.get(routes.sitemap, { config }, async (request, reply) => answer(request, reply, await sitemap.writeIndex(1)));
  app.get(routes.sitemapPart, { config }, async (request, reply) =>
    answer(request, reply, await sitemap.writePart(Part.parse(request.params).part)),
  );

  app.get(routes.robots, { config: { audience: 'anyone' } }, async (_request, reply) => {
    // Preproduction sites must not be indexed.
    const rules =
      environment === 'preprod'
        ? ['Disallow: /']
        : [
            ...notForMachines.map((path) => `Disallow: ${path}`),
            '',
            ...(await sitemap.listIndexes()).map((address) => `Sitemap: ${address}`),
          ];
    return reply
      .header('cache-control', 'public, max-age=600')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${rules.join('\n')}\n`);
  });
}
