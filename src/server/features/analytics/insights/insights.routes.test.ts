import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderPage } from '#app/entry.server.tsx';
import type { DashboardTotals, InsightsProps, SiteInsightsProps } from '#contract/analytics/insights.ts';
import type { SignedInPerson } from '#contract/person.ts';
import type { Privacy } from '#contract/presentation/presentation-address.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBuiltRenderer, createPageAnswers } from '../../../http/pages/page-answers.ts';
import { createPageCache } from '../../../http/pages/page-cache.ts';
import { answerProblems } from '../../../http/problem-answers.ts';
import { createCsrf } from '../../../http/security/csrf.ts';
import { securityHeaders } from '../../../http/security/security-headers.ts';
import { createHttpServer } from '../../../http/server.ts';
import { createLog } from '../../../log/log.ts';
import { manualClock } from '../../../platform/clock/manual-clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { findFreePort } from '../../../platform/database/embedded/free-port.ts';
import { freshDatabase } from '../../../platform/database/test-database.ts';
import { postgresSink } from '../../../platform/events/postgresql/postgres-sink.ts';
import { diskStorage } from '../../../platform/storage/disk/disk-storage.ts';
import { addPerson, addPresentation } from '../../../testing/test-rows.ts';
import { visitorOf, type TestVisitor } from '../../../testing/test-visitor.ts';
import { createPicturesStore } from '../../pictures/pictures.store.ts';
import { createShownPictures } from '../../pictures/shown-pictures.ts';
import { createAccess } from '../../presentations/access.ts';
import { createPresentationsStore } from '../../presentations/presentations.store.ts';
import { stepBuckets, vitalBucket, vitalPercentile, watchBuckets } from '../rollup/buckets.ts';
import { createRoller } from '../rollup/roller.ts';
import { chanceOf, randomTraffic } from '../rollup/test-traffic.ts';
import { createInsights, pageBounds, type Insights } from './insights.ts';
import { insightsRoutes } from './insights.routes.ts';
import { createInsightsStore } from './insights.store.ts';
import { createTotalsStore } from './totals.store.ts';
import type { LoggingPlace } from './why-empty.ts';

const start = Date.UTC(2026, 4, 12, 9, 30);
const place: LoggingPlace = { mode: 'auto', environment: 'production', origin: 'https://talks.example.org' };

