import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Window } from 'happy-dom';
import { routes } from '#contract/routes.ts';
import { createPicturesStore } from '../../pictures/pictures.store.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf } from '../../../testing/test-visitor.ts';
import { addPerson, addPresentation } from './test-presentations.ts';

const { DOMParser } = new Window();
const hostile = '</title><script>alert(1)</script>]]>"\'&amp;<!-- \u202e😀';
const hostileSaid = '</title><script>alert(1)</script>]]>"\'&amp;<!-- 😀';

describe('oEmbed', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const { pool } = server.foundation.database;
    await addPerson(pool, 'ada');
    await addPerson(pool, 'eve', hostile);
    await addPresentation(pool, { oid: 'deep', title: 'Light in the Deep' });
    await addPresentation(pool, { oid: 'core', title: 'Old', privacy: 'reusable', schemaVersion: 0 });
    await addPresentation(pool, { oid: 'quiet', title: 'Between us', privacy: 'unlisted' });
    await addPresentation(pool, { oid: 'closed', title: 'For nobody', privacy: 'private' });
    await addPresentation(pool, { oid: 'hostile', title: hostile, owner: 'eve' });
    const picture = (file: string, width: number, height: number) => ({ file, width, height });
    const manifest = {
      isFinished: true,
      pictures: {
        openGraph: picture('pictures/og.jpg', 1200, 630),
        thumbnails: [picture('pictures/l.webp', 640, 360), picture('pictures/s.webp', 320, 180)],
        steps: [],
        covers: [],
        softCovers: [],
        openings: [],
      },
      fonts: [],
      images: {},
      files: [],
    };
    for (const oid of ['deep', 'quiet', 'hostile'])
      await createPicturesStore(server.foundation.database).keepManifest(
        oid,
        { painter: 'any', isComplete: true, manifest },
        async () => undefined,
      );
  });
  afterAll(() => server.close());

  const ask = (query: Record<string, string>) => visitorOf(server).get(`${routes.oembed}?${new URLSearchParams(query)}`, { accept: '*/*' });
  const askAbout = async (path: string, more: Record<string, string> = {}) => {
    const answer = await ask({ url: server.origin + path, ...more });
    return { ...answer, body: JSON.parse(answer.text) };
  };

  test('returns everything a site needs to embed a presentation, to scripts of any site', async () => {
    const { status, headers, body } = await askAbout('/p/deep/light-in-the-deep/');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect([headers.get('access-control-allow-origin'), headers.get('set-cookie')]).toEqual(['*', null]);
    expect(body).toEqual({
      type: 'rich',
      version: '1.0',
      title: 'Light in the Deep',
      author_name: 'Ada Whitlock',
      author_url: `${server.origin}/user/adaoid/`,
      provider_name: 'Lectern',
      provider_url: `${server.origin}/`,
      cache_age: 300,
      thumbnail_url: `${server.origin}/files/pictures/og.jpg`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
      html: `<iframe src="${server.origin}/p/embed/deep/" width="560" height="315" style="border: 0" title="Light in the Deep" allow="autoplay; fullscreen" allowfullscreen></iframe>`,
      width: 560,
      height: 315,
    });
  });

  test.each(['/p/deep/another-slug/?lang=de#step=2', '/p/deep/', '/p/embed/deep/'])('%s names the same presentation', async (path) =>
    expect((await askAbout(path)).body).toMatchObject({ title: 'Light in the Deep' }),
  );

  test('leaves the thumbnail out if there is no picture', async () => {
    const { body } = await askAbout('/core/old/');
    expect(body.title).toBe('Old');
    expect(Object.keys(body).filter((name) => name.startsWith('thumbnail'))).toEqual([]);
  });

  test.each([
    [{ maxwidth: '800' }, 800, 450, 640],
    [{ maxheight: '180' }, 320, 180, 320],
    [{ maxwidth: '400', maxheight: '1000' }, 400, 225, 320],
    [{ maxwidth: '1000', maxheight: '90' }, 160, 90, undefined],
    [{ maxwidth: '99999' }, 1920, 1080, 1200],
    [{ maxwidth: '1', maxheight: '1' }, 1, 1, undefined],
    [{ maxwidth: '-5', maxheight: 'wide' }, 560, 315, 1200],
    [{ maxwidth: '', maxheight: '1e999' }, 560, 315, 1200],
  ])('%o: %d × %d, with a picture %s wide', async (limits, width, height, thumbnailWidth) => {
    const { body } = await askAbout('/p/deep/x/', limits as Record<string, string>);
    expect([body.width, body.height, body.thumbnail_width]).toEqual([width, height, thumbnailWidth]);
    expect(body.html).toContain(`width="${width}" height="${height}"`);
  });

  test('an unlisted presentation can be embedded, but neither its title nor its owner is revealed', async () => {
    const { status, body, text } = await askAbout('/p/quiet/between-us/');
    expect(status).toBe(200);
    expect(body.html).toContain('/p/embed/quiet/');
    expect([body.title, body.author_name, body.author_url, body.thumbnail_url]).toEqual([undefined, undefined, undefined, undefined]);
    expect(text).not.toMatch(/Between us|Ada|adaoid/);
  });

  test('a private presentation is answered exactly like an unknown one', async () => {
    const [closed, unknown] = await Promise.all([askAbout('/p/closed/for-nobody/'), askAbout('/p/unknown/for-nobody/')]);
    expect(closed.status).toBe(404);
    expect([closed.status, closed.text, closed.headers.get('cache-control')]).toEqual([
      unknown.status,
      unknown.text,
      unknown.headers.get('cache-control'),
    ]);
  });

  test.each([
    ['a view link', '/view/abcdefgh/', 401],
    ['a page that is not a presentation', '/explore/', 404],
    ['nonsense', '/p/%00/%ff/', 404],
  ])('%s: %s answers %d', async (_what, path, status) => {
    const answer = await askAbout(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.body).toMatchObject({ status });
  });

  test('answers 404 to addresses of other sites, 501 to other formats, and 400 to none or several addresses', async () => {
    expect((await ask({ url: 'https://evil.example/p/deep/x/' })).status).toBe(404);
    expect((await ask({ url: 'not an address' })).status).toBe(404);
    expect((await ask({ url: `${server.origin}/p/deep/x/`, format: 'yaml' })).status).toBe(501);
    expect((await ask({})).status).toBe(400);
    expect((await visitorOf(server).get(`${routes.oembed}?url=a&url=b`)).status).toBe(400);
  });

  test('XML carries the same as JSON, whatever the title', async () => {
    for (const path of ['/p/deep/x/', '/p/hostile/x/', '/p/quiet/x/']) {
      const { body } = await askAbout(path);
      const { status, headers, text } = await ask({ url: server.origin + path, format: 'xml' });
      expect([status, headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
      expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<oembed>/);
      const root = new DOMParser().parseFromString(text, 'text/xml').documentElement;
      const read = [...root.children].map((element) => [element.localName, element.textContent]);
      expect(Object.fromEntries(read)).toEqual(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])));
      expect(read).toHaveLength(Object.keys(body).length);
    }
  });

  test('a hostile title stays plain text, in the embed code too', async () => {
    const { body } = await askAbout('/p/hostile/x/');
    expect([body.title, body.author_name]).toEqual([hostileSaid, hostileSaid]);
    const frame = new DOMParser().parseFromString(`<!doctype html><body>${body.html}</body>`, 'text/html');
    expect([...frame.querySelectorAll('body *')].map((element) => element.localName)).toEqual(['iframe']);
    expect(frame.querySelector('iframe')?.getAttribute('title')).toBe(hostileSaid);
  });
});
