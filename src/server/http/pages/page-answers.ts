import type { AppEntry, PageFrame, PageName, PageProps, RenderedPage } from '#contract/pages.ts';
import type { EvaluatedFeatures } from '#contract/features.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfRequest } from '../input/language.ts';
import { splitAddress } from '../input/query.ts';
import type { Csrf } from '../security/csrf.ts';
import { compress } from './compress.ts';
import { policyHash, type AssetsOf } from './page-assets.ts';
import { readsNothing, writeAddress, type ReadQuery } from './page-address.ts';
import { encodingFor, sharedCacheControl, type PageCache, varyOf } from './page-cache.ts';

/** What a page always needs beyond its scripts' static imports: source files they load lazily and addresses they fetch. */
export interface PageNeeds {
  modules: readonly string[];
  fetches: readonly string[];
}

export interface Renderer {
  render(page: PageName, url: string, frame: Parameters<AppEntry['renderPage']>[0], needs?: PageNeeds): Promise<RenderedPage>;
  /** The script that other sites load from a short URL. */
  embedScript?(): Promise<string>;
}

interface Options<Name extends PageName> {
  page: Name;
  props: PageProps[Name];
  status?: number;
  /** Cache tags for what the page shows. If given, the page is the same for all logged-out visitors and is cached as bytes. */
  tags?: readonly string[];
  /** What the page reads from its query; if not given, nothing but the language. */
  reads?: ReadQuery;
  /** The kind of device that the page is made for; undefined: it is the same for all. */
  isMobile?: boolean;
  /** The page's one path, if others lead to it, too. */
  path?: string;
  needs?: PageNeeds;
}

export interface PageAnswers {
  answer<Name extends PageName>(request: FastifyRequest, reply: FastifyReply, options: Options<Name>): Promise<FastifyReply>;
}

interface Parts {
  renderer: Renderer;
  share: PageCache['share'];
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
  share,
  csrf,
  evaluateFeatures,
  brand,
  origin,
  presentationCount,
  environment,
  analytics,
}: Parts): PageAnswers {
  return {
    async answer(request, reply, { page, props, status = 200, tags, reads = readsNothing, isMobile, path, needs }) {
      const { audience = 'visitor' } = request.routeOptions.config;
      const language = languageOfRequest(request);
      const isForAnyone = audience === 'anyone';
      const address = addressToKeep(request.url, reads, path);
      const isShared = tags !== undefined && status === 200 && !request.session && (isForAnyone || address !== undefined);
      const user = request.session?.person ?? null;
      const frame = {
        page,
        props,
        language,
        brand,
        origin,
        address: (isShared && address) || request.url,
        presentationCount,
        user,
        csrfToken: isShared || isForAnyone ? null : csrf.tokenFor(request, reply),
        evaluatedFeatures: await evaluateFeatures(user?.oid),
        environment,
        analytics,
      };
      const standard = String(reply.getHeader('content-security-policy') ?? '');
      const encoding = encodingFor(request.headers['accept-encoding']);
      const render = async () => {
        const { html, styles } = await renderer.render(page, frame.address, frame, needs);
        return { html, policy: allowStyles(standard, styles) };
      };
      const { body, policy } =
        isShared && address !== undefined
          ? (await share({ language, address, reads, tags, since: request.cacheGeneration, audience, isMobile }, render))[encoding]
          : await render().then(async ({ html, ...rest }) => ({ ...rest, body: await compress(Buffer.from(html), encoding) }));
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .status(status)
        .header('content-security-policy', policy)
        .header('vary', varyOf(isMobile))
        .header('cache-control', isShared ? sharedCacheControl : 'private, no-store')
        .type('text/html; charset=utf-8')
        .send(body);
    },
  };
}

/** Escapes and fragments could spell an address in endless ways, so a page is cached only under a plain path or the one it names. */
function addressToKeep(url: string, reads: ReadQuery, own: string | undefined): string | undefined {
  const { path, query } = splitAddress(url);
  return url.includes('#') || (own === undefined && !/^[\w/-]+$/.test(path)) ? undefined : writeAddress(own ?? path, reads, query);
}

const allowStyles = (policy: string, styles: readonly string[]) =>
  styles.length === 0 ? policy : policy.replace('style-src', `style-src ${styles.map(policyHash).join(' ')}`);

export function createBuiltRenderer(entry: AppEntry, assetsOf: AssetsOf, embedScript?: () => Promise<string>): Renderer {
  return {
    render: async (page, _url, frame, { modules, fetches } = { modules: [], fetches: [] }) =>
      entry.renderPage(frame, { ...assetsOf(page, modules), fetches }),
    ...(embedScript && { embedScript }),
  };
}
