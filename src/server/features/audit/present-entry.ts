import { auditKinds, type AuditActor, type AuditEntry, type AuditKind, type OperatorAuditEntry } from '#contract/people/audit.ts';
import { profilePath } from '#contract/routes.ts';
import { isolate } from '#locale/isolate.ts';
import type { Language } from '#locale/language.ts';
import { translatorOf, type Translate } from '#locale/translate.ts';
import { z } from 'zod';
import { auditDetails, type AuditDetails } from '../../http/security/audit-trail.ts';
import type { EntryRow } from './audit.store.ts';

/** Formats a sum of money. */
type FormatPrice = (price: { amount: number; currency: string }, language: string) => string;

/** Kinds done by those who run the site. They see whose entry it is; the person sees only that it was one of them. */
const ofStaff: ReadonlySet<AuditKind> = new Set<AuditKind>([
  ...auditKinds.roles,
  ...auditKinds.refunds,
  'presentation.tagged',
  'presentation.untagged',
]);

const known: ReadonlySet<string> = new Set(Object.values(auditKinds).flat());
const isKind = (kind: string): kind is AuditKind => known.has(kind);

const Titled = z.object({ title: z.string().optional().catch(undefined) }).catch({});

/** Parsed like anything from outside: an entry may be of another release. */
function detailsOf<Kind extends keyof AuditDetails>(row: EntryRow, kind: Kind): AuditDetails[Kind] | undefined {
  return row.kind === kind ? (auditDetails[kind].safeParse(row.details).data as AuditDetails[Kind] | undefined) : undefined;
}

/** What an entry says beyond its kind, in the reader's language. */
function describe(row: EntryRow, language: Language, formatPrice: FormatPrice): string | null {
  const text = translatorOf(language);
  const { title } = Titled.parse(row.details);
  const role = detailsOf(row, 'role.given') ?? detailsOf(row, 'role.taken');
  const right = detailsOf(row, 'right.given');
  const tagged = detailsOf(row, 'presentation.tagged');
  const restored = detailsOf(row, 'presentation.restored');
  const refund = detailsOf(row, 'refund.made');
  const words = [
    title !== undefined && text('activity.quoted', { title: isolate(title) }),
    role && text(`activity.role.${role.role}`),
    right && text(`activity.right.${right.level}`),
    tagged && text(`activity.tag.${tagged.tag}`),
    restored && text(`activity.kind.presentation.${restored.privacy}`),
    refund && formatPrice(refund, language),
    detailsOf(row, 'login.failed')?.reason === 'unconfirmed' && text('activity.unconfirmed'),
    detailsOf(row, 'link.made')?.label,
    detailsOf(row, 'access.refused')?.route,
  ];
  return words.filter(Boolean).join(' · ') || null;
}

const deviceOf = ({ browser, system }: EntryRow, text: Translate) =>
  browser && system ? text('activity.device', { browser, system }) : null;

function placeOf({ country, network }: EntryRow, language: Language): string | null {
  const name = country === null ? null : new Intl.DisplayNames([language], { type: 'region' }).of(country);
  return [name, network].filter(Boolean).join(' · ') || null;
}

const personOf = ({ name, oid }: { name: string; oid: string }) => ({ name, address: profilePath(oid) });

function actorOf({ actor, actorPerson }: EntryRow): AuditActor {
  if (actor !== 'person') return { is: actor };
  return actorPerson ? { is: 'person', ...personOf(actorPerson) } : { is: 'gone' };
}

interface Reader {
  language: Language;
  formatPrice: FormatPrice;
}

/** As an administrator sees it: everything. */
export function presentToOperator(row: EntryRow, { language, formatPrice }: Reader): OperatorAuditEntry | undefined {
  if (!isKind(row.kind)) return undefined;
  const { id, happenedAt, kind } = row;
  const about = describe(row, language, formatPrice);
  const concerned = row.person ?? (row.ownerId === row.actorId ? null : row.owner);
  return {
    id,
    at: happenedAt.toISOString(),
    kind,
    about,
    actor: actorOf(row),
    device: deviceOf(row, translatorOf(language)),
    place: placeOf(row, language),
    person: concerned && personOf(concerned),
  };
}

/** As a person sees what concerns them. Where somebody else was is not theirs to know; where a stranger was is. */
export function presentToPerson(row: EntryRow, reader: Reader & { personId: string }): AuditEntry | undefined {
  const entry = presentToOperator(row, reader);
  if (!entry) return undefined;
  const { id, at, kind, about, actor, device, place } = entry;
  const isTheirs = row.actorId === reader.personId;
  const isStaff = actor.is === 'person' && ofStaff.has(kind);
  const isShown = isTheirs || actor.is === 'visitor';
  return {
    id,
    at,
    kind,
    about,
    actor: isTheirs ? { is: 'you' } : isStaff ? { is: 'staff' } : actor,
    device: isShown ? device : null,
    place: isShown ? place : null,
  };
}
