import { guessLanguage } from '#convert/import/markdown/language.ts';
import { emptyForm, type FormState } from '#contract/form.ts';
import type { PresentationCard } from '#contract/presentation/cards.ts';
import type { UploadLimits } from '#contract/presentation/imports.ts';
import { type NewPresentationProps, outlineLimitsIn } from '#contract/presentation/new-presentation.ts';
import { editPath } from '#contract/presentation/presentation-address.ts';
import { logInPath, routes } from '#contract/routes.ts';
import { makeDeck } from '#model/outline/deck/make-deck.ts';
import { outlineArrangements, outlineLooks, type OutlineProblem } from '#model/outline/outline.ts';
import { readOutline } from '#model/outline/read-outline.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Oid } from '../../../http/input/asked-presentation.ts';
import { textFor, wrongForm } from '../../../http/input/form-answers.ts';
import { languageOfRequest } from '../../../http/input/language.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { paintLabels } from '../../../platform/pictures/paint-labels.ts';
import type { createBegin } from './begin.ts';
import { blankOf } from './blank.ts';
import type { LibraryStore } from './library.store.ts';

const MINUTE = 60_000;
/** Bytes of a form: the longest outline in any script, and more, so that most longer ones can be sent back with a reason. */
const LARGEST = 2 * 1024 * 1024;

const Folder = Oid.nullable().catch(null).default(null);
const Asked = z.object({ folder: Folder }).catch({ folder: null });
const Wish = z
  .object({
    folder: Folder,
    /** Without one, the presentation is empty. */
    outline: z.string().optional().catch(undefined),
    arrangement: z.enum(outlineArrangements).catch('circle').default('circle'),
    look: z.enum(outlineLooks).catch('rain').default('rain'),
  })
  .catch({ folder: null, outline: undefined, arrangement: 'circle', look: 'rain' });
type Wish = z.output<typeof Wish>;

interface Parts {
  begin: ReturnType<typeof createBegin>;
  store: Pick<LibraryStore, 'listFolders'>;
  pages: PageAnswers;
  templates(): Promise<PresentationCard[]>;
  limitsFor(ownerId: string): Promise<UploadLimits>;
  /** Of the parts of fonts that a preview loads. */
  fontsVersion(): string;
  rateLimitFactor: number;
}

/** Begins presentations: empty ones, and those made from an outline. */
export function newPresentationRoutes(
  app: FastifyInstance,
  { begin, store, pages, templates, limitsFor, fontsVersion, rateLimitFactor }: Parts,
): void {
  const propsFor = async (
    request: FastifyRequest,
    ownerId: string,
    { folder, arrangement, look }: Wish,
    form: FormState<'outline'>,
  ): Promise<NewPresentationProps> => {
    const [cards, limits, folders] = await Promise.all([
      templates(),
      limitsFor(ownerId),
      folder === null ? [] : store.listFolders(ownerId),
    ]);
    const chosen = folders.find(({ oid }) => oid === folder);
    return {
      folder: chosen ? { oid: chosen.oid, name: chosen.name } : null,
      templates: cards,
      limits,
      fontsVersion: fontsVersion(),
      labels: paintLabels(languageOfRequest(request)),
      arrangement,
      look,
      form,
    };
  };

  app.get(routes.newPresentation, async (request, reply) => {
    if (!request.session) return reply.redirect(logInPath(request.url), 303);
    const wish = Wish.parse(Asked.parse(request.query));
    const props = await propsFor(request, request.session.personId, wish, emptyForm);
    return pages.answer(request, reply, { page: 'newPresentation', props });
  });

  const config = { rateLimit: { max: Math.max(1, Math.round(30 * rateLimitFactor)), timeWindow: MINUTE } };
  app.post(routes.newPresentation, { config, bodyLimit: LARGEST }, async (request, reply) => {
    const { session } = request;
    if (!session) return reply.redirect(logInPath(routes.newPresentation), 303);
    const wish = Wish.parse(request.body);
    const refuse = async (form: FormState<'outline'>) => {
      const kept = { ...form, values: { outline: wish.outline ?? '' } };
      return pages.answer(request, reply, {
        page: 'newPresentation',
        props: await propsFor(request, session.personId, wish, kept),
        status: 422,
      });
    };
    const presentation = presentationFor(request, wish);
    if ('problem' in presentation) return refuse(refusalOf(request, presentation.problem));
    const made = await begin(session.personId, presentation, wish.folder);
    if (made === 'full') return refuse(wrongForm(request, [], {}, { key: 'library.problem.storage' }));
    return goTo(reply, made.oid);
  });
}

const goTo = (reply: FastifyReply, oid: string) => reply.redirect(editPath({ oid, schemaVersion: 2 }), 303);

function presentationFor(request: FastifyRequest, { outline, arrangement, look }: Wish) {
  const untitled = textFor(request)('library.untitled');
  if (outline === undefined) return blankOf(untitled, languageOfRequest(request));
  const read = readOutline(outline);
  return 'problem' in read ? read : makeDeck(read, { arrangement, look, language: guessLanguage(outline), untitled });
}

const refusalOf = (request: FastifyRequest, problem: OutlineProblem): FormState<'outline'> =>
  wrongForm<'outline'>(request, [], {
    outline: { key: `newPresentation.problem.${problem}`, values: outlineLimitsIn(languageOfRequest(request)) },
  });
