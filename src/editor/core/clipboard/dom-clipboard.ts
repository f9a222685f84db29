import { CLIP_TYPE } from './clip.ts';
import type { Incoming } from './read-incoming.ts';
import type { WrittenClip } from './write-clip.ts';

/** What the events `copy` and `cut` put on the clipboard. */
export function putInto(transfer: Pick<DataTransfer, 'setData'>, { json, html, plain }: WrittenClip): void {
  transfer.setData(CLIP_TYPE, json);
  transfer.setData('text/html', html);
  transfer.setData('text/plain', plain);
}

/** What the event `paste`, or a drop, brings. It is only there during the event. */
export const takeFrom = (transfer: Pick<DataTransfer, 'getData' | 'files'>): Incoming => ({
  json: transfer.getData(CLIP_TYPE),
  html: transfer.getData('text/html'),
  plain: transfer.getData('text/plain'),
  files: [...transfer.files],
});

/** For buttons and menus; false if the browser does not allow it. Browsers without our own format carry it in the HTML. */
export async function writeClipboard(clipboard: Clipboard, { json, html, plain }: WrittenClip): Promise<boolean> {
  const blob = (type: string, text: string) => ({ [type]: new Blob([text], { type: type.replace(/^web /, '') }) });
  const usual = { ...blob('text/html', html), ...blob('text/plain', plain) };
  const ways = [
    () => clipboard.write([new ClipboardItem({ ...usual, ...blob(CLIP_TYPE, json) })]),
    () => clipboard.write([new ClipboardItem(usual)]),
    () => clipboard.writeText(plain),
  ];
  for (const write of ways) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each is tried only if the one before has failed
      await write();
      return true;
    } catch {
      // The next way needs less of the browser.
    }
  }
  return false;
}

/** Undefined if the browser, or whoever uses it, does not allow it. */
export async function readClipboard(clipboard: Clipboard): Promise<Incoming | undefined> {
  try {
    const items = await clipboard.read();
    const textOf = async (type: string) => (await blobOf(items, type))?.text();
    const pictures = await Promise.all(
      items.flatMap((item) => item.types.filter((type) => type.startsWith('image/')).map((type) => item.getType(type))),
    );
    return {
      json: await textOf(CLIP_TYPE),
      html: await textOf('text/html'),
      plain: await textOf('text/plain'),
      files: pictures.map((picture) => new File([picture], `picture.${picture.type.slice('image/'.length)}`, { type: picture.type })),
    };
  } catch {
    return plainFrom(clipboard);
  }
}

async function plainFrom(clipboard: Clipboard): Promise<Incoming | undefined> {
  try {
    return { plain: await clipboard.readText(), files: [] };
  } catch {
    return undefined;
  }
}

const blobOf = async (items: ClipboardItems, type: string): Promise<Blob | undefined> =>
  items.find(({ types }) => types.includes(type))?.getType(type);

/** Runs no scripts and loads nothing. */
export const parseHtml = (html: string): Element => new DOMParser().parseFromString(html, 'text/html').body;
