import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageChannel } from '../../http/pages/page-cache.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { listenToDatabase } from '../../platform/database/notifications.ts';
import { freshDatabase, featureServers } from '../../platform/database/test-database.ts';
import { addPerson, addPresentation } from '../../testing/test-rows.ts';
import { createAccountsStore } from '../accounts/accounts.store.ts';
import { createPresentationsStore } from '../presentations/presentations.store.ts';
import { createLikes, type Likes } from './likes.ts';
import { createLikesStore } from './likes.store.ts';

describe.each(featureServers())('likes on $name', (postgres) => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  let database: Database;
  let likes: Likes;
  let counted: string[];
  beforeAll(async () => {
    fresh = await freshDatabase(postgres);
    database = openDatabase(fresh.url);
  });
  beforeEach(() => {
    counted = [];
    likes = createLikes({
      store: createLikesStore(database),
      openPrivacies: ['public', 'unlisted'],
      onCounted: (oid) => counted.push(oid),
    });
  });
  afterAll(async () => {
    await database.close();
    await fresh.drop();
  });

  let last = 0;
  const newPerson = () => addPerson(database.pool, `person${++last}`);
  const newPeople = (count: number) => Promise.all(Array.from({ length: count }, newPerson));
  const newPresentation = async (owner?: string) =>
    addPresentation(database.pool, { oid: `presentation${++last}`, owner: owner ?? (await newPerson()) });
  const likesOf = async (id: number) => (await likes.countsOf(id)).likes;
  const rowsOf = async (id: number) =>
    (await database.pool.query<{ count: number }>('select count(*)::int from presentation_like where presentation_id = $1', [id])).rows[0]
      ?.count;
  /** Removes an account the way the application does. */
  const remove = (id: string) =>
    createAccountsStore(database).remove({ id, oid: id }, async (client) => {
      await likes.leave(client, id);
      await createPresentationsStore(database).listContents(client, id);
    });

  test('[LIKE-1] a like counts once, however often it is given, and is gone once taken back', async () => {
    const [{ id, oid }, ada] = [await newPresentation(), await newPerson()];
    expect(await likes.hasLiked(id, ada)).toBe(false);
    expect([await likes.like(id, ada), await likes.like(id, ada)]).toEqual([true, true]);
    expect([await likes.hasLiked(id, ada), await likesOf(id)]).toEqual([true, 1]);
    expect([await likes.unlike(id, ada), await likes.unlike(id, ada)]).toEqual([true, true]);
    expect([await likes.hasLiked(id, ada), await likesOf(id)]).toEqual([false, 0]);
    expect(counted).toEqual([oid, oid]);
  });

  test('[LIKE-1] a presentation that is open to everybody is liked by its name, and no other', async () => {
    const [{ id, oid }, ada] = [await newPresentation(), await newPerson()];
    const set = (change: string) => database.pool.query(`update presentation set ${change} where id = $1`, [id]);
    for (const privacy of ['public', 'unlisted']) {
      await set(`privacy = '${privacy}'`);
      expect([await likes.likeOpen(oid, ada), await likes.likeOpen(oid, ada), await likesOf(id)]).toEqual([true, true, 1]);
      expect([await likes.unlikeOpen(oid, ada), await likes.unlikeOpen(oid, ada), await likesOf(id)]).toEqual([true, true, 0]);
    }
    expect(counted).toEqual([oid, oid, oid, oid]);
    expect([await likes.likeOpen(oid, 'nobody'), await likes.likeOpen('unknown', ada)]).toEqual([false, false]);
    await likes.like(id, ada);
    for (const change of [`privacy = 'private'`, `privacy = 'reusable'`, `privacy = 'public', trashed_at = now()`]) {
      await set(change);
      expect([await likes.likeOpen(oid, await newPerson()), await likes.unlikeOpen(oid, ada), await likesOf(id)]).toEqual([
        false,
        false,
        1,
      ]);
    }
  });

  test('deleted presentations and people cannot like or be liked', async () => {
    const [{ id }, ada] = [await newPresentation(), await newPerson()];
    await database.pool.query('delete from presentation where id = $1', [id]);
    expect([await likes.like(id, ada), await likes.unlike(id, ada), await likesOf(id)]).toEqual([false, false, 0]);
    const other = await newPresentation();
    expect([await likes.like(other.id, 'nobody'), await likesOf(other.id)]).toEqual([false, 0]);
    expect(counted).toEqual([]);
  });

  test('[LIKE-1] a thousand concurrent likes and unlikes of two hundred people add up', async () => {
    const [{ id }, people] = [await newPresentation(), await newPeople(200)];
    await Promise.all(
      people.flatMap((person, place) =>
        Array.from({ length: 5 }, (_none, turn) => ((place + turn) % 3 === 0 ? likes.unlike(id, person) : likes.like(id, person))),
      ),
    );
    expect(await likesOf(id)).toBe(await rowsOf(id));
    await Promise.all(
      people.map(async (person, place) => {
        for (let turn = 0; turn < 5; turn++) await ((place + turn) % 2 === 0 ? likes.like(id, person) : likes.unlike(id, person));
      }),
    );
    expect([await likesOf(id), await rowsOf(id)]).toEqual([100, 100]);
    expect(await Promise.all(people.map((person) => likes.hasLiked(id, person)))).toEqual(people.map((_person, place) => place % 2 === 0));
  });

  test('a person liking many times at once counts as one like', async () => {
    const [{ id }, ada] = [await newPresentation(), await newPerson()];
    await Promise.all(Array.from({ length: 50 }, () => likes.like(id, ada)));
    expect([await likesOf(id), counted.length]).toEqual([1, 1]);
  });

  test('deleting an account removes its likes from the counts and invalidates the pages that show them', async () => {
    const [one, two, ada, jun] = [await newPresentation(), await newPresentation(), await newPerson(), await newPerson()];
    for (const { id } of [one, two]) await likes.like(id, ada);
    await likes.like(one.id, jun);
    const heard: string[] = [];
    let stop: (() => Promise<void>) | undefined;
    await new Promise<void>(
      (resolve) =>
        (stop = listenToDatabase(database.url, [pageChannel], { onMessage: (_channel, tag) => heard.push(tag), onConnected: resolve })),
    );
    await remove(ada);
    await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining([`counts:${one.oid}`, `counts:${two.oid}`, 'explore'])));
    await stop?.();
    expect([await likesOf(one.id), await likesOf(two.id)]).toEqual([1, 0]);
  });

  test('people who like each other’s presentations can delete their accounts at the same time', async () => {
    const people = await newPeople(12);
    const presentations = await Promise.all(people.map((person) => newPresentation(person)));
    const other = await newPresentation();
    for (const [place, person] of people.entries()) {
      const theirs = place % 2 === 0 ? presentations : presentations.toReversed();
      for (const { id } of [...theirs, other]) await likes.like(id, person);
    }
    await Promise.all(people.map(remove));
    expect([await likesOf(other.id), await rowsOf(other.id)]).toEqual([0, 0]);
  });

  test('a presentation can be deleted while it is liked and unliked', async () => {
    const people = await newPeople(30);
    for (let round = 0; round < 5; round++) {
      const owner = await newPerson();
      const { id } = await newPresentation(owner);
      await Promise.all(people.map((person) => likes.like(id, person)));
      const change = (person: string, place: number) => (place % 2 === 0 ? likes.unlike(id, person) : likes.like(id, person));
      await Promise.all([...people.map(change), likes.like(id, owner), remove(owner), ...people.map(change)]);
      expect([await likesOf(id), await rowsOf(id)]).toEqual([0, 0]);
    }
  });

  test('while a presentation is being deleted, people who like it can leave or unlike it', async () => {
    const [{ id }, [first = '', second = '', third = '']] = [await newPresentation(), await newPeople(3)];
    for (const person of [first, second, third]) await likes.like(id, person);
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select from presentation_like where presentation_id = $1 and person_id = $2 for update', [id, first]);
    const waiting = async () =>
      (await database.pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount;
    const going = database.pool.query('delete from presentation where id = $1', [id]);
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    await remove(second);
    const unliked = likes.unlike(id, third);
    await vi.waitFor(async () => expect(await waiting()).toBe(2));
    await holder.query('commit');
    holder.release();
    expect([(await going).rowCount, await unliked]).toEqual([1, false]);
  });

  test('thousands of likes added or removed in one statement are counted', async () => {
    const { id } = await newPresentation();
    await database.pool.query(
      `with added as (insert into person (id, oid, name, username, email) select 'fan' || n, 'fan' || n, 'Fan', 'fan' || n, 'fan' || n || '@example.org' from generate_series(1, 5000) n returning id)
       insert into presentation_like (presentation_id, person_id) select $1, id from added`,
      [id],
    );
    expect(await likesOf(id)).toBe(5000);
    await database.pool.query(`delete from person where id like 'fan%'`);
    expect([await likesOf(id), await rowsOf(id)]).toEqual([0, 0]);
  });
});
