import type { AuditKind } from '#contract/people/audit.ts';
import { curationTags } from '#contract/presentation/curation.ts';
import { privacies } from '#contract/presentation/presentation-address.ts';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { z } from 'zod';

/** Who does something, and from where. `visitor`: somebody who is not logged in. */
export interface Source {
  actor: 'person' | 'visitor' | 'command' | 'job';
  personId: string | null;
  /** Shortened before it is stored. */
  address: string | null;
  userAgent: string;
  requestId: string | null;
}

const title = z.string();
const role = z.object({ role: z.enum(['user', 'moderator', 'admin']) });
const about = z.object({ title });

/** What an entry says beyond its kind; kinds that are not here say nothing more. */
export const auditDetails = {
  'login.failed': z.object({ reason: z.enum(['password', 'unconfirmed', 'second step']) }),
  'session.ended': z.object({ count: z.number() }),
  /** The pattern of the address, without what was asked for. */
  'access.refused': z.object({ route: z.string() }),
  'role.given': role,
  'role.taken': role,
  'right.given': z.object({ title, level: z.enum(['edit', 'comment', 'view']) }),
  'right.taken': about,
  'refund.made': z.object({ title, amount: z.number(), currency: z.string() }),
  'presentation.public': about,
  'presentation.reusable': about,
  'presentation.unlisted': about,
  'presentation.private': about,
  'presentation.trashed': about,
  'presentation.restored': z.object({ title, privacy: z.enum(privacies) }),
  'presentation.deleted': about,
  'presentation.tagged': z.object({ title, tag: z.enum(curationTags) }),
  'presentation.untagged': about,
  'copies.allowed': about,
  'copies.ended': about,
  'link.made': z.object({ title, label: z.string() }),
  'link.revoked': about,
} as const satisfies Partial<Record<AuditKind, z.ZodType>>;

export type AuditDetails = { [Kind in keyof typeof auditDetails]: z.output<(typeof auditDetails)[Kind]> };

type Note<Kind extends AuditKind> = {
  kind: Kind;
  by: Source;
  /** Whom it is about, if not the one who does it. */
  personId?: string | null;
  presentation?: { oid: string; /** Sees the entry, too. */ ownerId: string | null };
} & (Kind extends keyof AuditDetails ? { details: AuditDetails[Kind] } : { details?: never });

export type AuditNote = { [Kind in AuditKind]: Note<Kind> }[AuditKind];

export interface AuditTrail {
  /** Adds entries, with `client` in its transaction. Await it before the answer: nothing is acknowledged without its entry. */
  add(notes: AuditNote | readonly AuditNote[], client?: PoolClient): Promise<void>;
}

export const sourceOf = ({ session, clientAddress, headers, id }: FastifyRequest): Source => ({
  actor: session ? 'person' : 'visitor',
  personId: session?.personId ?? null,
  address: clientAddress,
  userAgent: headers['user-agent'] ?? '',
  requestId: id,
});

/** A visitor who has just proved to be this person. */
export const sourceAs = (personId: string, source: Source): Source => ({ ...source, actor: 'person', personId });

const unattended = { personId: null, address: null, userAgent: '', requestId: null };
export const byCommand: Source = { actor: 'command', ...unattended };
export const byJob: Source = { actor: 'job', ...unattended };
