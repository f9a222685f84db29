import { detailsPath, editPath, presentationPath } from '#contract/presentation/presentation-address.ts';
import { draftAddress } from '#contract/presentation/draft-socket.ts';
import { routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { languageOfRequest } from '../../../http/input/language.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { paintLabels } from '../../../platform/pictures/paint-labels.ts';
import type { createAccess } from '../access.ts';
import type { PresentationsStore } from '../presentations.store.ts';
import { createForEditors } from './for-editors.ts';

interface Parts {
  store: Pick<PresentationsStore, 'findByOid'>;
  accessTo: ReturnType<typeof createAccess>['accessTo'];
  pages: PageAnswers;
  /** Of the parts of fonts that load when somebody types. */
  fontsVersion(): string;
}

/** The editor. What it shows and changes comes from the draft routes. */
export function editorRoutes(app: FastifyInstance, { store, accessTo, pages, fontsVersion }: Parts): void {
  const forEditors = createForEditors({
    store,
    accessTo,
    addressOf: (oid, { url }) => editPath({ oid, schemaVersion: url.startsWith('/p/') ? 2 : 0 }),
  });
  const show = forEditors(async (request, reply, row, { personId, isOwner }) => {
    const [path, query] = request.url.split('?', 2);
    const address = editPath(row);
    if (path !== address) return reply.redirect(`${address}${query ? `?${query}` : ''}`, 303);
    return pages.answer(request, reply, {
      page: 'editor',
      props: {
        oid: row.oid,
        title: row.title,
        personId,
        isOwner,
        fontsVersion: fontsVersion(),
        labels: paintLabels(languageOfRequest(request)),
        addresses: { view: presentationPath(row), details: detailsPath(row.oid), dashboard: routes.dashboard },
      },
      // The page would ask for them once it runs, one after the other.
      needs: { modules: ['src/editor/open-editor.ts'], fetches: [draftAddress(row.oid)] },
    });
  });
  for (const path of [routes.edit, routes.coreEdit]) app.get(path, show);
}
