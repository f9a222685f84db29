import { routes } from '#contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../http/problems.ts';
import { openToAll } from '../../http/security/security-headers.ts';
import type { GlyphFiles } from '../../platform/fonts/glyphs/glyph-files.ts';

const Named = z.object({ version: z.string(), face: z.string().max(100) });
const Asked = z.object({ range: z.string().max(4000) });

interface Parts {
  glyphs: Pick<GlyphFiles, 'version' | 'read'>;
  rateLimitFactor: number;
}

/** Parts of our fonts, for everyone: they are the same for all presentations, and free. */
export function glyphsRoutes(app: FastifyInstance, { glyphs, rateLimitFactor }: Parts): void {
  const config = { rateLimit: { max: Math.round(600 * rateLimitFactor), timeWindow: 60_000 } };
  app.get(routes.glyphs, { config }, async (request, reply) => {
    const { version, face } = Named.parse(request.params);
    const asked = Asked.safeParse(request.query).data;
    const font = asked && (await glyphs.read(face, asked.range, request.ip));
    if (!font) throw new Problem('notFound');
    // A page that was opened before an update gets today's fonts, and shall not keep them under the former address.
    const life = version === glyphs.version() ? 'public, max-age=31536000, immutable' : 'no-store';
    void reply.headers(openToAll).header('cache-control', life);
    return font === 'empty' ? reply.status(204).send() : reply.type('font/woff2').send(Buffer.from(font));
  });
}
