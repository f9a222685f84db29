import type { Paged } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cachedWithout } from '../../../http/pages/page-address.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import type { Accounts } from '../accounts.ts';
import { personTag, type AccountsStore } from '../accounts.store.ts';
import { presentPerson } from '../identity/present-person.ts';
import { exploreTag } from '../../../http/pages/page-tags.ts';

const Oid = z.object({ oid: z.string().regex(/^[a-z0-9]{1,40}$/) });
const Page = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) }).catch({ page: 1 });
const PictureFile = z.object({ file: z.string().regex(/^[a-f0-9-]{36}\.webp$/) });

interface Listed extends Paged {
  /** Cache tags of everything shown on the cards. */
  tags: string[];
}

interface Parts {
  accounts: Accounts;
  store: AccountsStore;
  pages: PageAnswers;
  /** This person's presentations, latest first: all of them for the owner, the listed ones for everybody else. */
  listPresentations(ownerId: string, page: number, options: { isMine: boolean }): Promise<Listed>;
}

export function profileRoutes(app: FastifyInstance, { accounts, store, pages, listPresentations }: Parts): void {
  app.get(routes.profile, async (request, reply) => {
    const asked = Oid.safeParse(request.params);
    if (!asked.success) throw new Problem('notFound');
    const { oid } = asked.data;
    const row = await store.findByOid(oid);
    if (!row || !row.emailVerified) throw new Problem((await store.hasDeparted(oid)) ? 'gone' : 'notFound');
    const isMine = request.session?.person.oid === oid;
    const { tags, cards, total, page, pageCount } = await listPresentations(row.id, Page.parse(request.query).page, { isMine });
    return pages.answer(request, reply, {
      page: 'profile',
      props: { person: presentPerson(row), joinedAt: row.createdAt.toISOString(), isMine, cards, total, page, pageCount },
      tags: [personTag(oid), exploreTag, ...tags],
      reads: cachedWithout('page'),
    });
  });

  app.get('/media/pictures/:file', async (request, reply) => {
    const asked = PictureFile.safeParse(request.params);
    const found = asked.success ? await accounts.readPicture(asked.data.file) : undefined;
    if (!found) throw new Problem('notFound');
    // A changed picture gets a new name, so this one can be cached forever.
    return reply
      .type(found.type)
      .header('content-length', found.size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(found.body);
  });
}
