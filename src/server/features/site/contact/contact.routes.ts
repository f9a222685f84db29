import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { translatorOf } from '#locale/translate.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Oid } from '../../../http/input/asked-presentation.ts';
import { languageOfRequest } from '../../../http/input/language.ts';
import type { PageAnswers } from '../../../http/pages/page-answers.ts';
import { Problem } from '../../../http/problems.ts';
import { readAbuse, readBilling } from './contact-form.ts';
import type { Contact } from './contact.ts';

type Props = PageProps['contact'];
type Reportable = NonNullable<Props['presentation']>;

const Asked = z.object({ oid: Oid });
const Sent = z.object({ done: z.literal('sent') });

interface Parts {
  contact: Contact;
  pages: PageAnswers;
  /** A presentation the requester may see; undefined is answered as not found. */
  findReportable(request: FastifyRequest, oid: string): Promise<Reportable | undefined>;
  rateLimitFactor: number;
}

export function contactRoutes(app: FastifyInstance, { contact, pages, findReportable, rateLimitFactor }: Parts): void {
  const config = { rateLimit: { max: Math.max(1, Math.round(10 * rateLimitFactor)), timeWindow: 15 * 60_000 } };

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    props: Pick<Props, 'kind' | 'presentation'> & Partial<Props>,
    status = 200,
  ) => {
    const person = request.session?.person;
    const form = person ? { ...emptyForm, values: { name: person.publicDisplayName, email: person.email } } : emptyForm;
    return pages.answer(request, reply, {
      page: 'contact',
      props: { form, isSent: Sent.safeParse(request.query).success, ...props },
      status,
    });
  };

  const textFor = (request: FastifyRequest) => translatorOf(languageOfRequest(request));

  const find = async (request: FastifyRequest): Promise<Reportable> => {
    const { data } = Asked.safeParse(request.params);
    const presentation = data && (await findReportable(request, data.oid));
    if (!presentation) throw new Problem('notFound');
    return presentation;
  };

  app.get(routes.contactAbuse, async (request, reply) => answer(request, reply, { kind: 'abuse', presentation: await find(request) }));

  app.post(routes.contactAbuse, { config }, async (request, reply) => {
    const presentation = await find(request);
    const read = readAbuse(request.body, textFor(request));
    if (!read.ok) return answer(request, reply, { kind: 'abuse', presentation, form: read.form, isSent: false }, 422);
    await contact.send({ ...read.data, kind: 'abuse', presentation });
    const { reportAddress } = presentation;
    return reply.redirect(`${reportAddress}${reportAddress.includes('?') ? '&' : '?'}done=sent`, 303);
  });

  app.get(routes.contactBilling, (request, reply) => answer(request, reply, { kind: 'billing', presentation: null }));

  app.post(routes.contactBilling, { config }, async (request, reply) => {
    const read = readBilling(request.body, textFor(request));
    if (!read.ok) return answer(request, reply, { kind: 'billing', presentation: null, form: read.form, isSent: false }, 422);
    await contact.send({ ...read.data, kind: 'billing' });
    return reply.redirect(`${routes.contactBilling}?done=sent`, 303);
  });
}
