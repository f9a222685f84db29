import type { AuthorSegment } from '#contract/presentation/view-page.ts';
import { parseAuthorSegment } from '#contract/presentation/view-page.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../../platform/clock/manual-clock.ts';
import { freshDatabase } from '../../../platform/database/test-database.ts';
import { createExploreStore, type ExploreStore } from './explore.store.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { createShelves, type Search, type Shelves } from './shelves.ts';

interface Deck {
  title?: string;
  owner?: string;
  privacy?: string;
  isTemplate?: boolean;
  tags?: string[];
  views?: number;
  likes?: number;
  curation?: string;
  taggedAt?: string;
  modifiedAt?: string;
  language?: string;
  says?: string;
}

const transcriptOf = (says: string): TranscriptTopic => ({
  title: '',
  texts: [{ id: 't', styleClasses: [], paragraphs: [{ text: says, biggestFontSize: 20 }] }],
  topics: [],
});

/** Each topic is a part. */
async function* inParts({ topics, ...first }: TranscriptTopic): AsyncGenerator<TranscriptTopic> {
  yield { ...first, topics: [] };
  yield* topics;
}

describe('explore', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let store: ExploreStore;
  let index: SearchIndex;
  let shelves: Shelves;
  const clock = manualClock(0);
  const contents = new Map<string, { language: string; transcript: TranscriptTopic }>();

  beforeAll(async () => {
    database = await freshDatabase();
    store = createExploreStore(database);
    index = createSearchIndex({
      store,
      async readContent(hash) {
        const content = contents.get(hash);
        return content && { ...content, transcript: inParts(content.transcript) };
      },
    });
    shelves = createShelves({
      store,
      clock,
      cardPictures: async (hashes) =>
        new Map(
          hashes.map((hash) => [
            hash,
            { thumbnail: `/files/${hash}.webp`, picture: `/files/${hash}-large.webp`, animation: null, stopCount: 3 },
          ]),
        ),
      presentOwner: ({ name, oid }) => ({
        publicDisplayName: name,
        avatar: { initials: 'AB', colour: 1, picture: null },
        address: `/user/${oid}/`,
      }),
      presentationTag: (oid) => `presentation:${oid}`,
      personTag: (oid) => `person:${oid}`,
    });
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    contents.clear();
    await database.pool.query('delete from person');
    for (const [id, name, segment] of [
      ['ada', 'Ada Whitlock', 'teacher'],
      ['tomas', 'Tomás Vega', 'other'],
      ['jun', '佐藤 純', 'student'],
    ])
      await database.pool.query(
        `insert into person (id, oid, name, username, email, email_verified, segment) values ($1, $1 || 'oid', $2, $1 || '-name', $1 || '@example.org', true, $3)`,
        [id, name, segment],
      );
  });

  const add = async (oid: string, deck: Deck = {}) => {
    const {
      title = oid,
      owner = 'ada',
      privacy = 'public',
      isTemplate = false,
      tags = [],
      views = 0,
      likes = 0,
      curation,
      taggedAt = '2026-05-01',
      modifiedAt = '2026-05-01',
      language = 'en',
      says,
    } = deck;
    const { rows } = await database.pool.query(
      `with added as (insert into presentation (oid, owner_id, title, description, schema_version, current_version, privacy, is_template, tags, modified_at) values ($1, $2, $3, '', 2, 1, $4, $5, $6, $7) returning id)
       insert into presentation_version (presentation_id, number, content_hash, document_key) select id, 1, $1, $1 from added returning presentation_id`,
      [oid, owner, title, privacy, isTemplate, tags, modifiedAt],
    );
    const id = rows[0].presentation_id;
    await database.pool.query('insert into presentation_tally values ($1, $2, $3)', [id, likes, views]);
    if (curation)
      await database.pool.query('insert into presentation_curation (presentation_id, tag, tagged_at) values ($1, $2, $3)', [
        id,
        curation,
        taggedAt,
      ]);
    if (says !== undefined) contents.set(oid, { language, transcript: transcriptOf(says) });
    await index.indexPresentation(oid);
  };
  const ask = (term: string, asked: Partial<Search> = {}) =>
    shelves.search({ term, order: 'relevant', isReusableOnly: false, language: null, page: 1, ...asked });
  const namesOf = ({ cards, featured = null }: { cards: { oid: string }[]; featured?: { oid: string } | null }) =>
    [...(featured ? [featured] : []), ...cards].map(({ oid }) => oid);
  const find = async (term: string, asked: Partial<Search> = {}) => namesOf(await ask(term, asked));

  describe('[SITE-2] searching', () => {
    test('finds by title, tag, owner and content, in this order', async () => {
      await add('said', { says: 'Whales sing below.', views: 9 });
      await add('tagged', { tags: ['whales'] });
      await add('titled', { title: 'A whale of a time' });
      await database.pool.query(`update person set name = 'Whale Watcher' where id = 'tomas'`);
      await add('owned', { owner: 'tomas' });
      await add('other', { says: 'Nothing of the kind' });
      expect(await find('whale')).toEqual(['titled', 'tagged', 'owned', 'said']);
      expect(await find('whales sing')).toEqual(['said']);
      expect(await find('whales nothing')).toEqual([]);
      expect(await find('tomas-name')).toEqual(['owned']);
    });

    test('folds accents both ways', async () => {
      await add('marked', { title: 'El océano más profundo', owner: 'tomas' });
      await add('plain', { title: 'Uber die Strasse' });
      expect(await find('oceano')).toEqual(['marked']);
      expect(await find('OCÉANO')).toEqual(['marked']);
      expect(await find('tomas vega')).toEqual(['marked']);
      expect(await find('über straße')).toEqual(['plain']);
    });

    test('finds parts of words in scripts without spaces, but only adjacent letters', async () => {
      await add('deep', { title: '深海生物学入門', owner: 'jun', says: '光るクラゲ', language: 'ja' });
      await add('tokyo', { title: '東京と京都', language: 'ja' });
      await add('korean', { title: '심해생물을 만나다', language: 'ko' });
      expect(await find('深海')).toEqual(['deep']);
      expect(await find('生物')).toEqual(['deep']);
      expect(await find('門')).toEqual(['deep']);
      expect(await find('ｸﾗｹﾞ')).toEqual(['deep']);
      expect(await find('佐藤')).toEqual(['deep']);
      expect(await find('東京都')).toEqual([]);
      expect(await find('생물')).toEqual(['korean']);
    });

    test('finds other forms of a word in the language of the text, and prefixes', async () => {
      await add('bridge', { title: 'One bridge', says: '', language: 'en' });
      await add('brücke', { title: 'Eine Brücke', says: '', language: 'de' });
      expect(await find('bridges')).toEqual(['bridge']);
      expect(await find('brücken')).toEqual(['brücke']);
      expect(await find('bri')).toEqual(['bridge']);
    });

    test('finds a presentation before it is processed, and by its content afterwards', async () => {
      await add('early', { title: 'Early', tags: ['soon'] });
      expect(await find('soon early')).toEqual(['early']);
      contents.set('early', { language: 'pt-BR', transcript: transcriptOf('baleia') });
      await index.indexPresentation('early');
      expect(await find('baleia', { language: 'pt' })).toEqual(['early']);
      expect(await find('baleia', { language: 'en' })).toEqual([]);
    });

    test('orders by views or date on request, and filters for reusable ones', async () => {
      await add('old', { title: 'Coral', views: 50, modifiedAt: '2026-01-01' });
      await add('new', { title: 'Coral', views: 5, modifiedAt: '2026-06-01', privacy: 'reusable' });
      expect(await find('coral')).toEqual(['old', 'new']);
      expect(await find('coral', { order: 'watched' })).toEqual(['old', 'new']);
      expect(await find('coral', { order: 'latest' })).toEqual(['new', 'old']);
      expect(await find('coral', { isReusableOnly: true })).toEqual(['new']);
    });

    test('shows 24 per page, with an exact total, and the last page for any beyond it', async () => {
      for (let number = 0; number < 30; number++) await add(`reef${number}`, { title: `Reef ${number}`, views: number });
      const first = await ask('reef', { order: 'watched' });
      expect(first).toMatchObject({ total: 30, page: 1, pageCount: 2 });
      expect(namesOf(first)).toHaveLength(24);
      const last = await ask('reef', { order: 'watched', page: 99 });
      expect(last).toMatchObject({ total: 30, page: 2 });
      expect(namesOf(last)).toEqual(['reef5', 'reef4', 'reef3', 'reef2', 'reef1', 'reef0']);
    });

    test.each([
      [`'`],
      [`a' & b`],
      ['!!!'],
      ['\0'],
      ['a\0b'],
      ['\\'],
      [`':*`],
      ['<->'],
      ['(((('],
      ['a | | b'],
      ['%'],
      ['\uD800'],
      ['😀'],
      ['\u0301'],
      [`'); drop table person; --`],
      ['"', 500],
      ['x', 100_000],
      ['word ', 500],
      ['深', 500],
    ] as [string, number?][])('survives %j', async (part, times = 1) => {
      await add('there');
      expect(await ask(part.repeat(times))).toMatchObject({ total: 0, page: 1, pageCount: 1 });
    });

    test('never shows private, unlisted or unsuitable presentations or templates', async () => {
      for (const privacy of ['private', 'unlisted']) await add(privacy, { privacy, title: 'Secret', tags: ['secret'] });
      await add('unsuitable', { title: 'Secret', curation: 'unsuitable', tags: ['secret'] });
      await add('template', { title: 'Secret', isTemplate: true, tags: ['secret'] });
      await add('open', { title: 'No secret' });
      expect(await find('secret')).toEqual(['open']);
      expect(await find('', { order: 'watched' })).toEqual(['open']);
      for (const list of [shelves.mostWatched(9), shelves.latest(9), shelves.staffPicks(9)]) expect(namesOf(await list)).toEqual(['open']);
      expect((await shelves.trendingTerms()).other).toEqual([]);
    });

    test('features the best match if it is a staff pick and enough results follow', async () => {
      await add('best', { title: 'Kelp kelp', curation: 'staff-pick', views: 1 });
      for (const number of [1, 2, 3]) await add(`kelp${number}`, { says: 'kelp' });
      expect((await ask('kelp')).featured).toBeNull();
      await add('kelp4', { says: 'kelp' });
      const { featured, cards, total } = await ask('kelp');
      expect(featured).toMatchObject({ oid: 'best', thumbnail: '/files/best-large.webp' });
      expect([cards.length, total]).toEqual([4, 5]);
      expect((await ask('kelp', { order: 'latest' })).featured).toBeNull();
    });

    test('lists presentations that are not indexed or have changed since', async () => {
      await add('done');
      await database.pool.query(`update presentation set modified_at = now() + interval '1 hour' where oid = 'done'`);
      expect(await index.listUnindexed()).toEqual(['done']);
      await database.pool.query(`update presentation set modified_at = '2026-05-01' where oid = 'done'`);
      expect(await index.listUnindexed()).toEqual([]);
      await database.pool.query(
        `insert into presentation_manifest (content_hash, painter, is_complete, manifest, made_at) values ('done', '', true, '{}', now() + interval '1 hour')`,
      );
      expect(await index.listUnindexed()).toEqual(['done']);
      await database.pool.query('delete from presentation_search; delete from presentation_manifest');
      expect(await index.listUnindexed()).toEqual(['done']);
      await index.indexPresentation('gone');
    });

    test('finds an owner by their new name', async () => {
      await add('mine', { owner: 'tomas' });
      await database.pool.query(`update person set name = 'Wren Adeyemi' where id = 'tomas'`);
      await index.indexOwner('tomas');
      expect(await find('wren')).toEqual(['mine']);
      expect(await find('vega')).toEqual([]);
    });

    test('finds a presentation by its title however long its transcript is', async () => {
      await add('long', { title: 'Endless', says: Array.from({ length: 200_000 }, (_, at) => `word${at}`).join(' ') });
      expect(await find('endless word7')).toEqual(['long']);
    });
  });

  test('[SITE-2] explore features the latest staff pick, without repeating it in the list', async () => {
    await add('first', { views: 100 });
    await add('picked', { curation: 'staff-pick', taggedAt: '2026-02-02' });
    await add('before', { curation: 'staff-pick', taggedAt: '2026-01-01', views: 3, privacy: 'reusable' });
    const shown = await ask('', { order: 'watched' });
    expect(shown).toMatchObject({ total: 3, featured: { oid: 'picked', isStaffPick: true } });
    expect(shown.cards.map(({ oid }) => oid)).toEqual(['first', 'before']);
    expect(shown.tags).toEqual(expect.arrayContaining(['presentation:picked', 'presentation:first', 'person:adaoid']));
    expect(await ask('', { order: 'watched', isReusableOnly: true })).toMatchObject({
      total: 1,
      featured: null,
      cards: [{ oid: 'before', isReusable: true }],
    });
  });

  test('[SITE-4] gallery shelves: picks first, filled up with the most watched; most watched; latest; templates separate', async () => {
    await add('a', { views: 5, modifiedAt: '2026-01-01' });
    await add('b', { views: 9, modifiedAt: '2026-01-02' });
    await add('pick', { views: 0, curation: 'staff-pick', modifiedAt: '2026-01-03' });
    await add('pitch', { isTemplate: true, privacy: 'reusable' });
    expect(namesOf(await shelves.staffPicks(2))).toEqual(['pick', 'b']);
    expect(namesOf(await shelves.staffPicks(3, 'pick'))).toEqual(['b', 'a']);
    expect(namesOf(await shelves.mostWatched(2))).toEqual(['b', 'a']);
    expect(namesOf(await shelves.latest(2))).toEqual(['pick', 'b']);
    expect((await shelves.templates()).cards).toMatchObject([{ oid: 'pitch', isReusable: true, address: '/p/pitch/pitch/' }]);
  });

  test('a profile lists the public presentations, and all of them for the owner', async () => {
    await add('open', { modifiedAt: '2026-01-03' });
    await add('unlisted', { privacy: 'unlisted', modifiedAt: '2026-01-02' });
    await add('private', { privacy: 'private', modifiedAt: '2026-01-01' });
    await add('unsuitable', { curation: 'unsuitable', modifiedAt: '2025-01-01' });
    await add('theirs', { owner: 'tomas' });
    expect(await shelves.byOwner('ada', 1, { isMine: false })).toMatchObject({
      total: 1,
      cards: [
        { oid: 'open', owner: { publicDisplayName: 'Ada Whitlock', address: '/user/adaoid/' }, privacy: 'public', editAddress: null },
      ],
    });
    const mine = await shelves.byOwner('ada', 1, { isMine: true });
    expect(mine.cards.map(({ oid, privacy, editAddress }) => [oid, privacy, editAddress])).toEqual([
      ['open', 'public', '/p/edit/open/'],
      ['unlisted', 'unlisted', '/p/edit/unlisted/'],
      ['private', 'private', '/p/edit/private/'],
      ['unsuitable', 'public', '/p/edit/unsuitable/'],
    ]);
  });

  describe('[PAGE-20] trending terms', () => {
    const termsAfter = (milliseconds: number) => clock.advance(milliseconds).then(() => shelves.trendingTerms());

    test('are the tags most viewed and liked in a segment, filled up with those of all segments', async () => {
      await add('t1', { tags: ['physics', 'sound'], views: 100 });
      await add('t2', { tags: ['Sound'], views: 400 });
      await add('o1', { owner: 'tomas', tags: ['cities'], views: 10_000 });
      await add('s1', { owner: 'jun', tags: ['maps'], likes: 500 });
      const terms = await termsAfter(60_000);
      expect(terms.other).toEqual(['cities', 'maps', 'Sound', 'physics']);
      expect(terms.teacher).toEqual(['Sound', 'physics', 'cities', 'maps']);
      expect(terms.student).toEqual(['maps', 'cities', 'Sound', 'physics']);
      expect(terms['sales-marketing']).toEqual(terms.other);
    });

    test('are eight, and cached for a minute', async () => {
      for (let number = 0; number < 12; number++) await add(`n${number}`, { tags: [`tag${number}`], views: number * 100 });
      const terms = await termsAfter(60_000);
      expect(terms.teacher).toEqual(['tag11', 'tag10', 'tag9', 'tag8', 'tag7', 'tag6', 'tag5', 'tag4']);
      await add('later', { tags: ['latest'], views: 1e6 });
      expect((await termsAfter(59_999)).other[0]).toBe('tag11');
      expect((await termsAfter(1)).other[0]).toBe('latest');
    });

    test.each([
      ['teacher', 'teacher'],
      ['sales-marketing', 'sales-marketing'],
      ['pirate', 'other'],
      [undefined, 'other'],
      [7, 'other'],
    ] satisfies [unknown, AuthorSegment][])('reads the segment %j as %s', (segment, known) => {
      expect(parseAuthorSegment(segment)).toBe(known);
    });
  });
});
