import { setTimeout as pause } from 'node:timers/promises';
import type { EmbedProps, PageFrame } from '#contract/pages.ts';

type Ready = Extract<EmbedProps, { state: 'ready' }>;

const PATIENCE = 10 * 60_000;

/** The data of an embedded presentation, once everything for it has been generated. */
export async function readyDeck(address: string): Promise<Ready> {
  for (const since = Date.now(); Date.now() - since < PATIENCE; await pause(500)) {
    const html = await (await fetch(address)).text();
    const carried = /<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
    const props = carried && (JSON.parse(carried) as PageFrame<'embed'>).props;
    if (
      props &&
      props.state === 'ready' &&
      props.files.thumbnails.length > 0 &&
      props.files.thumbnails.every((thumbnail) => thumbnail !== null)
    )
      return props;
  }
  throw new Error(`${address} was not ready in time`);
}
