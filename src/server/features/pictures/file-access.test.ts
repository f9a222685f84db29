import { embedPath, routes } from '#contract/routes.ts';
import { abusePath, copyPath, detailsPath, type Privacy } from '#contract/presentation/presentation-address.ts';
import { insightsPath } from '#contract/analytics/analytics-routes.ts';
import { brotliDecompressSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { plainPicture } from '../../platform/pictures/test-pictures.ts';
import { callApi, memberOf, type TestMember } from '../../testing/test-member.ts';
import { secretKey, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../testing/test-visitor.ts';
import { openWork } from '../../work.ts';
import { createPresentations } from '../presentations/presentations.ts';
import { createPresentationsStore } from '../presentations/presentations.store.ts';
import { createFileKeys } from '../../http/security/file-keys.ts';
import { deriveKey } from '../../secret-key.ts';
import { fileKey } from './files.ts';
import type { Manifest } from './manifest.ts';
import { createPicturesStore } from './pictures.store.ts';

const kinds = ['contents', 'fonts', 'images', 'pictures'];

/** The addresses of files in a page, as a browser reads them. */
const filesIn = (text: string): string[] => [
  ...new Set(
    [...text.replaceAll('&amp;', '&').matchAll(/\/files\/[a-z]+\/[a-f0-9]{64}\.[a-z0-9]+(?:\?[\w.=&%~-]*)?/g)].map(([address]) => address),
  ),
];
/** Those of one presentation: pages show others besides. */
const ownIn = (text: string, files: readonly string[]): string[] => filesIn(text).filter((address) => files.includes(plain(address)));
/** Everything that was made and is served. */
const servedIn = (manifest: Manifest): string[] => [
  ...new Set([...JSON.stringify(manifest).matchAll(/"file":"([^"]+)"/g)].map(([, file]) => `/files/${file}`)),
];
const kindOf = (address: string) => address.split('/')[2] ?? '';
const plain = (address: string) => address.replace(/\?.*/, '');

describe('files of presentations', () => {
  let server: TestServer;
  let stopWork: () => Promise<void>;
  let ada: TestMember;
  let ben: TestMember;
  let cal: TestMember;
  let last = 0;
  beforeAll(async () => {
    server = await startTestServer();
    stopWork = await openWork(server.foundation);
    [ada, ben, cal] = await Promise.all([memberOf(server, 'ada'), memberOf(server, 'ben'), memberOf(server, 'cal')]);
  });
  afterAll(async () => {
    await server.close();
    await stopWork();
  });

  const nobody = () => visitorOf(server);
  const store = () => createPresentationsStore(server.foundation.database);
  const presentations = () => createPresentations({ ...server.foundation, store: store() });
  /** Another colour, and letters that no other has: nothing is shared by chance. */
  const deck = async (more: object = {}) => ({
    schemaVersion: 2,
    title: String.fromCodePoint(0x30a2 + ++last),
    assets: { reef: { kind: 'image', source: await pictureOf(`#2fa3${(last + 16).toString(16)}`), width: 64, height: 48 } },
    root: {
      id: 'root',
      width: 1920,
      height: 1080,
      children: [
        { kind: 'text', id: 'words', x: 960, y: 200, width: 1600, height: 200, paragraphs: [String.fromCodePoint(0x30a2 + last)] },
        { kind: 'image', id: 'picture', asset: 'reef', x: 1400, y: 700, width: 640, height: 480 },
      ],
    },
    path: [{ to: 'root' }, { to: 'words' }],
    ...more,
  });
  const pictureOf = async (color: string) =>
    `data:image/png;base64,${(await plainPicture(64, 48, color).png().toBuffer()).toString('base64')}`;
  const painted = (contentHash: string) =>
    vi.waitFor(
      async () => {
        const found = await createPicturesStore(server.foundation.database).findManifest(contentHash);
        if (!found?.manifest.isFinished) throw new Error('Not made yet');
        return found.manifest;
      },
      { timeout: 50_000, interval: 100 },
    );
  const add = async (privacy: Privacy, given?: object) => {
    const document = given ?? (await deck());
    const oid = `deck${++last}`;
    const saved = await presentations().addDocument(ada.personId, document, { oid, privacy, isTemplate: false, tags: [] });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    const manifest = await painted(saved.contentHash);
    const id = (await store().findByOid(oid))?.id ?? 0;
    return { oid, id, path: `/p/${oid}/`, manifest, files: servedIn(manifest) };
  };
  const open = async (visitor: TestVisitor, path: string) => {
    const { status, text, location } = await visitor.get(path);
    return status === 301 && location ? (await visitor.get(location)).text : text;
  };
  const act = async (action: string, oid: string, more: object = {}) => {
    const { status } = await callApi(ada, 'POST', routes.dashboardAction, { action, oid: [oid], ...more });
    expect(status).toBe(200);
  };
  const setPrivacy = (oid: string, privacy: Privacy) => act('privacy', oid, { privacy });
  const share = async (oid: string, fields: Record<string, string> = {}) => {
    await ada.post(`${detailsPath(oid)}links/`, { label: '', ...fields });
    const { rows } = await server.foundation.database.pool.query<{ link_id: string }>(
      'select link_id from view_link join presentation on id = presentation_id where oid = $1',
      [oid],
    );
    return rows[0]?.link_id ?? '';
  };
  const revoke = (oid: string, linkId: string) => ada.post(`${detailsPath(oid)}links/${linkId}/revoke/`, {});

  /** Nobody is logged in: an address alone must do. */
  const load = async (address: string, headers: Record<string, string> = {}) => fetch(server.origin + address, { headers });
  const statusesOf = async (addresses: readonly string[]) => {
    const answers = await Promise.all(
      addresses.map(async (address) => {
        const answer = await load(address);
        return answer.status === 404 ? 404 : `${answer.status} ${(await answer.bytes()).length > 0}`;
      }),
    );
    return [...new Set(answers)];
  };
  const loading = async (addresses: readonly string[]) => ({
    kinds: [...new Set(addresses.map(kindOf))].sort(),
    answers: await statusesOf(addresses),
  });
  const opens = { kinds, answers: ['200 true'] };
  /** With their keys and without. */
  const answersTo = (addresses: readonly string[]) => statusesOf([...addresses, ...addresses.map(plain)]);

  test('a name alone opens no file of a private presentation, of any kind', async () => {
    const { manifest, files } = await add('private');
    const { content, transcript, fonts, images, pictures } = manifest;
    const each = [
      content,
      transcript,
      fonts[0],
      images['reef'],
      pictures.preview,
      pictures.openGraph,
      pictures.animation,
      pictures.steps[0],
      pictures.openings[0],
      pictures.fineOpening,
    ];
    for (const made of each) expect(files).toContain(`/files/${made?.file}`);
    expect(await answersTo([...files, ...manifest.files.map((file) => `/files/${file}`)])).toEqual([404]);
    for (const visitor of [ada, cal]) expect((await visitor.get(`/files/${content?.file}`)).status).toBe(404);
  });

  test.each([2, 0] as const)('the owner, a right holder and a link visitor load everything a viewer needs (schema %i)', async (schema) => {
    const { oid, id, path, files } = await add('private', await deck({ schemaVersion: schema }));
    await store().setRight(id, ben.personId, 'view');
    const linkId = await share(oid);
    expect((await cal.get(path)).status).toBe(404);
    for (const [visitor, address] of [
      [ada, path],
      [ben, path],
      [nobody(), `/view/${linkId}/`],
    ] as const)
      expect(await loading(ownIn(await open(visitor, address), files))).toEqual(
        schema === 0 ? { ...opens, kinds: kinds.filter((kind) => kind !== 'fonts') } : opens,
      );
  });

  test('the address of a file is the same for a while, and belongs to that file alone', async () => {
    const { path, files } = await add('private');
    const [first = '', second = ''] = ownIn(await open(ada, path), files);
    expect(ownIn(await open(ada, path), files)[0]).toBe(first);
    const key = /\?key=(.*)/.exec(first)?.[1] ?? '';
    expect(await statusesOf([first])).toEqual(['200 true']);
    expect(
      await answersTo([
        `${plain(second)}?key=${key}`,
        `${first}x`,
        `${first.slice(0, -1)}${first.endsWith('A') ? 'B' : 'A'}`,
        `${plain(first)}?key=`,
        `${first}&key=${key}`,
        `${plain(first)}?key=${key.replace(/.*\./, `${Buffer.from('["x","person","ada",9999999999]').toString('base64url')}.`)}`,
      ]),
    ).toEqual([404]);
  });

  test('no key works after its time', async () => {
    const { oid, files } = await add('private');
    const keysAt = (now: number) => createFileKeys({ key: deriveKey(secretKey, 'file keys'), clock: { now: () => now } });
    const given = (now: number) => files.map((file) => keysAt(now).withKey(file, { oid, way: 'person', id: ada.personId }));
    expect(await loading(given(Date.now()))).toEqual(opens);
    expect(await answersTo(given(Date.now() - 13 * 60 * 60_000))).toEqual([404]);
  });

  test('a public presentation that only mentions a file does not open it', async () => {
    const { files } = await add('private');
    const [secret = ''] = files.filter((file) => kindOf(file) === 'images');
    await add('public', await deck({ title: secret, description: secret, assets: {} }));
    expect(await answersTo([secret])).toEqual([404]);
  });

  test('making it private closes every address at once; making it public again opens them', async () => {
    const { oid, path, files } = await add('public');
    const own = ownIn((await open(nobody(), path)) + (await open(nobody(), embedPath(oid))), files);
    expect(await loading(own)).toEqual(opens);
    const answers: unknown[] = [];
    for (const privacy of ['private', 'unlisted', 'private', 'reusable'] as const) {
      await setPrivacy(oid, privacy);
      answers.push(await statusesOf(own));
    }
    expect(answers).toEqual([[404], opens.answers, [404], opens.answers]);
  });

  test('revoking a link closes what it gave, and nothing else', async () => {
    const { oid, path, files } = await add('private');
    const linkId = await share(oid);
    const [theirs, own] = [ownIn(await open(nobody(), `/view/${linkId}/`), files), ownIn(await open(ada, path), files)];
    expect(await loading(theirs)).toEqual(opens);
    await revoke(oid, linkId);
    expect(await answersTo(theirs)).toEqual([404]);
    expect(await loading(own)).toEqual(opens);
  });

  test('a link that has ended opens no file', async () => {
    const { oid, files } = await add('private');
    const linkId = await share(oid);
    const addresses = ownIn(await open(nobody(), `/view/${linkId}/`), files);
    expect(await loading(addresses)).toEqual(opens);
    await server.foundation.database.pool.query(`update view_link set expires_at = now() - interval '1 second' where link_id = $1`, [
      linkId,
    ]);
    expect(await answersTo(addresses)).toEqual([404]);
  });

  test('taking a right away closes what its holder was given', async () => {
    const { id, path, files } = await add('private');
    await store().setRight(id, ben.personId, 'view');
    const addresses = ownIn(await open(ben, path), files);
    expect(await loading(addresses)).toEqual(opens);
    await store().setRight(id, ben.personId, 'none');
    expect(await answersTo(addresses)).toEqual([404]);
  });

  test.each(['private', 'unlisted', 'public'] as const)(
    'no address ever given for a presentation loads a byte once it is in the trash (%s)',
    async (privacy) => {
      const { oid, id, path, manifest, files } = await add(privacy);
      await store().setRight(id, ben.personId, 'edit');
      const linkId = await share(oid);
      const texts = await Promise.all([
        ...[path, routes.dashboard, detailsPath(oid), copyPath(oid), insightsPath(oid), abusePath(oid)].map((address) =>
          open(ada, address),
        ),
        open(ben, path),
        open(ben, detailsPath(oid)),
        open(nobody(), path),
        open(nobody(), `/view/${linkId}/`),
        open(nobody(), embedPath(oid)),
        open(nobody(), routes.explore),
        open(nobody(), `${routes.oembed}?url=${encodeURIComponent(server.origin + path)}`),
        contentOf(manifest.content?.file ?? ''),
      ]);
      const addresses = ownIn(texts.join('\n'), files);
      expect(addresses.length).toBeGreaterThan(20);
      expect([...new Set(addresses.map(kindOf))].sort()).toEqual(kinds);
      await act('trash', oid);
      expect(await answersTo(addresses)).toEqual([404]);
      await act('restore', oid);
      expect(await loading(addresses.filter((address) => address.includes('?')))).toEqual(opens);
    },
  );

  const contentOf = async (file: string) => {
    const stored = await server.foundation.storage.get(fileKey(file));
    return stored ? brotliDecompressSync(await buffer(stored.body)).toString() : '';
  };

  test('the trash shows its owner a picture, until it is restored', async () => {
    const { oid, files } = await add('private');
    await act('trash', oid);
    const shown = ownIn(await open(ada, `${routes.dashboard}?trash=1`), files);
    expect(shown.length).toBeGreaterThan(0);
    expect(await statusesOf(shown)).toEqual(['200 true']);
    await act('restore', oid);
    expect(await answersTo(shown)).toEqual([404]);
  });

  test('owners see their pictures wherever they are shown, and so do administrators in insights', async () => {
    const { oid, files } = await add('private');
    const admin = await memberOf(server, 'root', 'admin');
    for (const [visitor, address] of [
      [ada, routes.dashboard],
      [ada, detailsPath(oid)],
      [ada, copyPath(oid)],
      [ada, insightsPath(oid)],
      [ada, abusePath(oid)],
      [admin, insightsPath(oid)],
    ] as const) {
      const shown = ownIn(await open(visitor, address), files);
      expect([address, shown.length > 0, await statusesOf(shown)]).toEqual([address, true, ['200 true']]);
    }
  });

  test('the same bytes stay open through a public presentation while a private one has them too', async () => {
    const document = await deck();
    const [shared, closed] = [await add('public', document), await add('private', document)];
    const { files } = shared;
    expect(await loading(files)).toEqual(opens);
    const own = ownIn(await open(ada, closed.path), files).filter((address) => address.includes('?'));
    await setPrivacy(shared.oid, 'private');
    expect(await answersTo(files)).toEqual([404]);
    expect(await loading(own)).toEqual(opens);
    await act('trash', closed.oid);
    expect(await answersTo(own)).toEqual([404]);
  });

  test('a version that is not published opens to nobody before it is', async () => {
    const { oid } = await add('public');
    const details = detailsPath(oid);
    await ada.post(details, { title: 'Deck', description: '', tags: '', privacy: 'public', shows: 'published' });
    const made: string[][] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const saved = await presentations().saveDocument(ada.personId, await deck(), oid);
      if (saved.outcome !== 'saved') throw new Error(saved.outcome);
      made.push(servedIn(await painted(saved.contentHash)));
    }
    const [second = [], third = []] = made;
    const fresh = third.filter((file) => !second.includes(file));
    expect(fresh.length).toBeGreaterThan(3);
    expect(await statusesOf([...second.filter((file) => !third.includes(file)), ...fresh])).toEqual([404]);
    expect((await ada.post(`${details}publish/`, {})).status).toBe(303);
    expect(await statusesOf(fresh)).toEqual(['200 true']);
    expect(await statusesOf(second.filter((file) => !third.includes(file)))).toEqual([404]);
  });

  test('an earlier version of a public presentation is open only to those who just loaded it', async () => {
    const { oid, files } = await add('public');
    const saved = await presentations().saveDocument(ada.personId, await deck(), oid);
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    const later = servedIn(await painted(saved.contentHash));
    const former = files.filter((file) => !later.includes(file));
    expect(former.length).toBeGreaterThan(3);
    expect(await statusesOf(former)).toEqual(['200 true']);
    await server.foundation.database.pool.query(
      `update presentation_version set replaced_at = now() - interval '2 hours' from presentation
       where id = presentation_id and oid = $1 and replaced_at is not null`,
      [oid],
    );
    expect(await answersTo(former)).toEqual([404]);
    expect(await loading(later)).toEqual(opens);
    const listed = filesIn(await open(ada, detailsPath(oid)));
    expect(listed.some((address) => former.includes(plain(address)))).toBe(true);
    expect(await statusesOf(listed)).toEqual(['200 true']);
  });

  test('scripts and pages of other sites get what is open to all, and nothing that needs a key', async () => {
    const [shared, own] = [await add('unlisted'), await add('private')];
    const [file = ''] = shared.files;
    const [address = ''] = ownIn(await open(ada, own.path), own.files);
    const allowed = async (asked: string, headers = {}) => {
      const answer = await load(asked, { origin: 'https://elsewhere.example', ...headers });
      return [answer.headers.get('access-control-allow-origin'), answer.headers.get('cross-origin-resource-policy')];
    };
    expect(await allowed(file)).toEqual(['*', 'cross-origin']);
    expect(await allowed(address)).toEqual([server.origin, 'same-origin']);
    const etag = (await load(address)).headers.get('etag') ?? '';
    expect(await allowed(address, { 'if-none-match': etag })).toEqual([server.origin, 'same-origin']);
  });

  test('caches ask again each time; only those of one person keep what a key opened', async () => {
    const [shared, own] = [await add('unlisted'), await add('private')];
    const [file = ''] = shared.files;
    const [address = ''] = ownIn(await open(ada, own.path), own.files);
    for (const [asked, control] of [
      [file, 'public, max-age=0, must-revalidate'],
      [address, 'private, max-age=0, must-revalidate'],
    ] as const) {
      const first = await load(asked);
      expect(first.headers.get('cache-control')).toBe(control);
      const again = await load(asked, { 'if-none-match': first.headers.get('etag') ?? '' });
      expect([again.status, again.headers.get('cache-control'), (await again.bytes()).length]).toEqual([304, control, 0]);
    }
    await Promise.all([act('trash', shared.oid), act('trash', own.oid)]);
    for (const asked of [file, address]) {
      const gone = await load(asked, { 'if-none-match': `"${plain(asked).split('/').at(-1)}"` });
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });
});
