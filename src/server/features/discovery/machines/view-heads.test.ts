import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presentationPath, viewLinkPath, type Privacy } from '#contract/presentation/presentation-address.ts';
import { languages } from '#locale/language.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { visitorOf } from '../../../testing/test-visitor.ts';
import { addPerson, addPresentation } from './test-presentations.ts';

const { DOMParser } = new Window();
const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'><!--]]>&lt;\u202e😀';

describe('the page of a presentation', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const { pool } = server.foundation.database;
    await addPerson(pool, 'ada');
    await addPerson(pool, 'eve', hostile);
    for (const privacy of ['public', 'unlisted', 'private'] as const)
      await addPresentation(pool, { oid: privacy, title: 'The deep sea', privacy });
    await addPresentation(pool, { oid: 'hostile', title: hostile, owner: 'eve' });
    await pool.query(`update presentation set description = $1, tags = array[$1, 'b'] where oid = 'hostile'`, [hostile]);
    await pool.query(
      `insert into view_link (link_id, presentation_id) select 'abcdefghijklmnop', id from presentation where oid = 'private'`,
    );
  });
  afterAll(() => server.close());

  const pathOf = (oid: Privacy) => presentationPath({ oid, title: 'The deep sea', schemaVersion: 2 });
  const read = async (path: string) => {
    const { status, text } = await visitorOf(server).get(path);
    const document = new DOMParser().parseFromString(text, 'text/html');
    const attributes = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    return {
      status,
      text,
      document,
      attributes,
      robots: attributes('meta[name="robots"]', 'content'),
      canonical: attributes('link[rel="canonical"]', 'href'),
    };
  };

  test('has its address, and its address in each language', async () => {
    const { status, canonical, robots, attributes } = await read(pathOf('public'));
    expect([status, canonical, robots]).toEqual([200, [server.origin + pathOf('public')], []]);
    expect(attributes('link[hreflang]', 'hreflang')).toEqual([...languages, 'x-default']);
    expect(attributes('link[type$="+oembed"]', 'type')).toEqual(['application/json+oembed', 'text/xml+oembed']);
    for (const address of attributes('link[hreflang="ja"]', 'href')) {
      const japanese = await read(String(address).replace(server.origin, ''));
      expect(japanese.canonical).toEqual([address]);
      expect(japanese.document.documentElement.getAttribute('lang')).toBe('ja');
    }
  });

  test('asks not to be indexed if it is unlisted', async () => {
    const { status, robots, attributes } = await read(pathOf('unlisted'));
    expect([status, robots, attributes('link[hreflang]', 'href')]).toEqual([200, ['noindex'], []]);
  });

  test('has no address of its own if it is private and opened through a link', async () => {
    const { status, robots, canonical, document } = await read(viewLinkPath('abcdefghijklmnop'));
    expect([status, robots, canonical]).toEqual([200, ['noindex'], []]);
    expect(document.head.innerHTML).not.toMatch(/\/private\/|oembed|hreflang|ld\+json/);
    const closed = await read(pathOf('private'));
    expect([closed.status, closed.robots]).toEqual([404, ['noindex']]);
    expect(closed.text).not.toContain('The deep sea');
  });

  test('contains hostile titles, descriptions, tags and names as plain text only', async () => {
    const { status, document, attributes } = await read(presentationPath({ oid: 'hostile', title: hostile, schemaVersion: 2 }));
    expect(status).toBe(200);
    expect(attributes('script', 'type').toSorted()).toEqual(['application/json', 'application/ld+json']);
    expect(attributes('[onerror], img[src="x"]', 'src')).toEqual([]);
    const said = hostile.replace('\u202e', '');
    expect(attributes('meta[property="og:title"]', 'content')).toEqual([said]);
    expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
      name: said,
      author: { name: said },
      keywords: [said, 'b'],
    });
    expect(JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? '').props).toMatchObject({
      title: hostile,
    });
  });
});
