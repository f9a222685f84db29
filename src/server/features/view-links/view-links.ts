import { randomInt } from 'node:crypto';
import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import type { ViewLinkSummary } from '#contract/presentation/details.ts';
import { viewLinkPath } from '#contract/presentation/presentation-address.ts';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { readForm, type FieldProblems } from '../../http/input/form-answers.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { newLinkForm } from './link-fields.ts';
import { createPasses, passCookie } from './pass.ts';
import type { Alongside, FoundLink, Viewer, ViewLinksStore } from './view-links.store.ts';

/** Enough for every class and every customer; more is a mistake or a script. */
const MOST_LINKS = 100;

interface Parts {
  store: ViewLinksStore;
  clock: Pick<Clock, 'now'>;
  /** Signs the passes, and nothing else. */
  passKey: string;
  publicOrigin: string;
  hashPassword(password: string): Promise<string>;
  verifyPassword(given: { hash: string; password: string }): Promise<boolean>;
  /** A person's public name. */
  nameOf(personId: string): Promise<string>;
}

type Opened =
  | { state: 'open'; presentationId: number; oid: string; linkId: string; viewerName: string | null; viewerEmail: string | null }
  | { state: 'gate'; props: PageProps['viewGate'] }
  | { state: 'expired' }
  | { state: 'unknown' };

type Entered = { outcome: 'in'; pass: string } | { outcome: 'wrong' } | { outcome: 'unknown' };

type NewLink = { ok: true; linkId: string } | { ok: false; problems: FieldProblems; isFull?: boolean };

/** Links that open a presentation whatever its privacy. They may ask for a password, and for the visitor's name and address. */
export function createViewLinks({ store, clock, passKey, publicOrigin, hashPassword, verifyPassword, nameOf }: Parts) {
  const passes = createPasses(passKey);
  const find = async (linkId: string): Promise<FoundLink | undefined> => (isLinkId(linkId) ? store.find(linkId) : undefined);
  const isOver = (expiresAt: Date | null) => expiresAt !== null && expiresAt.getTime() < clock.now();

  /** The holder of a pass; undefined if it is not valid. */
  const readPass = async (link: FoundLink, pass: string | undefined): Promise<Viewer | 'somebody' | undefined> => {
    const visit = passes.read(link, pass);
    if (!link.asksIdentity) return visit === undefined ? undefined : 'somebody';
    return typeof visit === 'number' ? store.findVisit(link.linkId, visit) : undefined;
  };

  return {
    /** What a visitor of a link sees: the presentation, or the gate first. */
    async open({ cookies, session }: Pick<FastifyRequest, 'cookies' | 'session'>, linkId: string): Promise<Opened> {
      const link = await find(linkId);
      if (!link) return { state: 'unknown' };
      if (isOver(link.expiresAt)) return { state: 'expired' };
      const { presentationId, oid, asksIdentity } = link;
      const asksPassword = link.passwordHash !== null;
      const viewer = asksPassword || asksIdentity ? await readPass(link, cookies[passCookie(linkId)]) : 'somebody';
      if (viewer === undefined) {
        // Behind a password, not even the title is shown.
        const [title, owner] = asksPassword ? ['', ''] : [link.title, await nameOf(link.ownerId)];
        const known = session && asksIdentity ? { viewerName: session.person.publicDisplayName, viewerEmail: session.person.email } : {};
        return { state: 'gate', props: { linkId, title, owner, asksPassword, asksIdentity, form: { ...emptyForm, values: known } } };
      }
      const { viewerName, viewerEmail } = viewer === 'somebody' ? { viewerName: null, viewerEmail: null } : viewer;
      return { state: 'open', presentationId, oid, linkId, viewerName, viewerEmail };
    },

    /** Whether somebody whom this link let in may still see the presentation. */
    async isStillOpen(linkId: string, oid: string): Promise<boolean> {
      const link = await find(linkId);
      return link?.oid === oid && !isOver(link.expiresAt);
    },

    /** Takes the parsed answers of the gate. Issues a pass if the password is right. */
    async enter(linkId: string, { password, viewerName, viewerEmail }: Viewer & { password: string }): Promise<Entered> {
      const link = await find(linkId);
      if (!link || isOver(link.expiresAt)) return { outcome: 'unknown' };
      if (link.passwordHash !== null && !(await verifyPassword({ hash: link.passwordHash, password }))) return { outcome: 'wrong' };
      const visitId = link.asksIdentity ? await store.addVisit(linkId, { viewerName, viewerEmail }) : undefined;
      if (link.asksIdentity && visitId === undefined) return { outcome: 'unknown' };
      return { outcome: 'in', pass: passes.issue(link, visitId) };
    },

    /** As their owner sees them, newest first. */
    async list(presentationId: number): Promise<ViewLinkSummary[]> {
      const [links, visits] = await Promise.all([store.list(presentationId), store.listVisits(presentationId)]);
      return links.map(({ linkId, label, passwordHash, asksIdentity, expiresAt, createdAt }) => ({
        linkId,
        address: publicOrigin + viewLinkPath(linkId),
        label,
        hasPassword: passwordHash !== null,
        asksIdentity,
        expiresAt: expiresAt?.toISOString() ?? null,
        isExpired: isOver(expiresAt),
        createdAt: createdAt.toISOString(),
        visits: visits
          .filter((visit) => visit.linkId === linkId)
          .map(({ viewerName, viewerEmail, createdAt: at }) => ({ viewerName, viewerEmail, at: at.toISOString() })),
      }));
    },

    /** From the fields of a form. */
    async create(
      presentationId: number,
      form: unknown,
      alongside: (client: PoolClient, label: string) => Promise<void> = async () => undefined,
    ): Promise<NewLink> {
      const read = readForm(newLinkForm(clock.now()), form);
      if (!read.ok) return read;
      if ((await store.count(presentationId)) >= MOST_LINKS) return { ok: false, problems: {}, isFull: true };
      const { label, password, expires: expiresAt, asksIdentity } = read.data;
      const linkId = makeLinkId();
      const passwordHash = password === '' ? null : await hashPassword(password);
      await store.add({ linkId, presentationId, label, passwordHash, asksIdentity, expiresAt }, (client) => alongside(client, label));
      return { ok: true, linkId };
    },

    /** Takes effect immediately, for holders of a pass too. False if there is no such link. */
    revoke: async (presentationId: number, linkId: string, alongside: Alongside = async () => undefined): Promise<boolean> =>
      isLinkId(linkId) && store.remove(presentationId, linkId, alongside),
  };
}

export type ViewLinks = ReturnType<typeof createViewLinks>;

/** Older ones are shorter. */
const isLinkId = (linkId: string) => /^(?:[a-z0-9]{16}|[a-z0-9]{26})$/.test(linkId);

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** 134 bits: whoever has the address has access. */
const makeLinkId = () => Array.from({ length: 26 }, () => letters[randomInt(letters.length)]).join('');
