import { routes, embedPath } from '#contract/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Oid } from '../../http/input/asked-presentation.ts';
import { languageOfRequest } from '../../http/input/language.ts';
import type { ReadQuery } from '../../http/pages/page-address.ts';
import type { PageAnswers } from '../../http/pages/page-answers.ts';
import { Problem } from '../../http/problems.ts';
import { openToAll } from '../../http/security/security-headers.ts';
import { askAgainAfter } from './ask-again-after.ts';
import { meetingIn, parseEmbedQuery } from './embed-options.ts';
import type { ViewingOperations } from './viewing.ts';
import { viewerNeeds } from './viewer-needs.ts';

const Asked = z.object({ oid: Oid });

const readsOptions: ReadQuery = (query) => parseEmbedQuery(query).canonicalQuery;
const readsPlayer: ReadQuery = (query) => {
  const { data } = Asked.safeParse(query);
  const own = readsOptions(query);
  return data && own !== undefined ? [`oid=${data.oid}`, own].filter(Boolean).join('&') : undefined;
};

interface Parts {
  viewing: ViewingOperations;
  pages: PageAnswers;
  origin: string;
  findExample(asked?: string): Promise<{ oid: string; title: string } | null>;
  embedScript: (() => Promise<string>) | undefined;
}

/** The viewer alone, for embedding on any site. It reads and sets no cookies: everyone gets the same page. */
export function viewingRoutes(app: FastifyInstance, { viewing, pages, origin, findExample, embedScript }: Parts): void {
  const config = { audience: 'anyone' } as const;

  const answer = async (request: FastifyRequest, reply: FastifyReply, asked: unknown, path: (oid: string) => string, reads: ReadQuery) => {
    const { data } = Asked.safeParse(asked);
    const { options } = parseEmbedQuery(request.query);
    const found = data && (await viewing.view(data.oid, options, languageOfRequest(request)));
    if (!found) throw new Problem('notFound');
    const { tags, modifiedAt } = found;
    const meeting = meetingIn(request.query, request.headers['user-agent']);
    const props = meeting ? { ...found.props, meeting } : found.props;
    if (props.state !== 'ready') {
      if (props.state === 'preparing') reply.header('refresh', String(askAgainAfter(modifiedAt, new Date())));
      return pages.answer(request, reply, { page: 'embed', props });
    }
    const needs = viewerNeeds(props.files, options.firstStop);
    return pages.answer(request, reply, { page: 'embed', props, tags, path: path(props.oid), reads, needs });
  };

  app.get(routes.embed, { config }, (request, reply) => answer(request, reply, request.params, embedPath, readsOptions));
  app.get(routes.player, { config }, (request, reply) => answer(request, reply, request.query, () => routes.player, readsPlayer));

  app.get(routes.developersEmbed, async (request, reply) => {
    const asked = Asked.safeParse(request.query).data?.oid;
    return pages.answer(request, reply, {
      page: 'developersEmbed',
      props: { origin, asked: asked ?? '', shown: await findExample(asked) },
    });
  });

  app.get(routes.embedScript, { config }, async (_request, reply) => {
    if (!embedScript) throw new Problem('notFound');
    return reply
      .headers(openToAll)
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(await embedScript());
  });
}
