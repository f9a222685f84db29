import type { ViewerFiles } from '#contract/viewer.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Notice } from '../viewer.ts';
import type { LoadPlatform } from './load-platform.ts';
import { loadPresentation } from './load-presentation.ts';
import { startTestServer } from './test-server.ts';

const json = JSON.stringify(
  parsePresentation({ schemaVersion: 2, title: 'Seeds', root: { kind: 'topic', id: 'root', width: 100, height: 100, children: [] } })
    .presentation,
);
const labels = { missingImage: 'Missing', unreadable: 'Unreadable' };

async function all<T>(things: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const thing of things) found.push(thing);
  return found;
}

describe('loading a presentation', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => (server = await startTestServer()));
  afterEach(() => server.reset());
  afterAll(() => server.stop());

  function prepare() {
    server.text('/content', json);
    server.text('/font', 'letters');
    server.text('/photo', 'colours');
    server.text('/other', 'colours');
    const files: ViewerFiles = {
      content: { address: `${server.origin}/content`, size: json.length },
      fonts: [{ face: 'inter-400', address: `${server.origin}/font`, size: 7 }],
      images: [
        { asset: 'photo', address: `${server.origin}/photo`, size: 7 },
        { asset: 'again', address: `${server.origin}/photo`, size: 7 },
        { asset: 'other', address: `${server.origin}/other`, size: 7 },
      ],
      videos: [],
      thumbnails: [],
      openings: [],
      needs: [],
      isRich: false,
    };
    const open = new Set<string>();
    let bitmaps = 0;
    const platform: LoadPlatform = {
      fetch: (address, init) => fetch(address, init),
      async decode(file) {
        const id = `bitmap ${++bitmaps}`;
        if ((await file.text()) !== 'colours') throw new Error('no picture');
        open.add(id);
        return { width: 1, height: 1, close: () => open.delete(id) };
      },
      async addFont(name, bytes) {
        if (new TextDecoder().decode(bytes) !== 'letters') throw new Error('no font');
        open.add(name);
        return () => open.delete(name);
      },
      onOnline: () => () => {},
      after: (milliseconds, run) => {
        if (milliseconds < 20_000) queueMicrotask(run);
        return () => {};
      },
    };
    const percents: number[] = [];
    const notices: Notice[] = [];
    const ending = new AbortController();
    return {
      files,
      platform,
      open,
      percents,
      notices,
      ending,
      options: {
        labels,
        platform,
        signal: ending.signal,
        stop: 0,
        onProgress: (percent: number) => percents.push(percent),
        onNotice: (notice: Notice) => notices.push(notice),
      },
    };
  }

  it('loads everything a surface needs, and frees it again', async () => {
    const { files, options, open, notices } = prepare();
    const { presentation, scene, content, release } = await loadPresentation(files, options);
    expect(presentation.title).toBe('Seeds');
    expect(content.scene).toBe(scene);
    expect(content.labels).toBe(labels);
    expect(notices).toEqual([]);
    expect([...content.images.keys()].sort()).toEqual(['again', 'other', 'photo']);
    expect(content.fonts.map(({ name }) => name)).toEqual([content.fontName('inter-400')]);
    expect(content.fontName('x')).toBe(`${content.fontName('')}x`);
    expect([...open].sort()).toEqual(['bitmap 1', 'bitmap 2', content.fontName('inter-400')]);
    release();
    release();
    expect(open.size).toBe(0);
  });

  it('fetches a file shared by several assets once, and keeps two presentations apart', async () => {
    const { files, options } = prepare();
    const one = await loadPresentation(files, options);
    expect(one.content.images.get('photo')).toBe(one.content.images.get('again'));
    expect(server.asked.filter((path) => path === '/photo')).toHaveLength(1);
    const two = await loadPresentation(files, options);
    expect(two.content.fontName('x')).not.toBe(one.content.fontName('x'));
  });

  it('[VIEW-3] counts bytes, decoding and scripts, up to 99', async () => {
    const { files, options, percents } = prepare();
    let arrive = () => {};
    const script = new Promise<void>((resolve) => (arrive = resolve));
    const slow = { ...files, content: { ...files.content, size: 25_000 / 1.25 }, fonts: [], images: [] };
    await loadPresentation(slow, { ...options, scripts: [script] });
    expect(percents.at(-1)).toBe(50);
    arrive();
    await script;
    expect(percents.at(-1)).toBe(99);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  });

  it('[VIEW-3] counts files that cannot be loaded as done', async () => {
    const { files, options, percents } = prepare();
    server.answer('/photo', (_, response) => response.writeHead(404).end());
    await loadPresentation({ ...files, images: files.images.map((image) => ({ ...image, size: 1e6 })) }, options);
    expect(percents.at(-1)).toBe(99);
  });

  it('carries on without images and fonts that are missing or broken, and adds a notice', async () => {
    const { files, options, notices } = prepare();
    server.answer('/photo', (_, response) => response.writeHead(404).end());
    server.text('/other', 'noise');
    server.text('/font', 'noise');
    const { content } = await loadPresentation(files, options);
    expect(content.images.size).toBe(0);
    expect(content.fonts).toEqual([]);
    expect(notices).toEqual([{ kind: 'images', count: 3 }, { kind: 'fonts' }]);
  });

  it('waits only for what the first stop shows; the rest comes when asked for, next stops first', async () => {
    const { files, options, open, percents } = prepare();
    const shy = {
      ...files,
      fonts: [...files.fonts, { face: 'lora-700', address: `${server.origin}/bold`, size: 7 }],
      needs: [[0, 4], [2]],
    };
    server.text('/bold', 'letters');
    const { content, rest, release } = await loadPresentation(shy, options);
    expect(Object.fromEntries(content.images)).toEqual({ photo: 'coming', again: 'coming', other: expect.objectContaining({ width: 1 }) });
    expect(content.fonts.map(({ name }) => name)).toEqual([content.fontName('inter-400')]);
    expect(percents.at(-1)).toBe(99);
    expect(server.asked.toSorted()).toEqual(['/content', '/font', '/other']);

    const later = await all(rest);
    expect(server.asked.slice(3)).toEqual(['/photo', '/bold']);
    const whole = later.at(-1);
    expect([...(whole?.images.values() ?? [])]).not.toContain('coming');
    expect(whole?.images.get('photo')).toBe(whole?.images.get('again'));
    expect(whole?.fonts).toHaveLength(2);
    // Texts are laid out again with the font that was missing.
    expect(whole?.scene).not.toBe(content.scene);
    release();
    expect(open.size).toBe(0);
  });

  it('begins at another stop with what that one shows, and with everything if that is unknown', async () => {
    const { files, options } = prepare();
    const shy = { ...files, needs: [[0], [1]] };
    const second = await loadPresentation(shy, { ...options, stop: 1 });
    expect([...second.content.images.values()].filter((image) => image === 'coming')).toHaveLength(1);
    const tenth = await loadPresentation(shy, { ...options, stop: 9 });
    expect([...tenth.content.images.values()]).not.toContain('coming');
    expect(await all(tenth.rest)).toEqual([]);
  });

  it('tells of what is missing later, and stops loading when it is released', async () => {
    const { files, options, open, notices } = prepare();
    const shy = { ...files, needs: [[]] };
    server.answer('/photo', (_, response) => response.writeHead(404).end());
    server.text('/font', 'noise');
    const one = await loadPresentation(shy, options);
    expect(notices).toEqual([]);
    const whole = (await all(one.rest)).at(-1);
    expect(notices).toEqual([{ kind: 'images', count: 2 }, { kind: 'fonts' }]);
    expect([...(whole?.images.keys() ?? [])]).toEqual(['other']);
    expect(whole?.scene.measured).toBeUndefined();

    server.text('/font', 'letters');
    const two = await loadPresentation(shy, options);
    two.release();
    expect(await all(two.rest)).toEqual([]);
    one.release();
    expect(open.size).toBe(0);
  });

  it.each([
    ['content', (_: unknown, response: { end(text: string): void }) => response.end('{}')],
    ['offline', (request: { socket: { destroy(): void } }) => request.socket.destroy()],
  ])('rejects without content (%s), and frees whatever arrives later', async (kind, answer) => {
    const { files, options, open, platform } = prepare();
    server.answer('/content', answer);
    let finish = () => {};
    const decoded: Promise<ImageBitmap>[] = [];
    const late = new Promise<void>((resolve) => (finish = resolve));
    const decode: LoadPlatform['decode'] = (file) => {
      const bitmap = late.then(() => platform.decode(file));
      decoded.push(bitmap);
      return bitmap;
    };
    await expect(loadPresentation(files, { ...options, platform: { ...platform, decode } })).rejects.toMatchObject({
      name: 'ContentProblem',
      kind,
    });
    finish();
    await Promise.all(decoded);
    await new Promise(setImmediate);
    expect([...open]).toEqual([]);
  });

  it('stops when aborted, and keeps nothing', async () => {
    const { files, options, open, ending, platform } = prepare();
    const decode: LoadPlatform['decode'] = (file) => {
      ending.abort();
      return platform.decode(file);
    };
    await expect(loadPresentation(files, { ...options, platform: { ...platform, decode } })).rejects.toMatchObject({ name: 'AbortError' });
    expect(open.size).toBe(0);
  });
});
