import { extract, setProviderList } from '@extractus/oembed-extractor';
import openGraphScraper from 'open-graph-scraper';
import { unfurl } from 'unfurl.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { presentationPath } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import { createPresentations } from '../../presentations/presentations.ts';
import { createPresentationsStore } from '../../presentations/presentations.store.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf } from '../../../testing/test-visitor.ts';
import { openWork } from '../../../work.ts';
import { addPerson } from './test-presentations.ts';

const title = 'Light "in" the <Deep> & 深海';
const deck = {
  schemaVersion: 2,
  title,
  language: 'en',
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: [
      { kind: 'text', id: 'words', x: 960, y: 540, width: 800, height: 200, paragraphs: ['Nine of ten animals down there glow.'] },
    ],
  },
  path: [{ to: 'root' }, { to: 'words' }],
};

/** Real third-party clients: what they read from a page is what their users see. */
describe('a presentation as read by third-party clients', () => {
  let server: TestServer;
  let stopWork: () => Promise<void>;
  let address: string;
  beforeAll(async () => {
    server = await startTestServer();
    await addPerson(server.foundation.database.pool, 'ada');
    stopWork = await openWork(server.foundation);
    const presentations = createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) });
    await presentations.addDocument('ada', deck, { oid: 'deep', privacy: 'public', isTemplate: false, tags: ['sea', 'light'] });
    address = server.origin + presentationPath({ oid: 'deep', title, schemaVersion: 2 });
    const isPainted = async () => (await visitorOf(server).get(new URL(address).pathname)).text.includes('og:image');
    await vi.waitUntil(isPainted, { timeout: 40_000, interval: 100 });
  });
  afterAll(async () => {
    await server.close();
    await stopWork();
  });

  const frame = (width: number, height: number) =>
    expect.stringMatching(new RegExp(`^<iframe src="${server.origin}/p/embed/deep/" width="${width}" height="${height}" .*></iframe>$`));

  test('@extractus/oembed-extractor discovers it from the page alone', async () => {
    expect(await extract(address, { maxwidth: 800 })).toMatchObject({
      method: 'auto-discovery',
      type: 'rich',
      version: '1.0',
      title,
      author_name: 'Ada Whitlock',
      provider_name: 'Lectern',
      width: 800,
      height: 450,
      html: frame(800, 450),
    });
  });

  test('@extractus/oembed-extractor finds it through its provider list', async () => {
    setProviderList([
      {
        provider_name: 'Lectern',
        provider_url: server.origin,
        endpoints: [{ schemes: [`${server.origin}/p/*`], url: server.origin + routes.oembed }],
      },
    ]);
    // It contacts known providers over TLS, which this server leaves to a reverse proxy.
    const overHttp = (asked: string | URL | Request) => fetch(String(asked).replace(/^https:/, 'http:'));
    expect(await extract(address, {}, overHttp)).toMatchObject({
      method: 'provider-api',
      title,
      width: 560,
      height: 315,
      html: frame(560, 315),
    });
  });

  test('open-graph-scraper reads title, description, picture, player, dates and JSON-LD', async () => {
    const { error, result } = await openGraphScraper({ url: address, urlValidatorSettings: { ...validator, require_tld: false } });
    expect(error).toBe(false);
    expect(result).toMatchObject({
      ogTitle: title,
      ogDescription: 'Nine of ten animals down there glow.',
      ogType: 'article',
      ogUrl: address,
      ogSiteName: 'Lectern',
      ogLocale: 'en_US',
      ogImage: [{ url: expect.stringContaining(`${server.origin}/files/pictures/`), width: '1200', height: '630', alt: title }],
      ogVideo: [{ url: `${server.origin}/p/embed/deep/`, type: 'text/html', width: '1280', height: '720' }],
      twitterCard: 'player',
      twitterPlayer: [{ url: `${server.origin}/p/embed/deep/`, width: '1280', height: '720' }],
      jsonLD: [{ '@type': 'PresentationDigitalDocument', name: title, keywords: ['sea', 'light'] }],
    });
    const picture = await fetch(result.ogImage?.[0]?.url ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('unfurl.js reads the page, the card and the oEmbed behind it', async () => {
    const read = await unfurl(address);
    expect(read).toMatchObject({
      title: `${title} · Lectern`,
      description: 'Nine of ten animals down there glow.',
      canonical_url: address,
      open_graph: {
        title,
        url: address,
        type: 'article',
        images: [{ width: 1200, height: 630, alt: title }],
        videos: [{ url: `${server.origin}/p/embed/deep/`, width: 1280, height: 720 }],
      },
      twitter_card: { card: 'player', players: [{ url: `${server.origin}/p/embed/deep/`, width: 1280, height: 720 }] },
      oEmbed: { type: 'rich', title, author_name: 'Ada Whitlock', width: 560, height: 315 },
    });
  });
});

/** The scraper's default settings, spelled out so `require_tld` can be switched off for test host names. */
const validator = {
  allow_fragments: true,
  allow_protocol_relative_urls: false,
  allow_query_components: true,
  allow_trailing_dot: false,
  allow_underscores: false,
  protocols: ['http', 'https'],
  require_host: true,
  require_port: false,
  require_protocol: true,
  require_tld: true,
  require_valid_protocol: true,
  validate_length: true,
};
