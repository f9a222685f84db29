// @vitest-environment happy-dom
import {
  mostViewersShown,
  type DashboardTotals,
  type Hint,
  type InsightNumbers,
  type InsightsProps,
  type SiteInsightsProps,
} from '#contract/analytics/insights.ts';
import type { AreaName } from '#locale/catalogue.ts';
import { languages, type Language } from '#locale/language.ts';
import { compileTexts, translatorOf } from '#locale/translate.ts';
import { describe, expect, test } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { page as dashboardPage } from '../dashboard/dashboard-page.tsx';
import { sampleLibrary } from '../dashboard/sample-library.ts';
import { Hints } from './hints/hints.tsx';
import { page as insightsPage } from './insights/insights-page.tsx';
import { sampleInsights, sampleNumbers, sampleSite } from './sample-numbers.ts';
import { page as sitePage } from './site-insights/site-insights-page.tsx';

const pageOf = (html: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder;
};
const given = (areas: readonly AreaName[], language: Language, address = '/p/insights/demolightdee/') => ({
  language,
  address,
  csrfToken: 'token',
  texts: compileTexts(['site', 'ui', ...areas], language),
});
const insights = (changes: Partial<InsightsProps> = {}, language: Language = 'en', address?: string) =>
  pageOf(renderInFrame(<insightsPage.Component {...sampleInsights} {...changes} />, given(['insights'], language, address)));
const numbered = (changes: Partial<InsightNumbers>, language?: Language) =>
  insights({ numbers: { ...sampleNumbers, ...changes } }, language);
const site = (changes: Partial<SiteInsightsProps> = {}, language: Language = 'en') =>
  pageOf(renderInFrame(<sitePage.Component {...sampleSite} {...changes} />, given(['insights'], language, '/admin/insights/')));
