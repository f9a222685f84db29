import { STATUS_CODES } from 'node:http';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { openToAll } from '../../../http/security/security-headers.ts';
import { createOembed, type OembedParts } from './oembed.ts';
import { xmlDeclaration, xmlElement } from './xml.ts';

// Invalid limits are ignored: a typo should not cost a site its preview.
const limit = z.coerce.number().int().min(1).max(100_000).optional().catch(undefined);
const Asked = z.object({ url: z.string().max(4000), format: z.string().default('json'), maxwidth: limit, maxheight: limit });

/** For other sites and their scripts. Errors use oEmbed's status codes and HTTP's reason phrases, since only programs read them. */
export function oembedRoutes(app: FastifyInstance, parts: OembedParts): void {
  const describe = createOembed(parts);
  app.get(routes.oembed, { config: { audience: 'anyone' } }, async (request, reply) => {
    reply.headers(openToAll);
    const { data: asked } = Asked.safeParse(request.query);
    if (!asked) return refuse(reply, 400);
    if (asked.format !== 'json' && asked.format !== 'xml') return refuse(reply, 501);
    const answer = await describe(asked.url, asked);
    if (answer.status !== 200) return refuse(reply, answer.status);
    reply.header('cache-control', 'public, max-age=60');
    if (asked.format === 'json') return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.fields));
    const elements = Object.entries(answer.fields).map(([name, value]) => xmlElement(name, value));
    return reply.type('text/xml; charset=utf-8').send(`${xmlDeclaration}\n<oembed>${elements.join('')}</oembed>\n`);
  });
}

const refuse = (reply: FastifyReply, status: 400 | 401 | 404 | 501) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status }));
