import { routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import type { Accounts } from '../accounts.ts';
import { personTag, type AccountsStore } from '../accounts.store.ts';
import { presentPerson } from '../identity/present-person.ts';

const Oid = z.object({ oid: z.string().regex(/^[a-z0-9]{1,40}$/) });
const PictureFile = z.object({ file: z.string().regex(/^[a-f0-9-]{36}\.webp$/) });

interface Parts {
  accounts: Accounts;
  store: AccountsStore;
  pages: PageAnswers;
}

export function profileRoutes(app: FastifyInstance, { accounts, store, pages }: Parts): void {
  app.get(routes.profile, async (request, reply) => {
    const asked = Oid.safeParse(request.params);
    if (!asked.success) throw new Problem('notFound');
    const { oid } = asked.data;
    const row = await store.findByOid(oid);
    if (!row || !row.emailVerified) throw new Problem((await store.hasDeparted(oid)) ? 'gone' : 'notFound');
    const isMine = request.session?.person.oid === oid;
    return pages.answer(request, reply, {
      page: 'profile',
      props: { person: presentPerson(row), joinedAt: row.createdAt.toISOString(), isMine },
      tags: [personTag(oid)],
    });
  });

  app.get('/media/pictures/:file', async (request, reply) => {
    const asked = PictureFile.safeParse(request.params);
    const found = asked.success ? await accounts.readPicture(asked.data.file) : undefined;
    if (!found) throw new Problem('notFound');
    // A new picture has a new name.
    return reply.type(found.type).header('content-length', found.size).header('cache-control', 'public, max-age=31536000, immutable').send(found.body);
  });
}
