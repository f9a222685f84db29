import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PeerPage } from './peer-pages.ts';

const types: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript', '.webp': 'image/webp', '.woff2': 'font/woff2' };

/** Serves everything from memory, with text compressed as far as possible, over HTTP/1.1 with keep-alive, like the product. */
export async function servePage({ html, files }: PeerPage): Promise<{ origin: string; stop(): void }> {
  const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  const add = (path: string, type: string, bytes: Buffer, caching: string) => {
    const isText = type.startsWith('text/');
    const body = isText ? brotliCompressSync(bytes) : bytes;
    answers.set(path, {
      body,
      headers: {
        'content-type': isText ? `${type}; charset=utf-8` : type,
        'content-length': String(body.length),
        'cache-control': caching,
        ...(isText && { 'content-encoding': 'br' }),
      },
    });
  };
  add('/', 'text/html', Buffer.from(html), 'no-cache');
  for (const [path, bytes] of files)
    add(path, types[extname(path)] ?? 'application/octet-stream', bytes, 'public, max-age=31536000, immutable');
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '/');
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://localhost:${address && typeof address === 'object' ? address.port : 0}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
