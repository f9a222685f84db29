import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../http/problems.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readRange } from '../../http/input/byte-range.ts';
import { encodingFor } from '../../http/pages/page-cache.ts';
import type { FileKeys, Grant } from '../../http/security/file-keys.ts';
import { openToAll, openToOwnPages } from '../../http/security/security-headers.ts';
import { fileKey, isCompressed, isMedia, typeOf } from './files.ts';

const File = z.object({ folder: z.string(), name: z.string() });
const Query = z.object({ key: z.unknown().optional() });

interface Parts {
  storage: Storage;
  /** Whether anyone may have this file. */
  isOpenToAll(file: string): Promise<boolean>;
  readKey: FileKeys['read'];
  /** Whether what a key was made for is still so. */
  isStillGranted(grant: Grant): Promise<boolean>;
  rateLimitFactor: number;
  publicOrigin: string;
  /** Of a cache in front; empty: our own. */
  mediaOrigin: string;
}

/** Pictures, fonts, images and contents of presentations, for those who may see the presentation at this moment (0026). */
export function picturesRoutes(
  app: FastifyInstance,
  { storage, isOpenToAll, readKey, isStillGranted, rateLimitFactor, publicOrigin, mediaOrigin }: Parts,
): void {
  const ownPages = openToOwnPages(publicOrigin, mediaOrigin !== '');
  const audienceOf = async (file: string, key: unknown): Promise<'public' | 'private' | undefined> => {
    const grant = readKey(file, key);
    if (grant && (await isStillGranted(grant))) return 'private';
    return (await isOpenToAll(file)) ? 'public' : undefined;
  };

  /** The part that is asked for; players ask for many parts of a film. */
  const askedOf = async ({ range, 'if-range': condition }: IncomingHttpHeaders, file: string, etag: string) => {
    const facts = range === undefined || (condition ?? etag) !== etag ? undefined : await storage.stat(fileKey(file));
    return { range: facts && readRange(range, facts.size), size: facts?.size };
  };

  // A bar of steps requests a hundred at once.
  const config = { rateLimit: { max: Math.round(6000 * rateLimitFactor), timeWindow: 60_000 } };
  app.get('/files/:folder/:name', { config }, async (request, reply) => {
    const { folder, name } = File.parse(request.params);
    const file = `${folder}/${name}`;
    const type = typeOf(file);
    // Weak, because the two encodings have the same content but not the same bytes.
    const etag = isCompressed(file) ? `W/"${name}"` : `"${name}"`;
    const audience = type && (await audienceOf(file, Query.parse(request.query).key));
    if (!audience) throw new Problem('notFound');
    const isKnown = request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${name}"`);
    const asked = isKnown || !isMedia(file) ? undefined : await askedOf(request.headers, file, etag);
    if (asked?.range === 'none') return reply.status(416).header('content-range', `bytes */${asked.size}`).send();
    // A stream that is answered to HEAD would be read to its end.
    const onlyFacts = request.method === 'HEAD' && isMedia(file) && !isKnown;
    const facts = onlyFacts ? await storage.stat(fileKey(file)) : undefined;
    const found = onlyFacts
      ? facts && { size: facts.size, body: Readable.from([]) }
      : isKnown
        ? undefined
        : await storage.get(fileKey(file), asked?.range);
    if (!isKnown && !found) throw new Problem('notFound');
    // Other sites show the pictures of presentations they link to, and files may come through a cache on another origin.
    reply
      .headers(audience === 'public' ? openToAll : ownPages)
      .header('cache-control', `${audience}, max-age=0, must-revalidate`)
      .header('etag', etag);
    if (isCompressed(file)) reply.header('vary', 'Accept-Encoding');
    if (isMedia(file)) reply.header('accept-ranges', 'bytes');
    if (!found) return reply.status(304).send();
    reply.type(type);
    if (asked?.range) {
      const { first, last } = asked.range;
      reply.status(206).header('content-range', `bytes ${first}-${last}/${found.size}`);
      return reply.header('content-length', last - first + 1).send(found.body);
    }
    if (!isCompressed(file)) return reply.header('content-length', found.size).send(found.body);
    if (encodingFor(request.headers['accept-encoding']) === 'br')
      return reply.header('content-encoding', 'br').header('content-length', found.size).send(found.body);
    // Decompressed on the fly for clients without brotli; an error on either side ends the other.
    return reply.send(pipeline(found.body, createBrotliDecompress(), () => undefined));
  });
}
