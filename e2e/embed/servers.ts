import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, request, type RequestListener } from 'node:http';

interface Listening {
  origin: string;
  stop(): void;
}

async function listen(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export interface ForeignSite extends Listening {
  /** Puts a page there and says where. */
  add(html: string): string;
}

/** Somebody else's site: to a browser, 127.0.0.1 has nothing to do with localhost. */
export async function startForeignSite(): Promise<ForeignSite> {
  const playerJs = readFileSync(new URL('../../node_modules/player.js/dist/player-0.1.0.js', import.meta.url));
  const pages = new Map<string, string>();
  const site = await listen(({ url = '/' }, response) => {
    // Browsers ask for it unasked.
    if (url === '/favicon.ico') return response.writeHead(204).end();
    if (url === '/player.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(playerJs);
    const html = pages.get(url);
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  return {
    ...site,
    add(html) {
      const path = `/${randomUUID()}`;
      pages.set(path, html);
      return site.origin + path;
    },
  };
}

export interface FilesCache extends Listening {
  /** From where it fetches what it is asked for. */
  origins: { behind: string };
  /** What it was asked for. */
  asked: string[];
}

/** A cache as an installation puts in front of its files: it knows nothing but /assets/ and /files/. */
export async function startFilesCache(): Promise<FilesCache> {
  const asked: string[] = [];
  const origins = { behind: '' };
  const cache = await listen(({ url = '/', headers: { host: _host, ...headers } }, response) => {
    asked.push(url);
    if (!/^\/(?:assets|files)\//.test(url)) return response.writeHead(404).end();
    const fetching = request(origins.behind + url, { headers, agent: false }, (answer) =>
      answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers)),
    );
    fetching.on('error', () => response.destroy()).end();
    // Whoever goes away does not leave the product with half an answer.
    response.on('close', () => fetching.destroy());
  });
  return { ...cache, origins, asked };
}
