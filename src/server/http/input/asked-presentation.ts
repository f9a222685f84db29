import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../problems.ts';

/** The name of a presentation, as far as its form goes. */
export const Oid = z.string().regex(/^[a-z0-9_-]{1,40}$/);

const ByName = z.object({ oid: Oid });
const ByLink = z.object({ auth_key: z.string(), key_type: z.literal('prezilink') });
const LinkId = z.string().regex(/^[a-z0-9]{8,40}$/);

export type AskedPresentation = { oid: string } | { linkId: string };

/** Which presentation a request may see of those it can ask for; undefined: none, for whatever reason. */
export type ResolvePresentation = (request: FastifyRequest, asked: AskedPresentation) => Promise<{ id: number; oid: string } | undefined>;

/** By the name in the path. What cannot be a name is not there. */
export function askedByName({ params }: FastifyRequest): { oid: string } {
  const { data } = ByName.safeParse(params);
  if (!data) throw new Problem('notFound');
  return data;
}

/** The view link that an address names besides, if it does. */
export const linkBeside = ({ query }: FastifyRequest): string | undefined => LinkId.safeParse(ByLink.safeParse(query).data?.auth_key).data;

/** By the view link in the query. */
export function askedByLink({ query }: FastifyRequest): { linkId: string } {
  const { data: linkId } = LinkId.safeParse(ByLink.parse(query).auth_key);
  if (linkId === undefined) throw new Problem('notFound');
  return { linkId };
}
