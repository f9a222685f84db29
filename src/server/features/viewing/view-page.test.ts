import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { featureNames } from '#contract/features.ts';
import type { PageFrame } from '#contract/pages.ts';
import { presentationPath, type Privacy } from '#contract/presentation/presentation-address.ts';
import { pageChannel } from '../../http/pages/page-cache.ts';
import { notify } from '../../platform/database/notifications.ts';
import { createPicturesStore } from '../pictures/pictures.store.ts';
import { createPresentations } from '../presentations/presentations.ts';
import { createPresentationsStore } from '../presentations/presentations.store.ts';
import { memberOf, callApi } from '../../testing/test-member.ts';
import { addPresentation } from '../../testing/test-rows.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../../testing/test-visitor.ts';
import { openWork } from '../../work.ts';

const deck = (title: string, schemaVersion: 0 | 2 = 2) => ({
  schemaVersion,
  title,
  language: 'pt',
  description: 'What it is about.',
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: [{ kind: 'text', id: 'words', x: 960, y: 540, width: 800, height: 200, paragraphs: [`What ${title} says`] }],
  },
  path: [{ to: 'root' }, { to: 'words' }],
});

// A presentation waits until those before it are painted.
vi.setConfig({ testTimeout: 120_000 });

describe('the page of a presentation', () => {
  let server: TestServer;
  let stopWork: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer({
      environment: { NATIVE_APP_IPHONE: 'https://apps.example/lectern', NATIVE_APP_PROTOCOL: 'lectern://' },
    });
    await server.foundation.database.pool.query(
      `insert into person (id, oid, name, username, email, email_verified, segment) values ('ada', 'adaoid', 'Ada Mary Whitlock', 'ada', 'ada@example.org', true, 'teacher')`,
    );
    stopWork = await openWork(server.foundation);
  });
  afterAll(async () => {
    await server.close();
    await stopWork();
  });

  interface Kind {
    privacy?: Privacy;
    title?: string;
    ownerId?: string;
    tags?: string[];
    isCore?: boolean;
    isTemplate?: boolean;
  }
  const add = async (
    oid: string,
    { privacy = 'public', title = `Talk ${oid}`, ownerId = 'ada', tags = [], isCore = false, isTemplate = false }: Kind = {},
  ) => {
    const presentations = createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) });
    expect(await presentations.addDocument(ownerId, deck(title, isCore ? 0 : 2), { oid, privacy, isTemplate, tags })).toMatchObject({
      outcome: 'saved',
    });
    if (isCore) await server.foundation.database.pool.query('update presentation set schema_version = 0 where oid = $1', [oid]);
    return presentationPath({ oid, title, schemaVersion: isCore ? 0 : 2 });
  };
  const carried = (html: string): PageFrame<'view'> =>
    JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  const ready = (path: string, visitor: TestVisitor = visitorOf(server), headers: Record<string, string> = {}) =>
    vi.waitFor(
      async () => {
        const answer = await visitor.get(path, headers);
        const { props } = carried(answer.text);
        if (props.stage.state !== 'ready') throw new Error('Not ready yet');
        return { answer, props };
      },
      { timeout: 100_000, interval: 100 },
    );

  test('says what is being prepared and how far it is: to everybody until it can be watched, then to its owner', async () => {
    const member = await memberOf(server, 'impatient');
    const path = await add('fresh', { title: 'Fresh', ownerId: member.personId });
    const states = ({ text }: { text: string }) => [...text.matchAll(/<li[^>]* data-state="(\w+)"/g)].map(([, state]) => state);
    const { pool } = server.foundation.database;
    const {
      rows: [row],
    } = await pool.query<{ hash: string }>(
      `select content_hash as hash from presentation_version join presentation on id = presentation_id where oid = 'fresh'`,
    );
    const hash = row?.hash ?? '';
    const pictures = createPicturesStore(server.foundation.database);
    await ready(path, member);
    await vi.waitFor(async () => expect((await pictures.findManifest(hash))?.manifest.isFinished).toBe(true), { timeout: 50_000 });
    expect((await member.get(path)).text).not.toContain('data-preparing');

    await pool.query(`update presentation_manifest set manifest = jsonb_set(manifest, '{isFinished}', 'false') where content_hash = $1`, [
      hash,
    ]);
    await pictures.noteProgress(hash, { stage: 'pictures', done: 1, total: 2 });
    const beside = await member.get(path);
    expect(beside.text).toContain('data-preparing="side"');
    expect(states(beside)).toEqual(['done', 'done', 'done', 'running']);
    expect(beside.text).toContain('1 of 2');
    expect(beside.text).not.toContain('http-equiv="refresh"');
    expect((await visitorOf(server).get(path)).text).not.toContain('data-preparing');

    await pool.query(`update presentation_manifest set manifest = manifest - 'content' where content_hash = $1`, [hash]);
    await pictures.noteProgress(hash, { stage: 'looks', done: 0, total: 2 });
    // In a language in which it is not cached.
    const stranger = await visitorOf(server).get(path, { 'accept-language': 'de' });
    expect(stranger.headers.get('cache-control')).toContain('no-store');
    expect(states(stranger)).toEqual(['done', 'running', 'waiting', 'waiting']);
    expect(stranger.text).toMatch(/<noscript><meta http-equiv="refresh" content="\d"\/?><\/noscript>/i);
    await pictures.forgetProgress(hash);
    expect(states(await member.get(path))).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  });

  test('[PAGE-22] carries every field of the specification, and shows its content without scripts', async () => {
    const path = await add('whole', { privacy: 'reusable', tags: ['Oceans', 'Light'], title: 'Whole' });
    const { props, answer } = await ready(path);
    expect(props).toMatchObject({
      oid: 'whole',
      title: 'Whole',
      description: 'What it is about.',
      owner: { oid: 'adaoid', username: 'ada', firstName: 'Ada Mary', lastName: 'Whitlock', publicDisplayName: 'Ada Mary Whitlock' },
      privacy: 'reusable',
      schemaVersion: 2,
      viewCount: 0,
      likesCount: 0,
      hasLikedPrezi: false,
      hasLiked: false,
      isAuthenticated: false,
      isMobile: false,
      isPublicView: true,
      embedMode: false,
      viewerRights: { edit: false, comment: false },
      viewerName: null,
      viewerEmail: null,
      prezilink: null,
      makeACopyRedirectUrl: '/p/copy/whole/',
      showMakeACopyButton: true,
      tags: 'Oceans,Light',
      nativeApp: null,
      preziIsMine: false,
      authorSegment: 'teacher',
    });
    expect(Object.keys(props.searchTerms).sort()).toEqual(['other', 'sales-marketing', 'student', 'teacher']);
    expect(props.transcriptData).toMatchObject({ texts: [{ paragraphs: [{ text: 'What Whole says' }] }] });
    expect(Object.keys(props.evaluatedFeatures).sort()).toEqual([...featureNames].sort());
    expect(new Date(props.lastModified).getTime()).toBeLessThanOrEqual(Date.now());
    expect(props.lastModifiedDateString).toMatch(/\d{4}/);
    const drawn = answer.text.split('<script id="page"')[0] ?? '';
    for (const words of ['Whole', 'What Whole says', 'Ada Mary Whitlock', 'What it is about.']) expect(drawn).toContain(words);
  });

  test('[PDF-1] offers the PDF once there is something to print, never on a page that reloads automatically', async () => {
    const { pool } = server.foundation.database;
    await addPresentation(pool, { oid: 'unmade', owner: 'ada' });
    const waiting = carried((await visitorOf(server).get('/p/unmade/unmade/')).text).props;
    expect([waiting.stage.state, waiting.pdf]).toEqual(['preparing', null]);
    const { props } = await ready(await add('made'));
    expect(props.pdf).toEqual({ price: '€2.90', checkout: { provider: 'test' } });
  });

  test('[TEXT-4] the transcript is in the served HTML', async () => {
    const { answer } = await ready(await add('readable', { title: 'Readable' }));
    expect(answer.text.split('<script id="page"')[0]).toContain('What Readable says');
  });

  test('[PAGE-11] [BASE-5] has nine sample videos, fifteen different templates of all there are, and staff picks beside it', async () => {
    // First, so that it does not wait for the pictures of the others.
    const path = await add('beside');
    await add('watched', { title: 'Watched' });
    await add('pickable', { title: 'Pickable' });
    const { pool } = server.foundation.database;
    await pool.query(`insert into presentation_tally (presentation_id, views) select id, 1000 from presentation where oid = 'watched'`);
    await pool.query(
      `insert into presentation_curation (presentation_id, tag) select id, 'staff-pick' from presentation where oid = 'pickable'`,
    );
    for (let number = 1; number <= 16; number++)
      await add(`beginning${number}`, { privacy: 'reusable', isTemplate: true, title: `Beginning ${number}` });
    const { props } = await ready(path);
    expect(props.sampleVideos).toHaveLength(9);
    expect(props.sampleVideos[0]).toMatchObject({ type: 'video', path: '/video/explore/#promo', titleLineCount: 2, subTitleLineCount: 1 });
    expect(props.templates.map(({ title, type }) => ({ title: title.replace(/\d+$/, ''), type }))).toEqual(
      Array.from({ length: 15 }, () => ({ title: 'Beginning ', type: 'template' })),
    );
    expect(new Set(props.templates.map((card) => card.path)).size).toBe(15);
    expect(props.topPicks[0]).toMatchObject({ title: 'Pickable', type: 'presentation', path: '/p/pickable/pickable/' });
    expect(props.topPicks.map(({ path }) => path)).not.toContain('/p/beside/talk-beside/');
    expect(props.topPicks[1]?.title).toBe('Watched');
  });

  test('other spellings of its address redirect to the canonical one', async () => {
    const path = await add('moved', { title: 'Crème & Brûlée!' });
    expect(path).toBe('/p/moved/creme-brulee/');
    for (const other of ['/p/moved/', '/p/moved/another-title/', '/p/moved/creme-brulee', '/moved/creme-brulee/', '/p/moved/x/?utm=1'])
      expect([other, (await visitorOf(server).get(other)).location?.split('?')[0]]).toEqual([other, path]);
    expect((await visitorOf(server).get('/p/moved/x/?utm=1')).location).toBe(`${path}?utm=1`);
    expect((await visitorOf(server).get(path)).status).toBe(200);
  });

  test('schema 0 has addresses without /p, and titles in any script have an address', async () => {
    const core = await add('corepres', { isCore: true, title: 'Classic' });
    expect(core).toBe('/corepres/classic/');
    expect((await visitorOf(server).get(core)).status).toBe(200);
    expect((await visitorOf(server).get('/p/corepres/classic/')).location).toBe(core);
    const edit = await add('editable', { isCore: true, title: 'Edit' });
    expect(edit).toBe('/editable/presentation/');
    expect((await visitorOf(server).get(edit)).status).toBe(200);
    const title = '365夜の眠りが教えてくれたこと'.repeat(4);
    const japanese = await add('japanese', { title });
    expect((await visitorOf(server).get(japanese)).status).toBe(200);
    expect((await visitorOf(server).get(japanese.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()))).status).toBe(200);
  });

  test.each([
    '/p/nothing/here/',
    '/nothing/here/',
    '/p/..%2f..%2fetc/passwd/',
    '/p/%00/x/',
    `/p/${'x'.repeat(300)}/y/`,
    "/p/'or'1'='1/x/",
    '/view/unknownlink00001/',
    '/view/%3Cscript%3E/',
    '/p/UPPER/x/',
  ])('%s is not found', async (path) => {
    expect((await visitorOf(server).get(path)).status).toBe(404);
  });

  test('without rights, a private presentation answers exactly like one that does not exist', async () => {
    const path = await add('secret', { privacy: 'private', title: 'Secret' });
    const neutral = (text: string) => text.replaceAll(/[0-9a-f-]{36}|"csrfToken":"[^"]*"|value="[^"]*"|secret|absent/gi, '');
    const [secret, absent] = [await visitorOf(server).get(path), await visitorOf(server).get(path.replaceAll('secret', 'absent'))];
    expect([secret.status, neutral(secret.text)]).toEqual([absent.status, neutral(absent.text)]);
    expect(secret.status).toBe(404);
    const stranger = await memberOf(server, 'stranger');
    expect((await stranger.get(path)).status).toBe(404);
  });

  test('[PRIV-1] a private presentation shows Edit to its owner and Comment to people who may comment', async () => {
    const [owner, commenter] = [await memberOf(server, 'owner'), await memberOf(server, 'commenter')];
    const path = await add('mine', { privacy: 'private', title: 'Mine', ownerId: owner.personId });
    const { props, answer } = await ready(path, owner);
    expect(props).toMatchObject({ preziIsMine: true, viewerRights: { edit: true, comment: true }, isPublicView: false, canonical: null });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.text).toContain('href="/p/edit/mine/"');
    await server.foundation.database.pool.query(
      `insert into presentation_right (presentation_id, person_id, level) select id, $1, 'comment' from presentation where oid = 'mine'`,
      [commenter.personId],
    );
    const asCommenter = await ready(path, commenter);
    expect(asCommenter.props.viewerRights).toEqual({ edit: false, comment: true });
    expect(asCommenter.answer.text).toContain('href="/p/edit/mine/#present"');
  });

  test('[SITE-5] before it is published, those who may edit a presentation can see its latest version, and nobody else', async () => {
    const owner = await memberOf(server, 'reviser');
    const path = await add('revised', { title: 'Revised', ownerId: owner.personId });
    await ready(path);
    await server.foundation.database.pool.query(`update presentation set shows_latest = false where oid = 'revised'`);
    const presentations = createPresentations({ ...server.foundation, store: createPresentationsStore(server.foundation.database) });
    const later = JSON.parse(JSON.stringify(deck('Revised')).replace('What Revised says', 'Second thoughts')) as object;
    await presentations.saveDocument(owner.personId, later, 'revised');

    const { props, answer } = await ready(`${path}?latest`, owner);
    expect([props.isUnpublished, props.isPublicView, props.canonical]).toEqual([true, false, null]);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.text).toContain('Second thoughts');
    expect(answer.text).toContain('It is not published yet.');
    for (const [address, visitor] of [
      [`${path}?latest`, visitorOf(server)],
      [`${path}?latest`, await memberOf(server, 'reader')],
      [path, owner],
    ] as const) {
      const seen = await ready(address, visitor);
      expect([seen.props.isUnpublished, seen.answer.text.includes('Second thoughts')]).toEqual([false, false]);
    }
    await server.foundation.database.pool.query(
      `update presentation set shows_latest = true, current_version = latest_version where oid = 'revised'`,
    );
    expect((await ready(`${path}?latest`, owner)).props).toMatchObject({ isUnpublished: false, isPublicView: true });
  });

  test('[PRIV-1] embedded, a presentation shows its owner neither Edit nor Comment', async () => {
    const owner = await memberOf(server, 'embedder');
    const path = await add('inframe', { title: 'In a frame', ownerId: owner.personId });
    const place = 'data-place="private-header"';
    expect((await owner.get(path)).text).toContain(place);
    const embedded = await owner.get('/p/embed/inframe/');
    expect(embedded.status).toBe(200);
    expect(embedded.text).not.toContain(place);
    expect(embedded.text).not.toContain('/p/edit/inframe/');
  });

  test('[PAGE-1] the header has a back button only for members who come from another of our pages', async () => {
    const member = await memberOf(server, 'returner');
    const path = await add('back', { title: 'Return' });
    const button = 'aria-label="Back"';
    await ready(path);
    const from = async (who: TestVisitor, referer: string) => (await who.get(path, { referer })).text;
    expect(await from(member, `${server.origin}/explore/?order=new`)).toContain(button);
    expect(carried(await from(member, `${server.origin}/explore/?order=new`)).props.backTo).toBe('/explore/?order=new');
    for (const elsewhere of ['https://other.example/explore/', `${server.origin}${path}`, 'explore', `${server.origin}.evil.example/`])
      expect(await from(member, elsewhere), elsewhere).not.toContain(button);
    expect((await member.get(path)).text).not.toContain(button);
    // The same bytes for all of them.
    expect(await from(visitorOf(server), `${server.origin}/explore/`)).not.toContain(button);
  });

  test('[PRIV-4] a view link opens a private presentation, and the page names the viewer if the link asks', async () => {
    await add('linked', { privacy: 'private', title: 'Linked', isTemplate: true });
    const { pool } = server.foundation.database;
    await pool.query(
      `insert into view_link (link_id, presentation_id, asks_identity) select link.id, p.id, asks from presentation p, (values ('openlink00000009', false), ('asklink000000009', true)) as link (id, asks) where p.oid = 'linked'`,
    );
    const { props, answer } = await ready('/view/openlink00000009/');
    expect(props).toMatchObject({ prezilink: { link_id: 'openlink00000009' }, isPublicView: false, canonical: null });
    expect(props.showMakeACopyButton).toBe(false);
    const report = '/contact/abuse/linked/?auth_key=openlink00000009&key_type=prezilink';
    expect(answer.text).toContain(`href="${report.replace('&', '&amp;')}"`);
    expect((await visitorOf(server).get(report)).status).toBe(200);
    expect((await visitorOf(server).get('/contact/abuse/linked/')).status).toBe(404);
    expect((await visitorOf(server).get('/contact/abuse/whole/?auth_key=openlink00000009&key_type=prezilink')).status).toBe(404);
    expect(props.shareAddress).toBe(`${server.origin}/view/openlink00000009/`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.text).toContain('name="robots" content="noindex"');
    const visitor = visitorOf(server);
    expect((await visitor.get('/view/asklink000000009/')).text).not.toContain('data-viewer');
    expect((await visitor.post('/view/asklink000000009/', { viewerName: 'Noor', viewerEmail: 'noor@example.org' })).status).toBe(303);
    expect((await ready('/view/asklink000000009/', visitor)).props).toMatchObject({ viewerName: 'Noor', viewerEmail: 'noor@example.org' });
    await pool.query(`update view_link set expires_at = now() where link_id = 'openlink00000009'`);
    expect((await visitorOf(server).get('/view/openlink00000009/')).status).toBe(410);
  });

  test('signed out, it comes from the byte cache; a new title shows immediately, counts within seconds', async () => {
    const path = await add('kept', { title: 'Kept' });
    await ready(path);
    // Only bytes from the cache have one. A page that was rendered while its pictures were finished is not kept.
    await vi.waitFor(async () => expect((await visitorOf(server).get(path)).headers.get('etag')).not.toBeNull(), { timeout: 25_000 });
    const fan = await memberOf(server, 'fan');
    expect((await callApi(fan, 'PUT', '/api/v4/presentation/kept/like/')).status).toBe(204);
    await vi.waitFor(async () => expect(carried((await visitorOf(server).get(path)).text).props.likesCount).toBe(1), {
      timeout: 25_000,
      interval: 100,
    });
    expect(carried((await fan.get(path)).text).props).toMatchObject({ likesCount: 1, hasLiked: true, hasLikedPrezi: true });
    await createPresentationsStore(server.foundation.database).changeDetails(
      'kept',
      { title: 'Kept no longer', description: '', tags: [] },
      {},
      async () => undefined,
    );
    await vi.waitFor(async () => expect((await visitorOf(server).get(path)).location).toBe('/p/kept/kept-no-longer/'), {
      timeout: 25_000,
      interval: 20,
    });
  });

  test('a cached page answers without the database until a change is announced', async () => {
    const path = await add('quiet', { title: 'Quiet' });
    await ready(path);
    const rename = (title: string) =>
      server.foundation.database.pool.query(`update presentation set title = $1 where oid = 'quiet'`, [title]);
    // While pictures of it or others are still painted, it is dropped from time to time.
    await vi.waitFor(
      async () => {
        await rename('Quiet');
        expect((await visitorOf(server).get(path)).headers.get('etag')).not.toBeNull();
        await rename('Unheard');
        expect((await visitorOf(server).get(path)).status).toBe(200);
      },
      { timeout: 25_000, interval: 100 },
    );
    await notify(server.foundation.database.pool, pageChannel, 'presentation:quiet');
    await vi.waitFor(async () => expect((await visitorOf(server).get(path)).status).toBe(301), { timeout: 25_000, interval: 20 });
  });

  test('[PAGE-17] signed-in visitors on a phone are offered the native app', async () => {
    const path = await add('mobile');
    const iphone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };
    const member = await memberOf(server, 'member');
    const { props } = await ready(path, member, iphone);
    expect(props).toMatchObject({
      isMobile: true,
      nativeApp: { type: 'iphone', url: 'https://apps.example/lectern', ownProtocolUrl: 'lectern://presentation/mobile' },
    });
    expect((await ready(path, visitorOf(server), iphone)).props).toMatchObject({ isMobile: true, nativeApp: null });
  });

  test('[PAGE-9] a phone and a desktop each get the page for their kind of device, cached or not', async () => {
    const path = await add('devices', { privacy: 'reusable' });
    const devices = {
      phone: { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Mobile' },
      desktop: { 'user-agent': 'Mozilla/5.0 (X11; Linux)' },
    };
    for (const device of ['phone', 'desktop', 'phone', 'desktop'] as const) {
      const { props, answer } = await ready(path, visitorOf(server), devices[device]);
      expect([device, props.isMobile]).toEqual([device, device === 'phone']);
      expect(answer.headers.get('vary')).toContain('User-Agent');
    }
  });

  test('a presentation marked unsuitable stays at its address but is not indexed', async () => {
    const path = await add('unsuited', { title: 'Unsuited' });
    await server.foundation.database.pool.query(
      `insert into presentation_curation (presentation_id, tag) select id, 'unsuitable' from presentation where oid = 'unsuited'`,
    );
    const { answer } = await ready(path);
    expect(answer.text).toContain('name="robots" content="noindex"');
  });

  test('hostile titles, descriptions and tags are escaped', async () => {
    const evil = '</script><script>alert(1)</script>"><img src=x onerror=alert(2)>';
    const path = await add('hostile', { title: evil, tags: ['"><b>', 'a&b'] });
    const { answer, props } = await ready(path);
    expect(props.title).toBe(evil);
    expect(answer.text).not.toContain('<script>alert');
    expect(answer.text).not.toContain('<img src=x');
    expect(answer.text).not.toContain('"><b>');
  });
});
