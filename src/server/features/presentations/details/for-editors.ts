import { presentationPath } from '#contract/presentation/presentation-address.ts';
import { logInPath } from '#contract/routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Oid } from '../../../http/input/asked-presentation.ts';
import { Problem } from '../../../http/problems.ts';
import type { Access, createAccess } from '../access.ts';
import type { PresentationsStore } from '../presentations.store.ts';
import type { Row } from './details-page.ts';

const Asked = z.object({ oid: Oid });

interface Parts {
  store: Pick<PresentationsStore, 'findByOid'>;
  accessTo: ReturnType<typeof createAccess>['accessTo'];
  /** Where to go on after logging in. */
  addressOf(oid: string, request: FastifyRequest): string;
}

interface Editor extends Access {
  personId: string;
}

export type ForEditors = (request: FastifyRequest, reply: FastifyReply, row: Row, editor: Editor) => Promise<unknown>;

/** Lets those in who may edit the presentation. Whoever may only comment on it gets to its page. */
export const createForEditors =
  ({ store, accessTo, addressOf }: Parts) =>
  (handle: ForEditors) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const asked = Asked.safeParse(request.params);
    if (!asked.success) throw new Problem('notFound');
    const { oid } = asked.data;
    const { session } = request;
    // The same whether it exists or not: signed-out visitors learn nothing.
    if (!session) return reply.redirect(logInPath(addressOf(oid, request)), 303);
    const row = await store.findByOid(oid);
    const access = row && (await accessTo(row, { session }));
    if (!row || !access?.canComment) throw new Problem('notFound', { isHidden: row !== undefined });
    if (!access.canEdit) return reply.redirect(presentationPath(row), 303);
    return handle(request, reply, row, { ...access, personId: session.personId });
  };
