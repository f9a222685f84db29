import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageOfRequest } from '../../../http/input/language.ts';
import { Problem } from '../../../http/problems.ts';
import type { Buyers } from '../buyer.ts';
import { readPageAddress, type PdfLinks } from '../pdf-links.ts';
import type { Purchases } from '../purchases.ts';
import { seenByName, type SeePresentation } from './seen-presentation.ts';

const MINUTE = 60_000;
const Mailing = z.object({
  email: z.string().trim().max(254).pipe(z.email()),
  'prezi-link': z.string().max(4000),
  // Ignored: the mail uses the presentation's own title.
  'prezi-title': z.string().max(4000),
  'pdf-link': z.string().max(4000),
});

interface Parts {
  purchases: Pick<Purchases, 'findPaid'>;
  pdfLinks: PdfLinks;
  buyers: Buyers;
  see: SeePresentation;
  /** The export an address leads to; undefined if the link is not ours or has expired. */
  readLink(address: string): Promise<{ exportId: string; oid: string } | undefined>;
  origin: string;
  rateLimitFactor: number;
}

/** Mails the link to an export: only our own links, and only to the buyer. */
export function pdfLinkRoutes(app: FastifyInstance, { purchases, pdfLinks, buyers, see, readLink, origin, rateLimitFactor }: Parts): void {
  const config = { csrf: 'origin', rateLimit: { max: Math.max(1, Math.round(30 * rateLimitFactor)), timeWindow: 15 * MINUTE } } as const;

  app.post(pdfRoutes.sendPdfLink, { config }, async (request, reply) => {
    const { success, data: mailing } = Mailing.safeParse(request.body);
    if (!success) throw new Problem('invalid');
    const asked = readPageAddress(mailing['prezi-link'], origin);
    const presentation = asked && ('oid' in asked ? await seenByName(see, request, asked.oid) : await see(request, asked));
    if (!presentation) throw new Problem('notFound');
    const purchase = await purchases.findPaid(buyers.read(request), presentation.oid);
    if (!purchase) throw new Problem('notBought');
    const known = [purchase.email, request.session?.person.email];
    // Use the address as we know it, not as it was sent.
    const to = known.find((email) => email?.toLowerCase() === mailing.email.toLowerCase());
    if (!to) throw new Problem('forbidden');
    const link = await readLink(mailing['pdf-link']);
    if (link?.oid !== presentation.oid) throw new Problem('invalid');
    const { exportId } = link;
    if (!(await pdfLinks.send({ purchase, exportId, presentation, to, language: languageOfRequest(request) }))) throw new Problem('gone');
    return reply.status(204).header('cache-control', 'private, no-store').send();
  });
}