/** The routes of this feature, with any user logged in. */
async function openTestInsights() {
  const fresh = await freshDatabase();
  const database = openDatabase(fresh.url);
  const clock = manualClock(start);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-insights-'));
  const storage = await diskStorage(folder);
  const sink = postgresSink({ pool: database.pool, clock });
  const store = createPresentationsStore(database);
  const broken = { isSinkAway: false };
  const insights = createInsights({
    store: createInsightsStore(database),
    totals: createTotalsStore(database),
    sink: {
      kind: sink.kind,
      waitingAfter: async (position) => (broken.isSinkAway ? Promise.reject(new Error('away')) : sink.waitingAfter(position)),
    },
    onSinkAway: () => undefined,
    clock,
    place,
    seller: { name: 'test', isTest: true },
    stopsOf: createShownPictures({ store: createPicturesStore(database), storage, mediaOrigin: '' }).stopsOf,
    cardPictures: async (hashes) => new Map(hashes.map((hash) => [hash, { thumbnail: `/files/${hash}.webp` }])),
    withKey: (address) => address,
  });

  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const headers = securityHeaders({ isHttps: false, isHotReloading: false, usesStripe: false });
  const csrf = createCsrf('of forms', origin);
  const cache = createPageCache({ now: clock.now, headers, sessionCookie: 'test-person=', onHit: () => undefined });
  const roles = new Map<string, SignedInPerson['role']>();
  const sessions = {
    cookieName: 'test-person=',
    async read({ cookie = '' }: { cookie?: string | undefined }) {
      const id = /test-person=(\w+)/.exec(cookie)?.[1];
      const person = {
        oid: id ?? '',
        username: id ?? '',
        publicDisplayName: id ?? '',
        about: '',
        avatar: { initials: 'A', colour: 0, picture: null },
        role: roles.get(id ?? '') ?? 'user',
        email: `${id}@example.org`,
      } as const;
      return id === undefined ? null : { id, personId: id, person, language: null, provedAt: 0 };
    },
  };
  const app = await createHttpServer({
    log: createLog('silent'),
    cache,
    csrf,
    sessions,
    hot: undefined,
    headers,
    trustedProxies: [],
    rateLimitFactor: 1000,
  });
  const pages = createPageAnswers({
    renderer: createBuiltRenderer({ renderPage }, () => ({ scripts: [], preloads: [], styles: [], fonts: [] })),
    share: cache.share,
    csrf,
    evaluateFeatures: async () => ({}) as never,
    brand: 'Lectern',
    origin,
    presentationCount: 0,
    environment: 'production',
    analytics: { mode: 'off', host: '', consent: 'never', cookieDomain: '', logApiEndpoint: '', version: '1' },
  });
  answerProblems(app, pages);
  insightsRoutes(app, { insights, pages, findPresentation: store.findByOid, accessTo: createAccess(store).insightsAccessTo, clock });
  await app.listen({ host: '127.0.0.1', port });

  return {
    insights,
    database,
    storage,
    sink,
    clock,
    broken,
    visitor: () => visitorOf({ origin }),
    member(id: string, role: SignedInPerson['role'] = 'user'): TestVisitor {
      roles.set(id, role);
      const visitor = visitorOf({ origin });
      visitor.cookies.set('test-person', id);
      return visitor;
    },
    query: async (text: string, values: unknown[] = []) => (await database.pool.query<Record<string, unknown>>(text, values)).rows,
    async close() {
      await app.close();
      await sink.close();
      await database.close();
      await fresh.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let here: Awaited<ReturnType<typeof openTestInsights>>;
beforeAll(async () => {
  here = await openTestInsights();
  for (const person of ['ada', 'jun', 'editor', 'commenter', 'mod', 'root']) await addPerson(here.database.pool, person);
});
afterAll(() => here.close());
beforeEach(() => here.query('truncate insight_day, owner_day, ingest_minute, client_error, rollup_state, presentation_view, pdf_purchase'));

let last = 0;
const add = (owner: string, privacy: Privacy = 'public') => addPresentation(here.database.pool, { oid: `talk${++last}`, owner, privacy });
const sums = async (presentationId: number, day: string, counts: Record<string, number>) => {
  for (const [name, count] of Object.entries(counts)) {
    const [metric, ...key] = name.split(' ');
    await here.query('insert into insight_day (presentation_id, day, metric, key, count) values ($1, $2, $3, $4, $5)', [
      presentationId,
      day,
      metric,
      key.join(' '),
      count,
    ]);
  }
};
const path = (oid: string) => `/p/insights/${oid}/`;
const numbersAt = async (visitor: TestVisitor, oid: string, search = '') => {
  const answer = await visitor.get(`${path(oid)}numbers${search}`, { accept: 'application/json' });
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as InsightsProps;
};
const carried = <Props>(html: string): Props =>
  (JSON.parse(/<script id="page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { props: Props }).props;

describe('insights of a presentation', () => {
  test('[LOG-9] show the owner the counts on the page, as JSON and as CSV', async () => {
    const { id, oid } = await add('ada');
    await sums(id, '2026-05-12', {
      views: 5,
      started: 4,
      finished: 2,
      [`time ${watchBuckets.bucketOf(60_000)}`]: 4,
      'source search': 3,
      'source referrer': 2,
      'referrer course.example': 2,
      'country PT': 5,
      'language pt': 5,
      'device phone': 5,
      'share LINKEDIN': 1,
      'event copy-made': 1,
      like: 2,
      'owner-views': 7,
      'bot-views': 9,
    });
    await sums(id, '2026-04-12', { views: 2, started: 2 });
    const ada = here.member('ada');
    const page = await ada.get(path(oid));
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const props = carried<InsightsProps>(page.text);
    expect(props).toMatchObject({
      presentation: {
        oid,
        title: oid,
        address: `/p/${oid}/${oid}/`,
        detailsAddress: `/p/details/${oid}/`,
        thumbnail: `/files/${oid}.webp`,
        stopCount: 0,
        isPublic: true,
      },
      numbers: {
        range: { from: '2026-04-13', to: '2026-05-12' },
        views: { now: 5, before: 2 },
        isComparable: false,
        finishedShare: { now: 0.5, before: 0 },
        typicalMs: { now: watchBuckets.valueIn(watchBuckets.bucketOf(60_000), 0.5), before: null },
        copies: { now: 1, before: 0 },
        likes: { now: 2, before: 0 },
        shares: { now: 1, before: 0 },
        sources: [
          { source: 'search', count: 3 },
          { source: 'referrer', count: 2 },
        ],
        referrers: { named: [{ name: 'course.example', count: 2 }], rest: 0 },
        countries: { named: [{ name: 'PT', count: 5 }], rest: 0 },
        languages: { named: [{ name: 'pt', count: 5 }], rest: 0 },
        devices: [{ device: 'phone', count: 5 }],
        networks: [{ name: 'LINKEDIN', count: 1 }],
        apart: { owner: 7, bots: 9 },
        upTo: '2026-05-12T09:30:00.000Z',
      },
      empty: null,
    });
    expect(props.numbers.perDay).toHaveLength(30);
    expect([props.numbers.perDay[0], props.numbers.perDay.at(-1)]).toEqual([
      { day: '2026-04-13', views: 0, before: 0 },
      { day: '2026-05-12', views: 5, before: 2 },
    ]);
    expect(await numbersAt(ada, oid)).toEqual(props);

    const table = await ada.get(`${path(oid)}insights.csv`);
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(table.headers.get('content-disposition')).toBe(`attachment; filename="insights-${oid}-2026-04-13-2026-05-12.csv"`);
    const lines = table.text.split('\r\n');
    expect(lines[0]).toBe('"section","name","measure","day","value","before"');
    // The first views are later than the first day of the previous range, so there is nothing to compare with.
    for (const line of [
      '"summary","","views","","5",""',
      '"days","","views","2026-05-12","5",""',
      `"summary","","typical_ms","","${props.numbers.typicalMs.now}",""`,
      '"referrers","course.example","views","","2",""',
      '"summary","","bot_views","","9",""',
    ])
      expect(lines).toContain(line);
    await sums(id, '2026-03-14', { views: 1 });
    expect((await numbersAt(ada, oid)).numbers.isComparable).toBe(true);
    const compared = (await ada.get(`${path(oid)}insights.csv`)).text.split('\r\n');
    for (const line of [
      '"summary","","views","","5","3"',
      '"days","","views","2026-05-12","5","2"',
      '"summary","","finished_share","","0.5","0"',
    ])
      expect(compared).toContain(line);
  });

  test('[LOG-9] cover the requested days, whatever the query', async () => {
    const { id, oid } = await add('ada');
    await sums(id, '2026-05-10', { views: 3 });
    await sums(id, '2025-05-20', { views: 4 });
    const ada = here.member('ada');
    const seen = async (search: string) => (await numbersAt(ada, oid, search)).numbers;
    expect((await seen('?days=7')).views.now).toBe(3);
    expect((await seen('?from=2025-05-20&to=2025-05-20')).views).toEqual({ now: 4, before: 0 });
    expect((await seen('?days=365')).views.now).toBe(7);
    expect((await seen('?days=365')).perDay).toHaveLength(365);
    for (const search of [
      '?from=%00',
      '?from=9999-99-99&to=x',
      '?days=-1',
      '?days=7&days=30',
      '?from=0001-01-01&to=0001-01-01',
      '?from=2026-05-12&to=1999-01-01',
      "?from='--",
      '?from[]=1',
    ])
      expect((await ada.get(path(oid) + search)).status).toBe(200);
  });

  test('[LOG-9] are visible only to owners, editors and administrators; for others the presentation seems unknown', async () => {
    const [mine, theirs] = [await add('ada'), await add('jun')];
    await sums(mine.id, '2026-05-12', { views: 918_273 });
    await here.query(
      `insert into presentation_right (presentation_id, person_id, level) values ($1, 'editor', 'edit'), ($1, 'commenter', 'comment')`,
      [mine.id],
    );
    const neutral = (text: string) =>
      text.replaceAll(/[0-9a-f-]{36}|"csrfToken":"[^"]*"|value="[^"]*"/g, '').replaceAll(mine.oid, 'guessed');
    const strangers = [here.member('jun'), here.member('commenter'), here.member('mod', 'moderator')];
    for (const stranger of strangers)
      for (const end of ['', 'numbers', 'insights.csv']) {
        const [closed, unknown] = [await stranger.get(path(mine.oid) + end), await stranger.get(path('guessed') + end)];
        expect([closed.status, neutral(closed.text)]).toEqual([404, neutral(unknown.text)]);
        expect(closed.text).not.toContain('918273');
      }
    const nobody = here.visitor();
    for (const oid of [mine.oid, 'guessed']) {
      expect(await nobody.get(path(oid))).toMatchObject({ status: 303, location: `/login?next=${encodeURIComponent(path(oid))}` });
      expect((await nobody.get(`${path(oid)}insights.csv`)).status).toBe(303);
      expect((await nobody.get(`${path(oid)}numbers`)).status).toBe(401);
    }
    expect((await here.member('editor').get(path(mine.oid))).status).toBe(200);
    expect((await here.member('editor').get(path(theirs.oid))).status).toBe(404);
    expect((await numbersAt(here.member('jun'), theirs.oid)).numbers.views.now).toBe(0);
    for (const wrong of ['%00', '..%2f..', "'or'1'='1", 'x'.repeat(150)])
      expect((await here.member('ada').get(path(wrong))).status).toBe(404);
  });

  test('[LOG-9] disappear with the presentation', async () => {
    const { id, oid } = await add('ada');
    await sums(id, '2026-05-12', { views: 5 });
    expect((await here.member('ada').get(path(oid))).status).toBe(200);
    await here.query('delete from presentation where id = $1', [id]);
    for (const end of ['', 'numbers', 'insights.csv']) expect((await here.member('ada').get(path(oid) + end)).status).toBe(404);
    const again = await addPresentation(here.database.pool, { oid, owner: 'jun' });
    expect(again.id).not.toBe(id);
    expect((await numbersAt(here.member('jun'), oid)).numbers.views.now).toBe(0);
  });

  test('[LOG-9] show who came through which link, to the owner only and for this presentation only', async () => {
    const [mine, theirs] = [await add('ada', 'private'), await add('jun', 'private')];
    await here.query(`insert into presentation_right (presentation_id, person_id, level) values ($1, 'editor', 'edit')`, [mine.id]);
    await here.query(
      `insert into view_link (link_id, presentation_id, label, asks_identity) values ('minelink0000001', $1, 'For the board', true), ('minelink0000002', $1, '', true), ('theirlink000001', $2, 'Theirs', true)`,
      [mine.id, theirs.id],
    );
    await here.query(
      `insert into view_link_visit (link_id, viewer_name, viewer_email) values ('minelink0000001', 'Noor', 'noor@example.org'), ('minelink0000001', 'Noor A.', 'NOOR@example.org'), ('theirlink000001', 'Sam', 'sam@example.org')`,
    );
    const visits = await here.query('select id from view_link_visit order by id desc limit 3');
    const [sam, noorAgain, noor] = visits.map(({ id }) => id);
    const watch = (visit: unknown, hour: string, own: Record<string, unknown> = {}) => {
      const row = { is_bot: false, is_owner: false, is_started: true, is_finished: false, furthest_step: 1, step_ms: [4000, 2000], ...own };
      return here.query(
        `insert into presentation_view (presentation_id, hour, visitor, first_id, source, referrer, embed_host, country, language, device, visit_id, is_bot, is_owner, is_stayed, is_started, is_finished, furthest_step, step_ms, last_at)
         values ($1, $2, gen_random_uuid(), gen_random_uuid(), 'link', '', '', '', 'en', 'desktop', $3, $4, $5, false, $6, $7, $8, $9, $2)`,
        [mine.id, hour, visit, row.is_bot, row.is_owner, row.is_started, row.is_finished, row.furthest_step, row.step_ms],
      );
    };
    await watch(noor, '2026-05-10T08:00:00Z');
    await watch(noorAgain, '2026-05-11T23:00:00Z', { is_finished: true, furthest_step: 4, step_ms: [1000] });
    await watch(noor, '2026-05-11T08:00:00Z', { is_bot: true });
    await watch(noor, '2026-05-11T09:00:00Z', { is_owner: true });
    await watch(noor, '2026-05-11T10:00:00Z', { is_started: false });
    await watch(noor, '2026-03-01T10:00:00Z');
    // Reported by a browser for a presentation the link does not lead to.
    await watch(sam, '2026-05-11T08:00:00Z');
    await watch(null, '2026-05-11T08:00:00Z');
    await sums(mine.id, '2026-05-11', {
      'link minelink0000001': 2,
      'link-started minelink0000001': 2,
      'link-finished minelink0000001': 1,
      'link-ms minelink0000001': 7000,
      'link theirlink000001': 9,
      'link made up': 1,
    });

    const { numbers } = await numbersAt(here.member('ada'), mine.oid);
    expect(numbers.viewers).toEqual([
      {
        name: 'Noor A.',
        email: 'noor@example.org',
        link: 'For the board',
        linkId: 'minelink0000001',
        lastSeenAt: '2026-05-11T23:00:00.000Z',
        views: 2,
        watchMs: 7000,
        furthestStep: 0,
        isFinished: true,
      },
    ]);
    expect(numbers.links).toEqual([
      { linkId: 'minelink0000001', label: 'For the board', views: 2, started: 2, finished: 1, watchMs: 7000 },
      { linkId: 'minelink0000002', label: '', views: 0, started: 0, finished: 0, watchMs: 0 },
    ]);
    for (const other of [here.member('editor'), here.member('root', 'admin')]) {
      const seen = await numbersAt(other, mine.oid);
      expect([seen.numbers.links, seen.numbers.viewers]).toEqual([[], []]);
      expect((await other.get(`${path(mine.oid)}insights.csv`)).text).not.toMatch(/noor|minelink/i);
    }
    expect((await here.member('ada').get(`${path(mine.oid)}insights.csv`)).text).toContain(
      '"viewers","Noor A. <noor@example.org>, For the board (minelink0000001)","watch_ms","2026-05-11","7000",""',
    );
    await here.query(`delete from view_link where link_id = 'minelink0000001'`);
    expect((await numbersAt(here.member('ada'), mine.oid)).numbers.viewers).toEqual([]);
  });

  test('[LOG-9] count the sales in these days that were not refunded', async () => {
    const [mine, other] = [await add('ada'), await add('ada')];
    const sell = (id: string, oid: string, amount: number, currency: string, own: Record<string, string> = {}) =>
      here.query(
        `insert into pdf_purchase (session_id, provider, is_test, state, presentation_oid, presentation_title, amount, currency, return_address, expires_at, paid_at) values ($1, $2, true, $3, $4, '', $5, $6, '/', now(), $7)`,
        [id, own['provider'] ?? 'test', own['state'] ?? 'paid', oid, amount, currency, own['paidAt'] ?? '2026-05-12T23:59:59Z'],
      );
    await sell('1', mine.oid, 290, 'EUR');
    await sell('2', mine.oid, 310, 'EUR', { paidAt: '2026-04-13T00:00:00Z' });
    await sell('3', mine.oid, 300, 'JPY');
    await sell('4', mine.oid, 290, 'EUR', { state: 'refunded' });
    await sell('5', mine.oid, 290, 'EUR', { paidAt: '2026-04-12T23:59:59Z' });
    await sell('6', mine.oid, 290, 'EUR', { provider: 'stripe' });
    await sell('7', other.oid, 1000, 'USD');
    expect((await numbersAt(here.member('ada'), mine.oid)).numbers.pdfSales).toEqual({ count: 3, takings: ['€6.00', '¥300'] });
    expect(
      (await here.insights.ofSite({ range: { from: '2026-05-12', to: '2026-05-12' }, language: 'de', bounds: pageBounds, personId: 'ada' }))
        .numbers.pdfSales,
    ).toEqual({ count: 3, takings: ['2,90\u00a0€', '300\u00a0¥', '10,00\u00a0$'] });
  });

  test('[LOG-9] use UTC days in any time zone of the database', async () => {
    const { id, oid } = await add('ada');
    await here.query(`insert into view_link (link_id, presentation_id, label) values ('tokyolink000001', $1, '')`, [id]);
    const [visit] = await here.query(
      `insert into view_link_visit (link_id, viewer_name, viewer_email) values ('tokyolink000001', 'Mio', 'mio@example.org') returning id::integer`,
    );
    for (const [index, at] of ['2026-05-11T23:00:00Z', '2026-05-12T00:00:00Z', '2026-05-12T23:00:00Z', '2026-05-13T00:00:00Z'].entries()) {
      await here.query(
        `insert into pdf_purchase (session_id, provider, is_test, state, presentation_oid, presentation_title, amount, currency, return_address, expires_at, paid_at) values ($1, 'test', true, 'paid', $2, '', $3, 'EUR', '/', now(), $4)`,
        [`tokyo${index}`, oid, 10 ** index, at],
      );
      await here.query(
        `insert into presentation_view (presentation_id, hour, visitor, first_id, source, referrer, embed_host, country, language, device, visit_id, is_bot, is_owner, is_stayed, is_started, is_finished, furthest_step, step_ms, last_at)
         values ($1, $2, $3, gen_random_uuid(), 'link', '', '', '', 'en', 'desktop', $4, false, false, true, true, false, 0, array[$5::integer], $2)`,
        [id, at, `mio${index}`, visit?.['id'], 10 ** index],
      );
    }
    const { rows } = await here.database.pool.query<{ name: string }>('select current_database() as name');
    const url = new URL(here.database.url);
    url.searchParams.set('options', '-c timezone=Asia/Tokyo');
    expect(rows[0]?.name).toBe(url.pathname.slice(1));
    const there = openDatabase(url.href);
    try {
      expect((await there.pool.query('show timezone')).rows).toEqual([{ TimeZone: 'Asia/Tokyo' }]);
      const store = createInsightsStore(there);
      const day = { from: '2026-05-12', to: '2026-05-12' };
      expect(await store.sales(oid, day, { name: 'test', isTest: true })).toMatchObject([{ amount: 110 }]);
      // The link has no label, only its id.
      expect(await store.viewers(id, day, pageBounds)).toMatchObject([{ views: 2, watchMs: 110, link: '', linkId: 'tokyolink000001' }]);
    } finally {
      await there.close();
    }
  });

  test('[LOG-9] list the most watched links first, however many are newer', async () => {
    const { id, oid } = await add('ada');
    await here.query(
      `insert into view_link (link_id, presentation_id, label, created_at) select 'many' || lpad(i::text, 11, '0'), $1, '', '2026-05-01'::timestamptz + i * interval '1 minute' from generate_series(1, 250) i`,
      [id],
    );
    await sums(id, '2026-05-12', { 'link many00000000001': 5, 'link-started many00000000001': 4, 'link many00000000200': 2 });
    const ada = here.member('ada');
    const { links } = (await numbersAt(ada, oid)).numbers;
    expect([links.length, links[0], links[1]?.linkId, links[2]?.linkId]).toEqual([
      200,
      { linkId: 'many00000000001', label: '', views: 5, started: 4, finished: 0, watchMs: 0 },
      'many00000000200',
      'many00000000250',
    ]);
    const { text } = await ada.get(`${path(oid)}insights.csv`);
    expect(text.split('\r\n').filter((line) => line.startsWith('"links"') && line.includes('"views"'))).toHaveLength(250);
    expect(text).toContain('"links","(many00000000001)","started","","4",""');
  });

  test('[LOG-9] show how far viewers get, stop by stop, with title and picture', async () => {
    const { id, oid } = await add('ada');
    // The document is not even there: what is shown of it was written down when its pictures were made.
    const stops = [
      { title: 'Sunlight', first: 0, last: 1 },
      { title: 'Twilight', first: 2, last: 2 },
    ];
    const content = { file: 'x.json', size: 1, language: 'en', isRich: false, stopCount: 2, stops, minutes: 1, videos: [] };
    const steps = [{ file: 'first.webp', width: 320, height: 180 }, { file: 'second.webp', width: 320, height: 180 }, null];
    await here.query(`insert into presentation_manifest (content_hash, painter, is_complete, manifest) values ($1, '', true, $2)`, [
      oid,
      { content, pictures: { thumbnails: [], steps }, fonts: [], images: {} },
    ]);
    await sums(id, '2026-05-12', {
      started: 10,
      'furthest 0': 2,
      'furthest 1': 3,
      'furthest 2': 1,
      'furthest 40': 1,
      'step-time 0:20': 3,
      'step-time 0:21': 4,
      'step-time 40:30': 1,
      'step-time …': 9,
    });
    await sums(id, '2026-05-11', { 'step-time 0:20': 5 });
    const { numbers, presentation } = await numbersAt(here.member('ada'), oid);
    expect(presentation.stopCount).toBe(2);
    expect(numbers.steps).toEqual([
      { step: 0, title: 'Sunlight', thumbnail: '/files/second.webp', count: 7, share: 0.7, typicalMs: stepBuckets.valueIn(20, 0.75) },
      { step: 1, title: 'Twilight', thumbnail: null, count: 2, share: 0.2, typicalMs: null },
    ]);
  });

  test('[LOG-9] name the twenty most frequent items of a list and sum up the rest; the CSV has them all', async () => {
    const { id, oid } = await add('ada');
    const counts = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`referrer site${String(index).padStart(2, '0')}.example`, 100 - index]),
    );
    await sums(id, '2026-05-12', { ...counts, 'referrer …': 1000, 'embed …': 3, 'embed one.example': 1 });
    const { referrers, embeds, embedSites } = (await numbersAt(here.member('ada'), oid)).numbers;
    expect(referrers.named).toHaveLength(20);
    expect([referrers.named[0], referrers.named[19], referrers.rest]).toEqual([
      { name: 'site00.example', count: 100 },
      { name: 'site19.example', count: 81 },
      1000 + 755,
    ]);
    expect([embeds, embedSites]).toEqual([{ named: [{ name: 'one.example', count: 1 }], rest: 3 }, 1]);
    const { text } = await here.member('ada').get(`${path(oid)}insights.csv`);
    for (const line of ['"referrers","site29.example","views","","71",""', '"referrers","","views_of_others","","1000",""'])
      expect(text).toContain(line);
  });

  test('[LOG-9] say why there is nothing to show', async () => {
    const ada = here.member('ada');
    const emptyOf = async ({ oid }: { oid: string }) => (await numbersAt(ada, oid)).empty;
    const [open, closed] = [await add('ada', 'unlisted'), await add('ada', 'private')];
    expect([await emptyOf(open), await emptyOf(closed)]).toEqual(['unwatched', 'private']);
    await here.query(
      `insert into view_link (link_id, presentation_id, expires_at) values ('expired00000001', $1, '2026-05-12T09:29:00Z')`,
      [closed.id],
    );
    expect(await emptyOf(closed)).toBe('private');
    await here.query(`insert into view_link (link_id, presentation_id) values ('openlink00000001', $1)`, [closed.id]);
    expect(await emptyOf(closed)).toBe('unwatched');
    // Views from long ago: there is something to show, just not in this range.
    await sums(open.id, '2025-01-01', { views: 1 });
    expect([await emptyOf(open), (await numbersAt(ada, open.oid)).earliest]).toEqual([null, '2025-01-01']);
  });

  test('[LOG-9] keep hostile names plain text, on the page and in spreadsheets', async () => {
    const { id, oid } = await add('ada');
    const evil = '</script><script>alert(1)</script>';
    await sums(id, '2026-05-12', { [`referrer ${evil}`]: 2, 'referrer =HYPERLINK("http://evil.example")': 1, like: -3 });
    await here.query('update presentation set title = $2 where id = $1', [id, evil]);
    const ada = here.member('ada');
    const page = await ada.get(path(oid));
    expect(page.text).not.toContain('<script>alert');
    expect(carried<InsightsProps>(page.text).numbers.referrers.named[0]?.name).toBe(evil);
    const { text } = await ada.get(`${path(oid)}insights.csv`);
    expect(text).toContain(`"referrers","'=HYPERLINK(""http://evil.example"")","views","","1",""`);
    // More likes were withdrawn than given.
    expect(text).toContain('"summary","","likes","","0",""');
  });
});

describe('insights of the site', () => {
  const list = '/admin/insights/';
  const ofSite = async () => JSON.parse((await here.member('root', 'admin').get(`${list}numbers`)).text) as SiteInsightsProps;

  test('[LOG-9] are for administrators only', async () => {
    for (const end of ['', 'numbers', 'insights.csv']) {
      expect((await here.visitor().get(list + end)).status).toBe(end === 'numbers' ? 401 : 303);
      for (const other of [here.member('ada'), here.member('mod', 'moderator')]) expect((await other.get(list + end)).status).toBe(403);
      expect((await here.member('root', 'admin').get(list + end)).status).toBe(200);
    }
  });

  test('[LOG-9] show the most watched presentations, the events and the page speed', async () => {
    const [one, two] = [await add('ada'), await add('jun', 'private')];
    await sums(one.id, '2026-05-12', { views: 3, 'event share': 1 });
    await sums(two.id, '2026-05-11', { views: 5 });
    // The sums of deleted presentations stay, under negative ids.
    for (let gone = 1; gone <= 12; gone++) await sums(-gone, '2026-05-11', { views: 50 });
    await sums(0, '2026-05-12', {
      views: 8,
      'event page-seen': 40,
      'event share': 1,
      [`vital-LCP ${vitalBucket('LCP', 1000)}`]: 7,
      [`vital-LCP ${vitalBucket('LCP', 4000)}`]: 3,
      [`vital-CLS ${vitalBucket('CLS', 0.05)}`]: 1,
      'link secretlink00001': 4,
    });
    const { presentations, events, vitals, numbers, empty } = await ofSite();
    expect(presentations.map(({ oid, views, insightsAddress }) => [oid, views, insightsAddress])).toEqual([
      [two.oid, 5, path(two.oid)],
      [one.oid, 3, path(one.oid)],
    ]);
    expect(events).toEqual([
      { name: 'page-seen', count: 40 },
      { name: 'share', count: 1 },
    ]);
    expect(vitals).toEqual([
      {
        vital: 'LCP',
        p75: vitalPercentile(
          'LCP',
          new Map([
            [vitalBucket('LCP', 1000), 7],
            [vitalBucket('LCP', 4000), 3],
          ]),
          0.75,
        ),
        count: 10,
      },
      { vital: 'CLS', p75: vitalPercentile('CLS', new Map([[vitalBucket('CLS', 0.05), 1]]), 0.75), count: 1 },
    ]);
    expect([numbers.views.now, numbers.steps, numbers.links, numbers.viewers, empty]).toEqual([8, [], [], [], null]);
    const { text } = await here.member('root', 'admin').get(`${list}insights.csv`);
    expect(text).toContain('"events","page-seen","count","","40",""');
    expect(text).not.toContain('secretlink');
  });

  test('[LOG-9] show the state of the pipeline and errors from browsers', async () => {
    await here.query(`insert into ingest_minute (minute, kind, name, count) values ('2026-05-12T09:30:00Z', 'accepted', '', 5), ('2026-05-12T08:31:00Z', 'accepted', '', 7), ('2026-05-12T08:30:00Z', 'accepted', '', 100),
      ('2026-05-12T09:29:00Z', 'duplicate', '', 2), ('2026-05-12T09:29:00Z', 'apart', 'unknown', 3), ('2026-05-12T09:28:00Z', 'apart', 'unknown', 1), ('2026-05-12T09:29:00Z', 'apart', 'past', 9), ('2026-05-12T09:29:00Z', 'refused', 'too-large', 4), ('2026-05-12T09:29:00Z', 'overloaded', '', 6)`);
    await here.query(
      `insert into client_error (digest, level, message, place, count, user_agent, sample, first_at, last_at) values ('a', 'ERROR', '=cmd()', 'main.js:1', 3, 'Firefox', '{}', '2026-05-01', '2026-05-12'), ('b', 'WARN', 'old', '', 1, '', '{}', '2026-05-01', '2026-05-02')`,
    );
    const { ingest, errors } = await ofSite();
    expect(ingest).toMatchObject({
      accepted: 12,
      duplicates: 2,
      overloaded: 6,
      apart: [
        { name: 'past', count: 9 },
        { name: 'unknown', count: 4 },
      ],
      refused: [{ name: 'too-large', count: 4 }],
      waiting: { events: 0, milliseconds: 0 },
      sink: 'postgresql',
    });
    expect(ingest.perMinute).toHaveLength(60);
    expect([ingest.perMinute[0], ingest.perMinute[58], ingest.perMinute[59]]).toEqual([
      { at: '2026-05-12T08:31:00.000Z', accepted: 7, refused: 0, overloaded: 0 },
      { at: '2026-05-12T09:29:00.000Z', accepted: 0, refused: 4, overloaded: 6 },
      { at: '2026-05-12T09:30:00.000Z', accepted: 5, refused: 0, overloaded: 0 },
    ]);
    expect(errors).toEqual([
      {
        message: '=cmd()',
        place: 'main.js:1',
        level: 'ERROR',
        count: 3,
        firstAt: '2026-05-01T00:00:00.000Z',
        lastAt: '2026-05-12T00:00:00.000Z',
        userAgent: 'Firefox',
      },
      expect.objectContaining({ message: 'old' }),
    ]);
    expect((await here.member('root', 'admin').get(`${list}insights.csv`)).text).toContain(
      `"errors","'=cmd() (main.js:1)","ERROR","2026-05-12","3",""`,
    );
    here.broken.isSinkAway = true;
    expect((await ofSite()).ingest.waiting).toBeNull();
    here.broken.isSinkAway = false;
  });
});

describe('dashboard totals', () => {
  const totalsOf: Insights['totalsOf'] = (id) => here.insights.totalsOf(id);

  const ownerSums = async (ownerId: string, day: string, counts: Record<string, number>) => {
    for (const [name, count] of Object.entries(counts)) {
      const [metric, key = ''] = name.split(' ');
      await here.query('insert into owner_day (owner_id, day, metric, key, count) values ($1, $2, $3, $4, $5)', [
        ownerId,
        day,
        metric,
        key,
        count,
      ]);
    }
  };

  test('[LOG-9] are null for a user without presentations', async () => {
    expect(await totalsOf('mod')).toBeNull();
  });

  test("[LOG-9] sum up thirty days of one owner's presentations and of nobody else's", async () => {
    await addPerson(here.database.pool, 'kit');
    const [one, two, theirs] = [await add('kit'), await add('kit', 'private'), await add('jun')];
    await ownerSums('kit', '2026-05-12', {
      views: 7,
      started: 4,
      finished: 3,
      like: 1,
      'time 10': 1,
      'time 30': 2,
      [`watched ${one.id}`]: 3,
      [`watched ${two.id}`]: 4,
    });
    await ownerSums('kit', '2026-04-12', { views: 9, like: -2, [`watched ${one.id}`]: 9 });
    await ownerSums('jun', '2026-05-12', { views: 1000, started: 1000, [`watched ${theirs.id}`]: 1000 });
    expect(await totalsOf('kit')).toEqual({
      isComparable: false,
      views: { now: 7, before: 9 },
      finishedShare: { now: 0.75, before: null },
      typicalMs: { now: watchBuckets.valueIn(30, 0.25), before: null },
      likes: { now: 1, before: 0 },
      perDay: expect.arrayContaining([
        { day: '2026-05-12', views: 7 },
        { day: '2026-04-13', views: 0 },
      ]),
      mostWatched: { title: two.oid, address: path(two.oid), thumbnail: `/files/${two.oid}.webp`, views: 4 },
    } satisfies Record<keyof DashboardTotals, unknown>);
    expect((await totalsOf('kit'))?.perDay).toHaveLength(30);
  });

  test('[LOG-9] have no most watched presentation without views', async () => {
    await addPerson(here.database.pool, 'lee');
    await add('lee');
    expect(await totalsOf('lee')).toMatchObject({ views: { now: 0, before: 0 }, mostWatched: null });
  });
});

describe('counted events', () => {
  test('[LOG-9] add up to the same numbers on the page as the events themselves', async () => {
    const { id, oid } = await add('ada');
    for (const day of ['2026-05-10', '2026-05-11', '2026-05-12']) await here.sink.prepare(day);
    const events = randomTraffic(chanceOf(7), {
      oids: [oid],
      visits: 300,
      from: start - 40 * 3_600_000,
      to: start - 3_600_000,
      people: ['ada', 'jun'],
    });
    await here.sink.write(events);
    const roller = createRoller({
      sink: here.sink,
      database: here.database,
      clock: here.clock,
      onCounted: () => undefined,
      onProblem: () => undefined,
    });
    while (await roller.rollOnce());

    const { numbers } = await numbersAt(here.member('ada'), oid, '?from=2026-05-10&to=2026-05-12');
    const persons = events.filter(({ isBot }) => !isBot);
    const count = (isWanted: (event: (typeof events)[number]) => boolean) => persons.filter(isWanted).length;
    expect(numbers.networks).toEqual([{ name: 'LINKEDIN', count: count(({ name }) => name === 'share') }]);
    expect(numbers.likes.now).toBe(
      Math.max(
        0,
        count(({ name, personId }) => name === 'like' && personId !== null) -
          count(({ name, personId }) => name === 'unlike' && personId !== null),
      ),
    );
    const [kept] = await here.query(
      `select count(*)::integer as views from presentation_view where presentation_id = $1 and (is_started or is_stayed) and not is_bot and not is_owner`,
      [id],
    );
    expect(numbers.views.now).toBe(kept?.['views']);
    expect(numbers.views.now).toBeGreaterThan(50);
    const total = (counts: { count: number }[]) => counts.reduce((sum, each) => sum + each.count, 0);
    for (const list of [numbers.sources, numbers.countries.named, numbers.languages.named, numbers.devices])
      expect(total(list)).toBe(numbers.views.now);
    expect(numbers.perDay.reduce((sum, { views }) => sum + views, 0)).toBe(numbers.views.now);
    expect(
      (await here.insights.ofSite({ range: numbers.range, language: 'en', bounds: pageBounds, personId: 'ada' })).numbers.views.now,
    ).toBe(numbers.views.now);
  });
});
