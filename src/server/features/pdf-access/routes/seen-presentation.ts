import { presentationPath, viewLinkPath } from '#contract/presentation/presentation-address.ts';
import type { FastifyRequest } from 'fastify';
import { linkBeside, Oid, type AskedPresentation } from '../../../http/input/asked-presentation.ts';
import { Problem } from '../../../http/problems.ts';

/** A presentation as the requester may see it. */
export interface Seen {
  oid: string;
  title: string;
  /** Path of the page it is seen on: its own, or that of a view link. */
  address: string;
  ownerId: string;
  sellsPdf: boolean;
}

/** Undefined is answered as not found. */
export type SeePresentation = (request: FastifyRequest, asked: AskedPresentation) => Promise<Seen | undefined>;

interface Parts {
  /** The presentation if this visitor may see it, by its name or through a link. */
  resolve(
    request: FastifyRequest,
    asked: AskedPresentation,
  ): Promise<(Parameters<typeof presentationPath>[0] & Pick<Seen, 'ownerId' | 'sellsPdf'>) | undefined>;
}

export const createSee =
  ({ resolve }: Parts): SeePresentation =>
  async (request, asked) => {
    const found = await resolve(request, asked);
    if (!found) return undefined;
    const address = 'linkId' in asked ? viewLinkPath(asked.linkId) : presentationPath(found);
    const { oid, title, ownerId, sellsPdf } = found;
    return { oid, title, address, ownerId, sellsPdf };
  };

/** Finds it by oid, or through the view link named in the request. */
export async function seenByName(see: SeePresentation, request: FastifyRequest, oid: string): Promise<Seen> {
  const linkId = linkBeside(request);
  const seen = Oid.safeParse(oid).success ? await see(request, linkId === undefined ? { oid } : { linkId }) : undefined;
  if (seen?.oid !== oid) throw new Problem('notFound');
  return seen;
}
