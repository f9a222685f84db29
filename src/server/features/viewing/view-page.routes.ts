import { LATEST, presentationPath } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Oid } from '../../http/input/asked-presentation.ts';
import { languageOfRequest } from '../../http/input/language.ts';
import type { ReadQuery } from '../../http/pages/page-address.ts';
import type { PageAnswers } from '../../http/pages/page-answers.ts';
import type { PageProps } from '#contract/pages.ts';
import { Problem } from '../../http/problems.ts';
import type { Session } from '../../http/visitor.ts';
import { deviceOf, type NativeApps } from './device.ts';
import type { Found } from './display-data.ts';
import type { Access, Viewing, ViewPage } from './view-page.ts';

const Asked = z.object({ oid: Oid, slug: z.string().optional() });
const AskedPart = z.object({ transcript: z.coerce.number().int().min(1).max(100_000).catch(1) }).catch({ transcript: 1 });
const partIn = (query: unknown) => AskedPart.parse(query).transcript;
const readsPart: ReadQuery = (query) => {
  const part = partIn(query);
  return part > 1 ? `transcript=${part}` : '';
};
const AskedVersion = z.object({ [LATEST]: z.string().optional() }).catch({});
const AskedLink = z.object({ linkId: z.string().regex(/^[a-z0-9]{8,40}$/) });

type Opened =
  | { state: 'open'; oid: string; linkId: string; viewerName: string | null; viewerEmail: string | null }
  | { state: 'gate'; props: PageProps['viewGate'] }
  | { state: 'expired' | 'unknown' };

interface Parts {
  pages: PageAnswers;
  viewPage: ViewPage;
  findPresentation(oid: string): Promise<Found | undefined>;
  /** With the version that visitors may not see yet. */
  findLatest(oid: string): Promise<Found | undefined>;
  accessTo(presentation: Found, asked: { session: Session | null; hasPass?: boolean }): Promise<Access>;
  openLink(request: FastifyRequest, linkId: string): Promise<Opened>;
  nativeApps: NativeApps;
  origin: string;
}

/** The page of a presentation, at its public address and through view links. */
export function viewPageRoutes(
  app: FastifyInstance,
  { pages, viewPage, findPresentation, findLatest, accessTo, openLink, nativeApps, origin }: Parts,
): void {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    presentation: Found,
    { link, access, isUnpublished = false }: Pick<Viewing, 'link' | 'access'> & { isUnpublished?: boolean },
  ) => {
    const { session } = request;
    const isForEverybody = link === null && presentation.privacy !== 'private' && !isUnpublished;
    const { isMobile, nativeApp } = deviceOf(request.headers, nativeApps, presentation.oid);
    // The app is only offered to logged-in visitors.
    const device = { isMobile, nativeApp: session || !isForEverybody ? nativeApp : null };
    const user = session && { id: session.personId, person: session.person };
    const found = await viewPage(presentation, {
      language: languageOfRequest(request),
      user,
      access,
      link,
      device,
      backTo: cameFrom(request, origin),
      isUnpublished,
      part: partIn(request.query),
    });
    if (!found) throw new Problem('notFound');
    const { props, tags } = found;
    const isReady = props.stage.state === 'ready';
    return pages.answer(request, reply, {
      page: 'view',
      props,
      isMobile,
      ...(isForEverybody && isReady && { tags, path: presentationPath(presentation), reads: readsPart }),
    });
  };

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { data } = Asked.safeParse(request.params);
    const presentation = data && (await findPresentation(data.oid));
    if (!presentation) throw new Problem('notFound');
    const access = await accessTo(presentation, request);
    if (!access.canSee) throw new Problem('notFound', { isHidden: true });
    const address = presentationPath(presentation);
    const [path = '', ...query] = request.url.split('?');
    // The title may change again, so browsers must not cache this redirect.
    if (!isSamePath(path, address)) return reply.header('cache-control', 'no-cache').redirect([address, ...query].join('?'), 301);
    const isAsked = access.canEdit && AskedVersion.parse(request.query)[LATEST] !== undefined;
    const latest = isAsked ? await findLatest(presentation.oid) : undefined;
    const isUnpublished = latest !== undefined && latest.contentHash !== presentation.contentHash;
    return answer(request, reply, isUnpublished ? latest : presentation, { link: null, access, isUnpublished });
  };

  app.get(routes.presentation, show);
  app.get(routes.presentationAlone, show);
  app.get(routes.corePresentation, show);

  app.get(routes.viewLink, async (request, reply) => {
    const { data } = AskedLink.safeParse(request.params);
    const opened: Opened = data ? await openLink(request, data.linkId) : { state: 'unknown' };
    if (opened.state === 'expired') throw new Problem('expired');
    if (opened.state === 'gate') return pages.answer(request, reply, { page: 'viewGate', props: opened.props });
    const presentation = opened.state === 'open' ? await findPresentation(opened.oid) : undefined;
    if (opened.state !== 'open' || !presentation) throw new Problem('notFound');
    const { linkId, viewerName, viewerEmail } = opened;
    return answer(request, reply, presentation, {
      link: { linkId, viewerName, viewerEmail },
      access: await accessTo(presentation, { session: request.session, hasPass: true }),
    });
  });
}

/** The address of another page of ours that a link was followed from. */
function cameFrom({ headers: { referer }, url }: FastifyRequest, origin: string): string | null {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  if (from?.origin !== origin) return null;
  const address = from.pathname + from.search;
  return address === url ? null : address;
}

/** The same path can be percent-encoded in several ways. */
function isSamePath(one: string, other: string): boolean {
  try {
    return decodeURIComponent(one) === decodeURIComponent(other);
  } catch {
    return false;
  }
}
