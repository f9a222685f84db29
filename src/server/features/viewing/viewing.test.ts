import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { EmbedProps, PageFrame } from '#contract/pages.ts';
import { embedPath, routes } from '#contract/routes.ts';
import { pageChannel } from '../../http/pages/page-cache.ts';
import { listenToDatabase } from '../../platform/database/notifications.ts';
import { sessionCookie } from '../accounts/auth.ts';
import { fileKey } from '../pictures/files.ts';
import { createPicturesStore } from '../pictures/pictures.store.ts';
import { presentationChanged } from '../presentations/presentation-changed.ts';
import { createPresentations } from '../presentations/presentations.ts';
import { presentationTag } from '../../http/pages/page-tags.ts';
import { createPresentationsStore } from '../presentations/presentations.store.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';
import { openWork } from '../../work.ts';
import { askAgainAfter } from './ask-again-after.ts';

const deck = (title: string) => ({
  schemaVersion: 2,
  title,
  language: 'pt',
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: [{ kind: 'text', id: 'words', x: 960, y: 540, width: 800, height: 200, paragraphs: [`What ${title} says`] }],
  },
  path: [{ to: 'root' }, { to: 'words' }],
});

describe('the viewer alone', () => {
  let server: TestServer;
  let stopWork: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer({ environment: { ASSETS_ORIGIN: 'https://cdn.example.org' } });
    await server.foundation.database.pool.query(
      `insert into person (id, oid, name, username, email, email_verified) values ('ada', 'adaoid', 'Ada Whitlock', 'ada', 'ada@example.org', true)`,
    );
    stopWork = await openWork(server.foundation);
  });
  afterAll(async () => {
    await server.close();
    await stopWork();
  });

  const add = async (oid: string, privacy: 'private' | 'public' | 'reusable', title = oid, tags: string[] = []) => {
    const presentations = createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) });
    expect(await presentations.addDocument('ada', deck(title), { oid, privacy, isTemplate: false, tags })).toMatchObject({
      outcome: 'saved',
      oid,
    });
  };
  const get = (path: string, headers: Record<string, string> = {}) => visitorOf(server).get(path, headers);
  const carried = (html: string): PageFrame<'embed'> =>
    JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  const readyAt = (path: string, headers: Record<string, string> = {}) =>
    vi.waitFor(
      async () => {
        const answer = await get(path, headers);
        const frame = carried(answer.text);
        const { props } = frame;
        if (props.state !== 'ready') throw new Error('Not ready yet');
        return { answer, frame, props };
      },
      { timeout: 50_000, interval: 100 },
    );

  const documentKeyOf = (oid: string) => `presentation/documents/${oid}.json`;
  /** A version from which nothing has been made yet. */
  const addUnmade = (oid: string, title = oid, modifiedAt = new Date()) =>
    server.foundation.database.pool.query(
      `with added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version, privacy, modified_at) values ($1, 'ada', $2, '', 2, 1, 'public', $3) returning id)
       insert into presentation_version (presentation_id, number, content_hash, document_key) select id, 1, $1, $4 from added`,
      [oid, title, modifiedAt, documentKeyOf(oid)],
    );

  test('a presentation in preparation says so, and reloads without scripts', async () => {
    await addUnmade('waiting', 'Waiting');
    const answer = await get(embedPath('waiting'));
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.headers.get('refresh')).toBe('2');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(carried(answer.text).props).toMatchObject({
      state: 'preparing',
      display: { title: 'Waiting', previewState: 'loading' },
    });
    await createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) }).saveDocument(
      'ada',
      deck('Waiting no longer'),
      'waiting',
    );
    const { answer: later } = await readyAt(embedPath('waiting'));
    expect(later.headers.get('refresh')).toBeNull();
  });

  test.each([
    [-60, 2],
    [0, 2],
    [14, 2],
    [50, 10],
    [149, 29],
    [3600, 30],
  ])('after %d s in preparation, reloads after %d s', async (age, seconds) => {
    const now = new Date('2026-05-12T10:00:00Z');
    expect(askAgainAfter(new Date(now.getTime() - age * 1000), now)).toBe(seconds);
  });

  test('a page reloads less often the longer its preparation takes', async () => {
    await addUnmade('slow', 'Slow', new Date('2026-01-01'));
    expect((await get(embedPath('slow'))).headers.get('refresh')).toBe('30');
  });

  test('a failed presentation says so, does not reload and is not cached', async () => {
    await addUnmade('hopeless', 'Hopeless');
    const manifest = {
      isFinished: true,
      pictures: { thumbnails: [], steps: [], covers: [], softCovers: [], openings: [] },
      fonts: [],
      images: {},
      files: [],
    };
    const keep = (isFinished: boolean) =>
      createPicturesStore(server.foundation.database).keepManifest(
        'hopeless',
        { painter: 'any', isComplete: false, manifest: { ...manifest, isFinished } },
        async () => undefined,
      );
    await keep(false);
    expect(carried((await get(embedPath('hopeless'))).text).props.state).toBe('preparing');
    await keep(true);
    const answer = await get(embedPath('hopeless'));
    expect(answer.status).toBe(200);
    expect(carried(answer.text).props).toMatchObject({ state: 'failed', display: { title: 'Hopeless' } });
    expect(answer.text).toContain('data-mode="failed"');
    expect(answer.headers.get('refresh')).toBeNull();
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test.each([
    ['lost', undefined],
    ['broken', 'no brotli'],
  ])('the viewer works with a transcript that is %s', async (oid, bytes) => {
    await add(oid, 'public', oid);
    const { props } = await readyAt(embedPath(oid));
    const { database, storage } = server.foundation;
    const { rows } = await database.pool.query<{ file: string }>(
      `select manifest -> 'transcript' ->> 'file' as file from presentation_manifest join presentation_version using (content_hash) join presentation on id = presentation_id where oid = $1`,
      [oid],
    );
    const key = fileKey(rows[0]?.file ?? '');
    expect(await storage.stat(key)).toBeDefined();
    if (bytes === undefined) await storage.remove(key);
    else await storage.put(key, Buffer.from(bytes), { type: 'application/json' });
    // A spelling that is never cached.
    const answer = await get(`${embedPath(oid)}?step=2`);
    expect(answer.status).toBe(200);
    expect(carried(answer.text).props).toMatchObject({ state: 'ready', files: { content: props.files.content } });
    expect(answer.text).not.toContain(`What ${oid} says`);
  });

  test('pages are dropped from the cache even if not everything could be made', async () => {
    await addUnmade('undone');
    const heard: string[] = [];
    const { database, queue } = server.foundation;
    let stopListening: (() => Promise<void>) | undefined;
    await new Promise<void>(
      (resolve) =>
        (stopListening = listenToDatabase(database.url, [pageChannel], {
          onMessage: (_channel, tag) => heard.push(tag),
          onConnected: resolve,
        })),
    );
    // Its document is missing.
    await queue.publish(presentationChanged, { oid: 'undone', version: 1, contentHash: 'undone', documentKey: documentKeyOf('undone') });
    await vi.waitFor(() => expect(heard).toContain(presentationTag('undone')), { timeout: 15_000, interval: 50 });
    await stopListening?.();
  });

  test('[VIEW-10] the display data: title, byOwner, date, owner, previews and their state', async () => {
    await add('shown', 'public', 'The deep sea');
    const { props, frame } = await readyAt(embedPath('shown'), { 'accept-language': 'de' });
    const today = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date());
    expect(frame.language).toBe('de');
    expect(props.display).toEqual({
      title: 'The deep sea',
      byOwner: true,
      lastModifiedDateString: today,
      owner: { publicDisplayName: 'Ada Whitlock', avatar: expect.objectContaining({ initials: 'AW' }), address: '/user/adaoid/' },
      stopCount: 2,
      minutes: 1,
      previewUrl: expect.stringMatching(/^data:image\/webp;base64,/),
      fallbackPreviewUrl: expect.stringMatching(/^https:\/\/cdn\.example\.org\/files\/pictures\/[a-f0-9]{64}\.webp$/),
      previewState: 'show',
    } satisfies EmbedProps['display']);
  });

  test('lists every file with its size, and the transcript', async () => {
    await add('listed', 'reusable', 'Listed');
    const { props, answer } = await readyAt(embedPath('listed'));
    const { content, fonts, thumbnails, isRich } = props.files;
    expect(content).toEqual({
      address: expect.stringMatching(/^https:\/\/cdn\.example\.org\/files\/contents\/[a-f0-9]{64}\.json$/),
      size: expect.any(Number),
    });
    const local = (address: string) => address.replace('https://cdn.example.org', server.origin);
    expect((await (await fetch(local(content.address))).bytes()).length).toBe(content.size);
    for (const { address, size } of fonts) expect((await (await fetch(local(address))).bytes()).length).toBe(size);
    expect(isRich).toBe(false);
    expect(props).toMatchObject({ contentLanguage: 'pt', pageAddress: '/p/listed/listed/' });
    expect(answer.text).toContain('What Listed says');
    await vi.waitFor(
      async () =>
        expect((await readyAt(embedPath('listed'))).props.files.thumbnails.map((address) => typeof address)).toEqual(['string', 'string']),
      { timeout: 50_000, interval: 100 },
    );
    expect(thumbnails.length).toBeLessThanOrEqual(2);
  });

  test('[SHARE-10] any site may embed it, and no cookie is set, nor any read except the language', async () => {
    await add('framed', 'public', 'Framed');
    await readyAt(embedPath('framed'));
    const cookie = `${sessionCookie}=somebody; django_language=ja; XSRF-TOKEN=x`;
    for (const path of [
      embedPath('framed'),
      `${embedPath('framed')}?step=2`,
      `${embedPath('framed')}?autoplay=1`,
      `${routes.player}?oid=framed&controls=0`,
      embedPath('nothing'),
      routes.embedScript,
    ])
      for (const headers of [{}, { cookie }, { cookie, 'accept-language': 'hu' }] as Record<string, string>[]) {
        const answer = await get(path, headers);
        expect(answer.headers.getSetCookie(), path).toEqual([]);
        expect(answer.headers.get('content-security-policy')).not.toContain('frame-ancestors');
        expect(answer.headers.get('x-frame-options')).toBeNull();
        expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
        expect(answer.headers.get('permissions-policy')).toMatch(/fullscreen=\*.*autoplay=\*/);
        expect(answer.text).toContain(`<html lang="${headers['cookie'] ? 'ja' : 'en'}"`);
      }
    const elsewhere = await get('/login');
    expect(elsewhere.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('[BASE-11] files come from another origin only if the settings name one', async () => {
    const policy = (await get(embedPath('framed'))).headers.get('content-security-policy') ?? '';
    for (const what of ['script-src', 'font-src', 'img-src', 'connect-src'])
      expect(policy).toContain(`${what} 'self' https://cdn.example.org`);
    expect(policy).toMatch(/style-src (?:'sha256-[^']+' )*'self' https:\/\/cdn\.example\.org/);
    expect(policy).toMatch(/worker-src [^;]*blob:/);
  });

  test('the query sets playback and language; unknown values are ignored', async () => {
    await add('asked', 'public', 'Asked');
    await readyAt(embedPath('asked'));
    const { props, frame } = await readyAt(
      `${embedPath('asked')}?autoplay=3000&loop=1&controls=0&step=2&lang=fr&theme=video&surface=lite&nonsense=1`,
    );
    expect(frame.language).toBe('fr');
    expect(props.options).toEqual({
      autoplay: 3000,
      isLooping: true,
      hasControls: false,
      isExplorable: true,
      firstStop: 1,
      theme: 'other',
      surface: 'lite',
      offersToLearn: false,
    });
    const player = await readyAt(`${routes.player}?oid=asked&explorable=0&controls=0`);
    expect(player.props).toMatchObject({ oid: 'asked', options: { isExplorable: false, hasControls: false } });
  });

  test('is cached as bytes under its canonical spelling, and dropped when it changes', async () => {
    await add('kept', 'public', 'Kept');
    await readyAt(embedPath('kept'));
    const hits = async () => Number(/^lectern_cached_pages_total (\d+)/m.exec(await (await fetch(`${server.origin}/metrics`)).text())?.[1]);
    // While pictures of it or its suggestions are still painted, it is dropped from time to time.
    for (const path of [embedPath('kept'), `${embedPath('kept')}?autoplay=1`, `${routes.player}?oid=kept&controls=0`])
      await vi.waitFor(
        async () => {
          const before = await hits();
          expect((await get(path)).headers.get('etag')).toBeTruthy();
          expect(await hits()).toBe(before + 1);
        },
        { timeout: 50_000, interval: 100 },
      );
    const before = await hits();
    for (let time = 0; time < 2; time++) await get(`${embedPath('kept')}?step=2`);
    expect(await hits()).toBe(before);
    const presentations = createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) });
    await presentations.saveDocument('ada', deck('Kept no longer'), 'kept');
    await vi.waitFor(async () => expect(carried((await get(embedPath('kept'))).text).props.display.title).toBe('Kept no longer'), {
      timeout: 5000,
      interval: 50,
    });
  });

  test.each(['private', 'unknown', 'Not-An-Oid!', 'a'.repeat(60)])('%s is not found, in the visitor’s language', async (oid) => {
    if (oid === 'private') await add('private', 'private');
    for (const path of [embedPath(oid), `${routes.player}?oid=${encodeURIComponent(oid)}`]) {
      const answer = await get(path, { 'accept-language': 'de' });
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('lang="de"');
      // The pages that header and footer link to refuse to be embedded.
      expect(answer.text).not.toMatch(/<(?:header|footer)/);
      expect(answer.text).toContain('target="_top"');
      expect((await get(path.includes('?') ? `${path}&lang=hu` : `${path}?lang=hu`)).text).toContain('lang="hu"');
    }
  });

  test('a player without a presentation is not found', async () => expect((await get(routes.player)).status).toBe(404));

  test('suggests up to four others, related ones first, none of them private', async () => {
    for (const [oid, tags] of [
      ['other1', []],
      ['other2', ['sea', 'light']],
      ['other3', ['sea']],
      ['other4', []],
      ['other5', []],
    ] as const)
      await add(oid, 'public', oid, [...tags]);
    await add('hidden', 'private', 'hidden', ['sea', 'light']);
    await add('asking', 'public', 'asking', ['sea', 'light', 'fish']);
    const { props } = await readyAt(embedPath('asking'));
    expect(props.suggestions.map(({ title }) => title)).toEqual(['other2', 'other3', 'other5', 'other4']);
    expect(props.suggestions[0]).toMatchObject({ owner: 'Ada Whitlock', address: '/p/other2/other2/' });
  });
});
