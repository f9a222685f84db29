import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BufferSource, Input, WEBM } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDuration, sampleVideoPath, sampleVideos } from '#contract/presentation/sample-videos.ts';
import { routes } from '#contract/routes.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf } from '../../testing/test-visitor.ts';

describe('product pages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await server.foundation.database.pool.query(
      `insert into person (id, oid, name, username, email, email_verified) values ('ada', 'adaoid', 'Ada Whitlock', 'ada', 'ada@example.org', true)`,
    );
  });
  afterAll(() => server.close());

  test.each([
    ['[PAGE-12]', routes.video, 'Press play'],
    ['[PAGE-12]', routes.videoExplore, 'Sample videos'],
    ['[PAGE-12]', routes.videoEdu, 'Lessons that show'],
    ['[SITE-4]', routes.product, 'Everything a presentation needs'],
  ])('%s %s is a real page, the same for every visitor', async (_number, path, words) => {
    const answer = await visitorOf(server).get(path);
    expect(answer.status).toBe(200);
    expect(/<h1[^>]*>([^<]+)/.exec(answer.text)?.[1]).toContain(words);
    expect(answer.text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).not.toContain('no-store');
  });

  test('[PAGE-12] every sample film is where the sidebar says', async () => {
    const { text } = await visitorOf(server).get(routes.videoExplore);
    for (const video of sampleVideos) {
      const [path, name] = sampleVideoPath(video).split('#');
      expect(path).toBe(routes.videoExplore);
      expect(text).toContain(`<article id="${name}"`);
    }
  });

  test('a film links to its presentation if that exists and is public', async () => {
    const add = (oid: string, privacy: string) =>
      server.foundation.database.pool.query(
        `with added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version, privacy) values ($1, 'ada', 'A title', '', 2, 1, $2) returning id)
         insert into presentation_version (presentation_id, number, content_hash, document_key) select id, 1, $1, $1 from added`,
        [oid, privacy],
      );
    await add('demolightdee', 'public');
    await add('demoplanetar', 'private');
    // In a language in which it is not cached.
    const { text } = await visitorOf(server).get(routes.videoExplore, { 'accept-language': 'hu' });
    expect(text.match(/href="\/p\/[^"]*"/g)).toEqual(['href="/p/demolightdee/a-title/"']);
  });
});

describe('sample videos', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../../public', path));

  test('[PAGE-11] are nine', () => {
    expect(new Set(sampleVideos.map(({ name }) => name)).size).toBe(9);
  });

  test.each(sampleVideos)('$name has the length and language it claims', async ({ film, poster, captions, seconds, language }) => {
    const input = new Input({ source: new BufferSource(read(film)), formats: [WEBM] });
    expect(Math.round((await input.getDurationFromMetadata()) ?? 0)).toBe(seconds);
    expect(read(poster).length).toBeGreaterThan(0);
    expect(read(captions).toString('utf8').split('\n', 1)[0]).toBe(`WEBVTT Language: ${language}`);
  });

  test.each(sampleVideos)('$name shows a demonstration presentation', ({ name, presentation }) => {
    // Reads the source instead of running it, because drawing all of them takes long.
    const source = readFileSync(
      join(import.meta.dirname, '../demo/presentations', `${name === 'promo' ? 'light-in-the-deep' : name}.ts`),
      'utf8',
    );
    expect(source).toContain(`oid: '${presentation}'`);
  });

  test.each([
    [0, '0:00'],
    [14, '0:14'],
    [59.6, '1:00'],
    [61, '1:01'],
    [734, '12:14'],
  ])('%d seconds are %s', (seconds, words) => {
    expect(formatDuration(seconds)).toBe(words);
  });
});