const wordsOf = (place: ParentNode, selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
const addressesIn = (place: ParentNode) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const panel = (page: ParentNode, title: string) => {
  const found = [...page.querySelectorAll('section')].find((section) => section.querySelector('h2, h3')?.textContent === title);
  if (!found) throw new Error(`No panel ${title}`);
  return found;
};

describe('[LOG-9] the insights of a presentation', () => {
  test('name the presentation, its publication date and the number of stops', () => {
    const page = insights();
    expect(wordsOf(page, 'h1')).toEqual(['Light in the Deep']);
    expect(page.textContent).toContain('Public since 3 March 2026 · 6 stops');
    expect(page.innerHTML).not.toContain('style=');
    expect(insights({ presentation: { ...sampleInsights.presentation, isPublic: false } }).textContent).toContain('Not public · 6 stops');
  });

  test('start with four numbers, each with its change and what it is compared with', () => {
    const tiles = insights().querySelector('dl');
    expect(wordsOf(tiles ?? document, 'dt')).toEqual(['Views', 'Finished', 'Typical time', 'Copies made']);
    expect(wordsOf(tiles ?? document, 'dd')).toEqual([
      '48,219+18% vs. the previous 30 days',
      '52%+4 pts vs. the previous 30 days',
      '6 min 40 s−12 s vs. the previous 30 days',
      '317+41 vs. the previous 30 days',
    ]);
  });

  test('omit the percentage when the earlier value is zero or missing', () => {
    const [none, nobody] = [
      { now: 0, before: 0 },
      { now: null, before: 0.5 },
    ];
    expect(
      wordsOf(
        numbered({ views: { now: 12, before: 0 }, finishedShare: nobody, typicalMs: nobody, copies: none }),
        'dl:first-of-type dd',
      ).slice(0, 4),
    ).toEqual(['12+12 vs. the previous 30 days', '–No data', '–No data', '0']);
    const page = numbered({ finishedShare: nobody });
    expect([...page.querySelectorAll('dl:first-of-type [aria-hidden]')].map(({ textContent }) => textContent)).toEqual(['–']);
    expect(wordsOf(numbered({ finishedShare: { now: 0.5, before: null } }), 'dl:first-of-type dd')[1]).toBe('50%');
  });

  test('omit the previous period when it is not comparable', () => {
    const page = numbered({ isComparable: false });
    expect(wordsOf(page, 'dl:first-of-type dd').slice(0, 4)).toEqual(['48,219', '52%', '6 min 40 s', '317']);
    const views = panel(page, 'Views per day');
    expect(views.querySelectorAll('svg svg path')).toHaveLength(2);
    expect(views.textContent).not.toContain('before');
    expect(views.textContent).not.toContain('This period');
    expect(wordsOf(views, 'thead th')).toEqual(['Day', 'Views']);
    expect(new Set([...views.querySelectorAll('tbody tr')].map(({ children }) => children.length))).toEqual(new Set([2]));
    expect(wordsOf(panel(page, 'Reactions'), 'dd')).toEqual(['1,204', '86', '317', '€34.8012']);
  });

  test('plot views per day with a text alternative and a table', () => {
    const views = panel(insights(), 'Views per day');
    expect(views.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(
      '48,219 views from 13 April 2026 to 12 May 2026. Most on Thursday 30 April: 3,453.',
    );
    expect(wordsOf(views, 'thead th')).toEqual(['Day', 'Views', 'Previous 30 days']);
    expect(views.querySelectorAll('tbody tr')).toHaveLength(30);
    expect(wordsOf(views, 'svg text')).toEqual(expect.arrayContaining(['13 Apr', '11 May']));
    expect(views.querySelectorAll('svg svg path')).toHaveLength(3);
  });

  test('have a table for every plot', () => {
    const page = insights();
    const plots = [...page.querySelectorAll('section')].filter((section) => section.querySelector('svg rect, svg path[d^="M0"]'));
    expect(plots.length).toBeGreaterThan(6);
    for (const plot of plots)
      expect(plot.querySelector('details table caption, table caption'), plot.querySelector('h2, h3')?.textContent).not.toBeNull();
  });

  test('list where viewers come from, and the number of embedding sites', () => {
    const origins = panel(insights(), 'Where viewers come from');
    expect(wordsOf(origins, 'li')).toEqual(['Search on this site17,904', 'moodle.example11,236', 'Embeds on 2 sites8,412']);
    expect(panel(numbered({ embedSites: 250 }), 'Where viewers come from').textContent).toContain('Embeds on 250 sites');
  });

  test('sum up the items without a row at the end, in the list and in the table', () => {
    const named = Array.from({ length: 20 }, (_, at) => ({ name: `site-${at}.example`, count: 100 - at }));
    const embeds = panel(numbered({ embeds: { named, rest: 4000 } }), 'Embeds by site');
    expect(wordsOf(embeds, 'li').slice(-2)).toEqual(['site-5.example95', 'Others5,225']);
    expect(wordsOf(embeds, 'tbody tr').slice(-2)).toEqual(['site-19.example811%', 'Others4,00069%']);
    expect(wordsOf(panel(numbered({ embeds: { named, rest: 0 } }), 'Embeds by site'), 'li').at(-1)).toBe('14 others1,225');
    const origins = panel(
      numbered({ referrers: { named: [{ name: 'moodle.example', count: 11_000 }], rest: 236 } }),
      'Where viewers come from',
    );
    expect(wordsOf(origins, 'li')).toEqual(['Search on this site17,904', 'moodle.example11,000', 'Embeds on 2 sites8,412', 'Others236']);
    expect(wordsOf(panel(numbered({ countries: { named: [{ name: 'PT', count: 60 }], rest: 40 } }), 'Countries'), 'li')).toEqual([
      'PTPortugal60%',
      'Others40%',
    ]);
  });

  test('explain why no country is known', () => {
    expect(panel(numbered({ countries: { named: [{ name: '', count: 69 }], rest: 2 } }), 'Countries').textContent).toContain(
      'No countries to show.',
    );
  });

  test('name countries and languages in the user’s language, and show unknown ones', () => {
    expect(wordsOf(panel(insights(), 'Countries'), 'li')).toEqual(['Unknown69%', 'PTPortugal31%']);
    expect(wordsOf(panel(insights({}, 'de'), 'Sprachen'), 'li bdi')).toEqual(['Portugiesisch', 'Englisch']);
  });

  test('show how far people get, and mark the largest loss not only by colour', () => {
    const steps = [...panel(insights(), 'How far people get').querySelectorAll('ol > li')];
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1. Sunlight zone42 s here96%−4 pts',
      '2. Twilight zone42 s here88%−8 pts',
      '3. Midnight zone42 s here81%−7 pts',
      '4. The abyss63%−18 pts',
    ]);
    const classes = steps.map((step) => step.lastElementChild?.className);
    expect(new Set(classes.slice(0, 3)).size).toBe(1);
    expect(classes[3]).not.toBe(classes[0]);
    expect(steps[3]?.querySelectorAll('rect')[1]?.getAttribute('width')).toBe('63%');
  });

  test('call an untitled stop by its number, as the viewer does', () => {
    const reach = panel(
      numbered({ steps: [{ step: 2, title: '', thumbnail: null, count: 8, share: 0.8, typicalMs: null }] }),
      'How far people get',
    );
    expect(wordsOf(reach, 'ol > li')).toEqual(['Stop 380%−20 pts']);
    expect(wordsOf(reach, 'tbody tr')).toEqual(['Stop 3880%–No data']);
    for (const language of languages)
      expect(translatorOf(language)('insights.stopNumber', { stop: 3 })).toBe(translatorOf(language)('viewer.stop.untitled', { stop: 3 }));
  });

  test('list each link and each viewer who gave a name', () => {
    const page = insights();
    expect(wordsOf(panel(page, 'View links'), 'tbody th, tbody td > :last-child')).toEqual(['Client review', '44', '75%', '2 h 30 min']);
    expect(panel(page, 'Who watched').querySelector('tbody')?.textContent).toContain('wren@example.org');
    expect(panel(page, 'Who watched').querySelector('tbody')?.textContent).toContain('3 of 6 stops');
    expect(wordsOf(numbered({ links: [], viewers: [] }), 'h2')).not.toEqual(expect.arrayContaining(['View links']));
  });

  test('tell unnamed links apart, and show no data when nobody has started', () => {
    const link = { label: '', views: 2, started: 0, finished: 0, watchMs: 0 };
    const [viewer] = sampleNumbers.viewers;
    const page = numbered({
      links: [
        { ...link, linkId: 'abcd1234' },
        { ...link, linkId: 'abcd5678' },
      ],
      viewers: viewer ? [{ ...viewer, link: '', linkId: 'abcd5678' }] : [],
    });
    expect(wordsOf(panel(page, 'View links'), 'tbody th')).toEqual(['Unnamed link (…1234)', 'Unnamed link (…5678)']);
    expect(wordsOf(panel(page, 'View links'), 'tbody td:nth-of-type(2) > :last-child')).toEqual(['–No data', '–No data']);
    expect(panel(page, 'Who watched').querySelector('tbody')?.textContent).toContain('Unnamed link (…5678)');
  });

  test('say when only the latest viewers are shown', () => {
    const viewers = Array.from({ length: mostViewersShown }, (_, at) =>
      sampleNumbers.viewers.map((viewer) => ({ ...viewer, email: `viewer-${at}@example.org` })),
    ).flat();
    expect(panel(numbered({ viewers }), 'Who watched').textContent).toContain('The latest 100. The CSV has them all.');
    expect(panel(numbered({ viewers: viewers.slice(1) }), 'Who watched').textContent).not.toContain('CSV');
  });

  test('count views by the owner and by robots separately', () => {
    expect(panel(insights(), 'Reactions').textContent).toContain('37 by the owner, 912 by bots');
  });

  test('select the range with links and a form, and pass it to the CSV', () => {
    const page = insights({}, 'en', '/p/insights/demolightdee/?days=30&next=//evil.example');
    expect(addressesIn(page)).toEqual(
      expect.arrayContaining([
        '/p/insights/demolightdee/?days=7',
        '/p/insights/demolightdee/?days=365',
        '/p/insights/demolightdee/insights.csv?from=2026-04-13&to=2026-05-12',
      ]),
    );
    expect(page.querySelector('[aria-current="page"]')?.textContent).toBe('Last 30 days');
    const form = page.querySelector('form[method="get"][action="/p/insights/demolightdee/"]');
    expect(
      [...(form?.querySelectorAll('input') ?? [])].map((input) => [input.name, input.type, input.getAttribute('value'), input.min]),
    ).toEqual([
      ['from', 'date', '2026-04-13', '2026-01-01'],
      ['to', 'date', '2026-05-12', '2026-01-01'],
    ]);
    expect(page.innerHTML).not.toContain('evil.example&quot;');
  });

  test('explain why there are no numbers, and what helps', () => {
    const unwatched = insights({ empty: 'unwatched' });
    expect(wordsOf(unwatched, 'h2')).toEqual(['No one has watched it yet']);
    expect(unwatched.textContent).toContain('https://lectern.example/p/demolightdee/light/');
    expect(addressesIn(insights({ empty: 'private' }))).toEqual(
      expect.arrayContaining(['/p/details/demolightdee/', '/p/details/demolightdee/#links']),
    );
    expect(wordsOf(insights({ empty: 'printed' }), 'code')).toEqual(['ANALYTICS=send']);
    expect(wordsOf(insights({ empty: 'off' }), 'h2, code')).toEqual(['Counting is turned off', 'ANALYTICS=off', 'ANALYTICS=auto']);
    expect(wordsOf(insights({ empty: 'no-cookies' }), 'h2')).toEqual(['Nothing is counted at this address']);
    expect(unwatched.querySelector('table, dl')).toBeNull();
  });

  test('handle a period without views', () => {
    const nothing = { named: [], rest: 0 };
    const page = numbered({
      views: { now: 0, before: 0 },
      perDay: sampleNumbers.perDay.map(({ day }) => ({ day, views: 0, before: 0 })),
      sources: [],
      referrers: nothing,
      embeds: nothing,
      countries: nothing,
      languages: nothing,
      devices: [],
      networks: [],
      steps: [],
    });
    expect(page.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('No views from 13 April 2026 to 12 May 2026.');
    expect(page.textContent).toContain('Once someone watches it, you’ll see here how they found it.');
    expect(page.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('show untrusted values only as text', () => {
    const hostile = '"><script>alert(1)</script>';
    const turned = '\u202egro.elpmaxe';
    const page = numbered({
      sources: [{ source: 'referrer', count: 10 }],
      referrers: {
        named: [
          { name: hostile, count: 5 },
          { name: turned, count: 5 },
        ],
        rest: 0,
      },
      embeds: { named: [{ name: hostile, count: 5 }], rest: 0 },
      countries: { named: [{ name: hostile, count: 1 }], rest: 0 },
      languages: { named: [{ name: hostile, count: 1 }], rest: 0 },
      networks: [{ name: hostile, count: 1 }],
      steps: [{ step: 0, title: hostile, thumbnail: null, count: 1, share: 1, typicalMs: null }],
      links: [{ linkId: 'a', label: hostile, views: 1, started: 1, finished: 1, watchMs: 1 }],
      viewers: [
        {
          name: hostile,
          email: hostile,
          link: hostile,
          linkId: 'a',
          lastSeenAt: '2026-05-12T08:11:00Z',
          views: 1,
          watchMs: 1,
          furthestStep: 1,
          isFinished: true,
        },
      ],
      hints: [
        { kind: 'drop', step: 0, title: `</b>${hostile}{points}`, points: 18 },
        { kind: 'embed', host: turned, share: 0.4 },
      ],
    });
    expect(page.querySelector('script')).toBeNull();
    expect(page.textContent).not.toContain(turned);
    expect(wordsOf(panel(page, 'Where viewers come from'), 'li bdi')).toEqual([hostile, '�gro.elpmaxe']);
    expect(wordsOf(page, 'li b')).toEqual([`</b>${hostile}{points}`, '�gro.elpmaxe']);
  });

  const hints: Hint[] = [
    { kind: 'drop', step: 3, title: 'The abyss', points: 18 },
    { kind: 'long-step', step: 3, title: 'The abyss', typicalMs: 125_000, otherMs: 40_000 },
    { kind: 'drop', step: 3, title: '', points: 18 },
    { kind: 'long-step', step: 3, title: '', typicalMs: 125_000, otherMs: 40_000 },
    { kind: 'growth', percent: 18, day: '2026-04-30', source: null },
    { kind: 'growth', percent: 18, day: '2026-04-30', source: { name: 'moodle.example', count: 9000 } },
    { kind: 'fall', percent: 20 },
    { kind: 'embed', host: 'school.example', share: 0.4 },
    { kind: 'phones', share: 0.31, finishedThere: 0.34, finishedElsewhere: 0.6 },
    { kind: 'unshared' },
  ];
  test.each(hints)('word each hint as a sentence in every language: $kind', (hint) => {
    for (const language of languages) {
      const said = pageOf(renderInFrame(<Hints hints={[hint]} kinds={[hint.kind]} />, given(['insights'], language))).textContent;
      expect(said.length).toBeGreaterThan(10);
      expect(said).not.toMatch(/[{}]|insights\.|undefined|NaN/);
    }
  });

  test('name a stop in a hint by its title, or by its number if it has none', () => {
    const said = (title: string) => wordsOf(numbered({ hints: [{ kind: 'drop', step: 3, title, points: 18 }] }), 'li > p');
    expect([said('The abyss'), said('')]).toEqual([
      ['More people leave on the way to The abyss than anywhere else: 18 points.'],
      ['More people leave on the way to stop 4 than anywhere else: 18 points.'],
    ]);
  });

  test('use the right grammatical form for dates and numbers', () => {
    const said = (hint: Hint, language: Language) =>
      pageOf(renderInFrame(<Hints hints={[hint]} kinds={[hint.kind]} />, given(['insights'], language))).textContent;
    const growth = (source: string | null): Hint => ({
      kind: 'growth',
      percent: 8,
      day: '2026-05-08',
      source: source === null ? null : { name: source, count: 3 },
    });
    for (const hint of [growth(null), growth('moodle.example')]) expect(said(hint, 'ko')).toContain('금요일이에요.');
    for (const hint of [growth(null), growth('moodle.example')]) expect(said(hint, 'es')).toMatch(/^Un 8\s% más de visualizaciones/);
    const italian = insights(
      {
        presentation: { ...sampleInsights.presentation, publishedAt: '2026-03-08T10:00:00Z' },
        numbers: {
          ...sampleNumbers,
          range: { from: '2026-05-08', to: '2026-05-11' },
          perDay: sampleNumbers.perDay.slice(25, 29),
          upTo: '2026-05-11T10:00:00Z',
          hints: [
            growth(null),
            { kind: 'embed', host: 'a.example', share: 0.8 },
            { kind: 'phones', share: 0.8, finishedThere: 0.08, finishedElsewhere: 0.11 },
          ],
        },
      },
      'it',
    ).innerHTML;
    expect(italian).toContain('8 maggio 2026');
    expect(italian).not.toMatch(/\b(il|al|dal|nel|del) (8|11)/i);
  });

  test('show every hint in its place, once', () => {
    const kinds = new Map(hints.map((hint) => [hint.kind, hint]));
    expect(wordsOf(numbered({ hints: [...kinds.values()] }), 'li > p')).toHaveLength(kinds.size);
  });

  test.each(languages)('are fully translated into %s', (language) => {
    for (const empty of [null, 'private', 'unwatched', 'printed', 'off', 'no-cookies'] as const)
      expect(insights({ empty }, language).textContent).not.toMatch(/insights\.|NaN|Invalid/);
  });
});

describe('[LOG-9] the insights of the site', () => {
  test('list the most watched presentations, each with a link to its insights', () => {
    const page = site();
    expect(addressesIn(panel(page, 'Most watched'))).toEqual(['/p/insights/demolightdee/']);
    expect(addressesIn(page)).toContain('/admin/insights/insights.csv?from=2026-04-13&to=2026-05-12');
    expect(wordsOf(page, 'h2')).not.toContain('How far people get');
    expect(page.innerHTML).not.toContain('style=');
  });

  test('rate page speed in words', () => {
    expect(wordsOf(panel(site(), 'Page speed'), 'tbody tr')).toEqual([
      'Largest contentful paint (LCP)75th percentile1.8 sRatingGoodSamples8,000',
      'Cumulative layout shift (CLS)75th percentile0.3RatingPoorSamples8,000',
      'Interaction to next paint (INP)75th percentile240 msRatingNeeds workSamples7,000',
    ]);
  });

  test('show accepted events, those set aside or refused with reasons, and the backlog', () => {
    const page = site();
    const perMinute = panel(page, 'Events per minute');
    expect(perMinute.querySelectorAll('tbody tr')).toHaveLength(60);
    expect([wordsOf(perMinute, 'thead th'), wordsOf(perMinute, 'tbody tr:first-child td')]).toEqual([
      ['Minute', 'Events accepted', 'Requests refused', 'Requests turned away (too busy)'],
      ['959', '1', '7'],
    ]);
    expect(perMinute.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(
      'In the last hour, 55,770 events were accepted; 60 requests were refused and 7 were turned away because the server was too busy.',
    );
    const state = panel(page, 'In the last hour').textContent;
    for (const words of [
      'unknown 4',
      'too large 3',
      'of-tomorrow 1',
      'Requests refused4',
      'Requests turned away (too busy)7',
      'Waiting to be counted1201 s',
      'PostgreSQL',
    ])
      expect(state).toContain(words);
    expect(panel(site({ ingest: { ...sampleSite.ingest, waiting: null } }), 'In the last hour').textContent).toContain('no response');
  });

  test('put the pipeline panels under their own heading', () => {
    expect(wordsOf(site(), 'h2').at(-1)).toBe('Event pipeline');
    expect(wordsOf(site(), 'h3')).toEqual(['Events per minute', 'In the last hour', 'Events by name', 'Browser errors']);
  });

  test('speak of owners in the plural', () => {
    expect(panel(site(), 'Reactions').textContent).toContain('37 by owners, 912 by bots');
    expect(site({ empty: 'unwatched' }).textContent).toContain('37 by owners');
  });

  test('group errors, and show them even when counting is off', () => {
    const page = site({ empty: 'printed' });
    expect(panel(page, 'Browser errors').querySelector('tbody th')?.textContent).toBe('x is <undefined>view-page.js:1:2210');
    expect(page.textContent).toContain('ANALYTICS=send');
    expect(site({ errors: [] }).textContent).toContain('No errors were reported.');
  });

  test.each(languages)('are fully translated into %s', (language) => {
    expect(site({}, language).textContent).not.toMatch(/insights\.|NaN|Invalid/);
  });
});

describe('[LOG-9] the dashboard', () => {
  const { isComparable, views, finishedShare, typicalMs, likes, perDay } = sampleNumbers;
  const totals: DashboardTotals = {
    isComparable,
    views,
    finishedShare,
    typicalMs,
    likes,
    perDay,
    mostWatched: { title: 'Light in the Deep', address: '/p/insights/demolightdee/', thumbnail: null, views: 21_000 },
  };
  const dashboard = (sums: DashboardTotals | null, language: Language = 'en') =>
    pageOf(
      renderInFrame(
        <dashboardPage.Component {...sampleLibrary} query={{ ...sampleLibrary.query, isAnalytics: true }} totals={sums} />,
        given(dashboardPage.areas, language),
      ),
    );

  test('analytics start with the last 30 days of all presentations, and link to the insights of each', () => {
    const page = dashboard(totals);
    expect(wordsOf(page, 'dt')).toEqual(['Views', 'Finished', 'Typical time', 'Likes']);
    expect(page.textContent).toContain('21,000 views');
    expect(page.querySelector('a[aria-label="Insights for Light in the Deep"]')?.getAttribute('href')).toBe('/p/insights/demolightdee/');
    expect(dashboard(null).querySelector('dl')).toBeNull();
  });

  test('shows changes only when the periods are comparable', () => {
    expect(wordsOf(dashboard(totals), 'dd')[0]).toContain('vs. the previous 30 days');
    expect(wordsOf(dashboard({ ...totals, isComparable: false, typicalMs: { now: null, before: null } }), 'dd')).toEqual([
      '48,219',
      '52%',
      '–No data',
      '1,204',
    ]);
  });

  test.each(languages)('is fully translated into %s', (language) => {
    expect(dashboard(totals, language).textContent).not.toMatch(/insights\.|account\.|library\.|NaN/);
  });
});
