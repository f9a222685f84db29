import type { AppEntry, PageFrame, PageName, PageProps } from '#contract/pages.ts';
import type { EvaluatedFeatures } from '#contract/features.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageAsked, languageOf, languageOfRequest } from '../input/language.ts';
import type { Csrf } from '../security/csrf.ts';
import { compress } from './compress.ts';
import { policyHash, type AssetsOf } from './page-assets.ts';
import { encodingFor, sharedCacheControl, vary, type PageCache } from './page-cache.ts';

/** What a page always needs beyond its scripts' static imports: source files they load lazily and addresses they fetch. */
export interface PageNeeds {
  modules: readonly string[];
  fetches: readonly string[];
}

export interface Renderer {
  render(page: PageName, url: string, frame: Parameters<AppEntry['renderPage']>[0], needs?: PageNeeds): Promise<string>;
  /** The content security policy hash of the inline style on pages of this kind; undefined: they have none. */
  styleHash?(page: PageName): string | undefined;
  /** The script that other sites load from a short URL. */
  embedScript?(): Promise<string>;
}

interface Options<Name extends PageName> {
  page: Name;
  props: PageProps[Name];
  status?: number;
  /** Cache tags for what the page shows. If given, the page is the same for all logged-out visitors and is cached as bytes. */
  tags?: readonly string[];
  /** The address to cache the page under, if its query decides what it shows; undefined: the page is not cached. */
  keptAs?: string | undefined;
  needs?: PageNeeds;
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
  origin: string;
  presentationCount: number;
  environment: PageFrame['environment'];
  analytics: PageFrame['analytics'];
}

export function createPageAnswers({
  renderer,
  keep,
  csrf,
  evaluateFeatures,
  brand,
  origin,
  presentationCount,
  environment,
  analytics,
}: Parts): PageAnswers {
  return {
    async answer(request, reply, { page, props, status = 200, tags, needs, ...options }) {
      const { audience = 'visitor' } = request.routeOptions.config;
      const language = languageOfRequest(request);
      const isForAnyone = audience === 'anyone';
      const path = isForAnyone ? options.keptAs : addressToKeep(request, options);
      const isShared = tags !== undefined && status === 200 && !request.session && (isForAnyone || path !== undefined);
      const user = request.session?.person ?? null;
      const frame = {
        page,
        props,
        language,
        brand,
        origin,
        address: path ?? request.url,
        presentationCount,
        user,
        csrfToken: isShared || isForAnyone ? null : csrf.tokenFor(request, reply),
        evaluatedFeatures: await evaluateFeatures(user?.oid),
        environment,
        analytics,
      };
      const html = await renderer.render(page, request.url, frame, needs);
      const styleHash = renderer.styleHash?.(page);
      const policy = allowStyle(String(reply.getHeader('content-security-policy') ?? ''), styleHash);
      reply.header('content-security-policy', policy);
      const asked = isForAnyone ? languageOf({ 'accept-language': request.headers['accept-language'] }) : language;
      if (isShared && path !== undefined)
        await keep({ language: asked, path, tags, since: request.cacheGeneration, audience, policy }, html);
      const encoding = encodingFor(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      reply.header('vary', vary[audience]).header('cache-control', isShared ? sharedCacheControl : 'private, no-store');
      return reply
        .status(status)
        .type('text/html; charset=utf-8')
        .send(await compress(Buffer.from(html), encoding));
    },
  };
}

/**
 * Queries, fragments and escapes could produce endless addresses, so a page is cached only under its plain address and once more for each
 * `?lang=`.
 */
function addressToKeep({ url, query }: FastifyRequest, options: { keptAs?: string | undefined }): string | undefined {
  const asked = languageAsked(query);
  const own = 'keptAs' in options ? options.keptAs : /^([\w/-]+)(\?lang=[a-z]{2})?$/.exec(url)?.[1];
  if (asked === undefined || own === undefined) return own;
  return own.includes('?') ? undefined : `${own}?lang=${asked}`;
}

const allowStyle = (policy: string, hash: string | undefined) =>
  hash === undefined ? policy : policy.replace('style-src', `style-src ${hash}`);

export function createBuiltRenderer(entry: AppEntry, assetsOf: AssetsOf, embedScript?: () => Promise<string>): Renderer {
  const hashes = new Map<PageName, string | undefined>();
  return {
    styleHash(page) {
      if (!hashes.has(page)) {
        const { inlineStyle } = assetsOf(page);
        hashes.set(page, inlineStyle === undefined ? undefined : policyHash(inlineStyle));
      }
      return hashes.get(page);
    },
    render: async (page, _url, frame, { modules, fetches } = { modules: [], fetches: [] }) =>
      entry.renderPage(frame, { ...assetsOf(page, modules), fetches }),
    ...(embedScript && { embedScript }),
  };
}
