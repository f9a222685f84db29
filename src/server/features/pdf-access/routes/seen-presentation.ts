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
  isMine: boolean;
}

/** Undefined is answered as not found. */
export type SeePresentation = (request: FastifyRequest, asked: AskedPresentation) => Promise<Seen | undefined>;

interface Parts {
  /** What this visitor may see, by oid or through a link. */
  resolve(request: FastifyRequest, asked: AskedPresentation): Promise<{ oid: string } | undefined>;
  findPresentation(oid: string): Promise<(Parameters<typeof presentationPath>[0] & { ownerId: string }) | undefined>;
}

export const createSee =
  ({ resolve, findPresentation }: Parts): SeePresentation =>
  async (request, asked) => {
    const seen = await resolve(request, asked);
    const found = seen && (await findPresentation(seen.oid));
    if (!found) return undefined;
    const address = 'linkId' in asked ? viewLinkPath(asked.linkId) : presentationPath(found);
    return { oid: found.oid, title: found.title, address, isMine: found.ownerId === request.session?.personId };
  };

/** Finds it by oid, or through the view link named in the request. */
export async function seenByName(see: SeePresentation, request: FastifyRequest, oid: string): Promise<Seen> {
  const linkId = linkBeside(request);
  const seen = Oid.safeParse(oid).success ? await see(request, linkId === undefined ? { oid } : { linkId }) : undefined;
  if (seen?.oid !== oid) throw new Problem('notFound');
  return seen;
}
