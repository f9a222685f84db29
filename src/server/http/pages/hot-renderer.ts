import type { AppEntry } from '#contract/pages.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Renderer } from './page-answers.ts';
import { ANALYTICS, EMBED_SCRIPT, entryOf } from './page-assets.ts';

export interface HotRenderer extends Renderer {
  /** Serves source files and their updates to the browser; calls `next` for everything else. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** For `npm run dev`: renders pages from source and updates them on edits. */
export async function createHotRenderer(): Promise<HotRenderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    async render(page, url, frame, { fetches } = { modules: [], fetches: [] }) {
      const entry = (await vite.ssrLoadModule('/src/app/entry.server.tsx')) as AppEntry;
      const { html } = entry.renderPage(frame, {
        scripts: [`/${entryOf(page)}`],
        analyticsScript: `/${ANALYTICS}`,
        preloads: [],
        styles: [],
        fetches,
      });
      return { html: await vite.transformIndexHtml(url, html), styles: [] };
    },
    // The same code the browser would get; it imports nothing, so it is complete.
    embedScript: async () => (await vite.transformRequest(`/${EMBED_SCRIPT}`))?.code ?? '',
    serve: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
