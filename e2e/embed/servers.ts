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
  /** Adds a page and returns its address. */
  add(html: string): string;
}

/** A foreign site: to a browser, 127.0.0.1 and localhost are different sites. */
export async function startForeignSite(): Promise<ForeignSite> {
  const playerJs = readFileSync(new URL('../../node_modules/player.js/dist/player-0.1.0.js', import.meta.url));
  const pages = new Map<string, string>();
  const site = await listen(({ url = '/' }, response) => {
    // Browsers request it automatically.
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
  /** The origin from which it fetches files. */
  origins: { behind: string };
  /** The paths requested so far. */
  asked: string[];
}

/** A cache as an installation may put in front of its files: it serves only one folder. */
export async function startFilesCache(folder: string): Promise<FilesCache> {
  const asked: string[] = [];
  const origins = { behind: '' };
  const cache = await listen(({ url = '/', headers: { host: _host, ...headers } }, response) => {
    asked.push(url);
    if (!url.startsWith(`/${folder}/`)) return response.writeHead(404).end();
    const fetching = request(origins.behind + url, { headers, agent: false }, (answer) =>
      answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers)),
    );
    fetching.on('error', () => response.destroy()).end();
    // A client that disconnects must not leave the product with a half-read response.
    response.on('close', () => fetching.destroy());
  });
  return { ...cache, origins, asked };
}
