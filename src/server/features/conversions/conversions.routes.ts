import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import type { BeginConversionAnswer, ConversionStatusAnswer, ExportFormat, StartExportAnswer } from '#contract/pdf/pdf-access.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { askedByName } from '../../http/input/asked-presentation.ts';
import { withOptionalBody } from '../../http/input/optional-body.ts';
import { withoutBody } from '../../http/input/without-body.ts';
import { Problem } from '../../http/problems.ts';
import type { Conversions } from './conversions.ts';
import type { Wanted } from './conversions.store.ts';
import type { Tokens } from './tokens.ts';

const MINUTE = 60_000;
/** Longest title or name, in characters: the token travels in a header, which has limited room. */
const LONGEST_LINE = 300;

/** `preziIsMine` decides nothing: ownership is checked here. */
const Body = z
  .object({ preziIsMine: z.boolean().optional(), skipsMissingImages: z.boolean().default(false) })
  .default({ skipsMissingImages: false });

export type Exportable = Omit<Wanted, 'format' | 'skipsMissingImages'>;

interface Parts {
  conversions: Conversions;
  tokens: Tokens;
  /** What the file is made from, as of now; or why this visitor may not export it. */
  findExportable(request: FastifyRequest, oid: string, format: ExportFormat): Promise<Exportable | Problem>;
  origin: string;
  rateLimitFactor: number;
}

/** A token to begin, then one to ask for progress. Neither is of any use to a page of another site. */
export function conversionsRoutes(app: FastifyInstance, { conversions, tokens, findExportable, origin, rateLimitFactor }: Parts): void {
  // Cached pages, the same for every visitor, carry no CSRF token.
  const config = (most: number) =>
    ({ csrf: 'origin', rateLimit: { max: Math.max(1, Math.round(most * rateLimitFactor)), timeWindow: MINUTE } }) as const;
  const unkept = { 'cache-control': 'no-store' };

  const startExport =
    (format: ExportFormat) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<StartExportAnswer> => {
      const { oid } = askedByName(request);
      const { skipsMissingImages } = Body.parse(request.body);
      const exportable = await findExportable(request, oid, format);
      if (exportable instanceof Problem) throw exportable;
      const { contentHash, documentKey, title, author, language } = exportable;
      const wanted = {
        format,
        oid: exportable.oid,
        contentHash,
        documentKey,
        title: shorten(title),
        author: shorten(author),
        language,
        skipsMissingImages,
      };
      reply.headers(unkept);
      return { conversion_token: { url: origin + pdfRoutes.conversion, header: await tokens.toBegin(wanted) } };
    };
  withOptionalBody(app, (scope) => {
    scope.post(pdfRoutes.exportPdf, { config: config(60) }, startExport('pdf'));
    scope.post(pdfRoutes.exportPptx, { config: config(60) }, startExport('pptx'));
  });

  withoutBody(app, (scope) => {
    scope.post(pdfRoutes.conversion, { config: config(60) }, async (request, reply): Promise<BeginConversionAnswer> => {
      const exportId = await conversions.begin(await tokens.readToBegin(request.headers.authorization));
      reply.headers(unkept);
      return { conversion_status_token: { url: origin + pdfRoutes.conversionStatus, header: await tokens.toAsk(exportId) } };
    });
    // A whole school behind one address may poll every second and a half.
    scope.post(pdfRoutes.conversionStatus, { config: config(6000) }, async (request, reply): Promise<ConversionStatusAnswer> => {
      const status = await conversions.status(await tokens.readToAsk(request.headers.authorization));
      reply.headers(unkept);
      return status;
    });
  });
}

const shorten = (line: string) => [...line].slice(0, LONGEST_LINE).join('');
