import type { AppEntry } from '#contract/pages.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Renderer } from './page-answers.ts';

export interface HotRenderer extends Renderer {
  /** Serves sources and their updates to the browser; calls `next` for everything else. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

const hotAssets = { scripts: ['/src/app/entry.client.tsx'], preloads: [], styles: [], fonts: [] };

/** For `npm run dev`: pages from sources, renewed as they are edited. */
export async function createHotRenderer(): Promise<HotRenderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    async render(_page, url, frame) {
      const entry = (await vite.ssrLoadModule('/src/app/entry.server.tsx')) as AppEntry;
      return vite.transformIndexHtml(url, entry.renderPage(frame, hotAssets));
    },
    serve: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
