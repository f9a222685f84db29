// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { CLIP_TYPE } from './clip.ts';
import { putInto, readClipboard, takeFrom, writeClipboard } from './dom-clipboard.ts';

const clip = { json: '{"a":1}', html: '<p>Words</p>', plain: 'Words' };

afterEach(() => vi.unstubAllGlobals());

/** A browser's clipboard that accepts only some types. */
function browser(accepts: (type: string) => boolean, allows = true) {
  class Item {
    readonly parts: Record<string, Blob>;
    constructor(parts: Record<string, Blob>) {
      const unknown = Object.keys(parts).find((type) => !accepts(type));
      if (unknown) throw new TypeError(unknown);
      this.parts = parts;
    }
    get types() {
      return Object.keys(this.parts);
    }
    getType = async (type: string) => this.parts[type];
  }
  vi.stubGlobal('ClipboardItem', Item);
  let held: Item[] | string = [];
  const refuse = () => {
    if (!allows) throw new DOMException('Not allowed', 'NotAllowedError');
  };
  const clipboard = {
    write: async (items: Item[]) => {
      refuse();
      held = items;
    },
    writeText: async (text: string) => {
      refuse();
      held = text;
    },
    read: async () => {
      refuse();
      if (typeof held === 'string') throw new TypeError('Only text');
      return held;
    },
    readText: async () => {
      refuse();
      return typeof held === 'string' ? held : '';
    },
  };
  return clipboard as unknown as Clipboard;
}

test('events carry all forms', () => {
  const data = new Map<string, string>();
  putInto({ setData: (type, text) => void data.set(type, text) }, clip);
  const taken = takeFrom({ getData: (type) => data.get(type) ?? '', files: [] as unknown as FileList });
  expect(taken).toEqual({ ...clip, files: [] });
});

test.each<[string, (type: string) => boolean, object]>([
  ['our own format where browsers carry it', () => true, clip],
  ['HTML where they do not', (type) => type !== CLIP_TYPE, { html: clip.html, plain: clip.plain, json: undefined }],
  ['text where they carry nothing else', () => false, { plain: clip.plain }],
])('buttons carry %s', async (_name, accepts, expected) => {
  const clipboard = browser(accepts);
  expect(await writeClipboard(clipboard, clip)).toBe(true);
  expect(await readClipboard(clipboard)).toEqual({ ...expected, files: [] });
});

test('buttons bring pictures as files', async () => {
  const clipboard = browser(() => true);
  await clipboard.write([new ClipboardItem({ 'image/png': new Blob(['x'], { type: 'image/png' }) })]);
  const incoming = await readClipboard(clipboard);
  expect(incoming?.files.map(({ name, type }) => [name, type])).toEqual([['picture.png', 'image/png']]);
});

test('a browser that does not allow it says so', async () => {
  const clipboard = browser(() => true, false);
  expect(await writeClipboard(clipboard, clip)).toBe(false);
  expect(await readClipboard(clipboard)).toBeUndefined();
});
