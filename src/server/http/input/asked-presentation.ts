import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../problems.ts';

/** The id of a presentation; checks only the format. */
export const Oid = z.string().regex(/^[a-z0-9_-]{1,40}$/);

const ByName = z.object({ oid: Oid });
const ByLink = z.object({ auth_key: z.string(), key_type: z.literal('prezilink') });
const LinkId = z.string().regex(/^[a-z0-9]{8,40}$/);

export type AskedPresentation = { oid: string } | { linkId: string };

/** Finds the presentation that a request asks for; undefined if there is none or the visitor may not see it. */
export type ResolvePresentation = (request: FastifyRequest, asked: AskedPresentation) => Promise<{ id: number; oid: string } | undefined>;

/** Reads the id from the path. A malformed id is answered as not found. */
export function askedByName({ params }: FastifyRequest): { oid: string } {
  const { data } = ByName.safeParse(params);
  if (!data) throw new Problem('notFound');
  return data;
}

/** The view link in the query, if the address has one in addition. */
export const linkBeside = ({ query }: FastifyRequest): string | undefined => LinkId.safeParse(ByLink.safeParse(query).data?.auth_key).data;

/** Reads the view link from the query. */
export function askedByLink({ query }: FastifyRequest): { linkId: string } {
  const { data: linkId } = LinkId.safeParse(ByLink.parse(query).auth_key);
  if (linkId === undefined) throw new Problem('notFound');
  return { linkId };
}
