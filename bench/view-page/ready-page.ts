import { setTimeout as pause } from 'node:timers/promises';
import type { PageFrame } from '#contract/pages.ts';

const PATIENCE = 15 * 60_000;
const TEMPLATES = 15;

export interface ReadyPage {
  title: string;
  previewUrl: string;
}

/** What the page of a presentation shows, once its pictures and those of related presentations have been generated. */
export async function readyPage(address: string): Promise<ReadyPage> {
  for (const since = Date.now(); Date.now() - since < PATIENCE; await pause(500)) {
    const html = await (await fetch(address)).text();
    const carried = /<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
    const props = carried && (JSON.parse(carried) as PageFrame<'view'>).props;
    if (!props || props.stage.state !== 'ready' || props.display.fallbackPreviewUrl === null) continue;
    if (props.templates.length === TEMPLATES && [...props.templates, ...props.topPicks].every(({ thumbnail }) => thumbnail !== null))
      return { title: props.title, previewUrl: props.display.fallbackPreviewUrl };
  }
  throw new Error(`${address} was not ready in time`);
}
