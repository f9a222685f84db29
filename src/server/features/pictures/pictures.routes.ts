import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../http/problems.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { fileKey, typeOf } from './files.ts';

const File = z.object({ folder: z.string(), name: z.string() });

interface Parts {
  storage: Storage;
  rateLimitFactor: number;
}

/** Pictures, fonts and images of presentations. Whoever knows a name may have the file: it is a digest that nobody can guess. */
export function picturesRoutes(app: FastifyInstance, { storage, rateLimitFactor }: Parts): void {
  // A bar of steps asks for a hundred at once.
  const config = { rateLimit: { max: Math.round(6000 * rateLimitFactor), timeWindow: 60_000 } };
  app.get('/files/:folder/:name', { config }, async (request, reply) => {
    const { folder, name } = File.parse(request.params);
    const file = `${folder}/${name}`;
    const type = typeOf(file);
    const etag = `"${name}"`;
    if (!type) throw new Problem('notFound');
    const isKnown = request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
    const found = isKnown ? undefined : await storage.get(fileKey(file));
    if (!isKnown && !found) throw new Problem('notFound');
    // Other sites show the pictures of what they link to.
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag).header('cross-origin-resource-policy', 'cross-origin');
    if (!found) return reply.status(304).send();
    return reply.type(type).header('content-length', found.size).send(found.body);
  });
}
