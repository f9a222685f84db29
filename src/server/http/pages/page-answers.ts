import type { AppEntry, PageAssets, PageFrame, PageName, PageProps } from '#contract/pages.ts';
import type { EvaluatedFeatures } from '#contract/features.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfRequest } from '../input/language.ts';
import type { Csrf } from '../security/csrf.ts';
import { compress } from './compress.ts';
import { encodingFor, sharedCacheControl, vary, type PageCache } from './page-cache.ts';

export interface Renderer {
  render(page: PageName, url: string, frame: Parameters<AppEntry['renderPage']>[0]): Promise<string>;
}

interface Options<Name extends PageName> {
  page: Name;
  props: PageProps[Name];
  status?: number;
  /** What the page shows; given, the page is the same for everybody who is not logged in and is kept as bytes. */
  tags?: readonly string[];
}

export interface PageAnswers {
  answer<Name extends PageName>(request: FastifyRequest, reply: FastifyReply, options: Options<Name>): Promise<FastifyReply>;
}

interface Parts {
  renderer: Renderer;
  keep: PageCache['keep'];
  csrf: Csrf;
  evaluateFeatures(userOid: string | undefined): Promise<EvaluatedFeatures>;
  brand: string;
  presentationCount: number;
  environment: PageFrame['environment'];
}

export function createPageAnswers({ renderer, keep, csrf, evaluateFeatures, brand, presentationCount, environment }: Parts): PageAnswers {
  return {
    async answer(request, reply, { page, props, status = 200, tags }) {
      const language = languageOfRequest(request);
      // Queries, fragments and escapes could name endless pages; only the page itself is kept.
      const isShared = tags !== undefined && status === 200 && !request.session && /^[\w/-]+$/.test(request.url);
      const user = request.session?.person ?? null;
      const html = await renderer.render(page, request.url, {
        page,
        props,
        language,
        brand,
        address: request.url,
        presentationCount,
        user,
        csrfToken: isShared ? null : csrf.tokenFor(request, reply),
        evaluatedFeatures: await evaluateFeatures(user?.oid),
        environment,
      });
      if (isShared) await keep({ language, path: request.url, tags, since: request.cacheGeneration }, html);
      const encoding = encodingFor(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      reply.header('vary', vary).header('cache-control', isShared ? sharedCacheControl : 'private, no-store');
      return reply.status(status).type('text/html; charset=utf-8').send(await compress(Buffer.from(html), encoding));
    },
  };
}

export function createBuiltRenderer(entry: AppEntry, assetsOf: (page: PageName) => PageAssets): Renderer {
  return { render: async (page, _url, frame) => entry.renderPage(frame, assetsOf(page)) };
}
