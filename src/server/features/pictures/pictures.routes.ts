import { pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../http/problems.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { encodingFor } from '../../http/pages/page-cache.ts';
import { openToAll } from '../../http/security/security-headers.ts';
import { fileKey, isCompressed, typeOf } from './files.ts';

const File = z.object({ folder: z.string(), name: z.string() });

interface Parts {
  storage: Storage;
  rateLimitFactor: number;
}

/** Pictures, fonts, images and contents of presentations. Knowing the name grants access: it is a digest nobody can guess. */
export function picturesRoutes(app: FastifyInstance, { storage, rateLimitFactor }: Parts): void {
  // A bar of steps requests a hundred at once.
  const config = { rateLimit: { max: Math.round(6000 * rateLimitFactor), timeWindow: 60_000 } };
  app.get('/files/:folder/:name', { config }, async (request, reply) => {
    const { folder, name } = File.parse(request.params);
    const file = `${folder}/${name}`;
    const type = typeOf(file);
    // Weak, because the two encodings have the same content but not the same bytes.
    const etag = isCompressed(file) ? `W/"${name}"` : `"${name}"`;
    if (!type) throw new Problem('notFound');
    const isKnown = request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${name}"`);
    const found = isKnown ? undefined : await storage.get(fileKey(file));
    if (!isKnown && !found) throw new Problem('notFound');
    // Other sites show the pictures of presentations they link to.
    reply.headers(openToAll).header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (isCompressed(file)) reply.header('vary', 'Accept-Encoding');
    if (!found) return reply.status(304).send();
    reply.type(type);
    if (!isCompressed(file)) return reply.header('content-length', found.size).send(found.body);
    if (encodingFor(request.headers['accept-encoding']) === 'br')
      return reply.header('content-encoding', 'br').header('content-length', found.size).send(found.body);
    // Decompressed on the fly for clients without brotli; an error on either side ends the other.
    return reply.send(pipeline(found.body, createBrotliDecompress(), () => undefined));
  });
}
