import { setTimeout as pause } from 'node:timers/promises';
import type { PageFrame, PageName, PageProps } from '#contract/pages.ts';

const PATIENCE = 15 * 60_000;
const TEMPLATES = 15;

export interface ReadyPage {
  title: string;
  previewUrl: string;
}

/** What the page of a presentation shows, once its pictures and those of related presentations have been generated. */
export async function readyPage(address: string): Promise<ReadyPage> {
  for (const since = Date.now(); Date.now() - since < PATIENCE; await pause(500)) {
    // The product starts before its demo presentations are saved.
    if (!(await fetch(address, { method: 'HEAD' })).ok) continue;
    const props = await readProps<'view'>(address);
    if (props.stage.state !== 'ready' || props.display.fallbackPreviewUrl === null) continue;
    if (props.templates.length === TEMPLATES && [...props.templates, ...props.topPicks].every(({ thumbnail }) => thumbnail !== null))
      return { title: props.title, previewUrl: props.display.fallbackPreviewUrl };
  }
  throw new Error(`${address} was not ready in time`);
}

/** The data that a page carries. */
export async function readProps<Name extends PageName>(address: string): Promise<PageProps[Name]> {
  const html = await (await fetch(address)).text();
  const carried = /<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
  if (carried === undefined) throw new Error(`${address} carries no data`);
  return (JSON.parse(carried) as PageFrame<Name>).props;
}
