import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '#model/change/operation.ts';
import { openStorage } from '../../storage/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Drafts, openDrafts } from './drafts.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-drafts-'));
const home = join(folder, 'home');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = 'presentation/documents/deck.json';
const document = JSON.stringify({
  schemaVersion: 2,
  title: 'Deck',
  root: { id: 'root', title: 'Deck', width: 1000, height: 1000, children: [{ kind: 'text', id: 'words', paragraphs: ['One'] }] },
});
let storage: Storage;
beforeAll(async () => {
  storage = await openStorage(pathToFileURL(join(folder, 'storage')));
  await storage.put(key, Buffer.from(document), { type: 'application/json' });
});

const opened: Drafts[] = [];
const open = (room?: number) => {
  const drafts = openDrafts({ storage, home, ...(room !== undefined && { room }) });
  opened.push(drafts);
  return drafts;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((drafts) => drafts.close()));
});

const rename = (title: string): Operation => ({ kind: 'set', fields: { title } });
const move = (x: number): Operation => ({ kind: 'set', id: 'words', fields: { x } });
const titleOf = async (drafts: Drafts, name: string) =>
  drafts.hold(name, async (draft) => {
    const { made } = await draft.write();
    const { title } = JSON.parse(await text(made.read())) as { title: string };
    await made.remove();
    return title;
  });

const processes = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'latin1')
    .split(' ')
    .filter((child) => existsSync(`/proc/${child}/cmdline`) && readFileSync(`/proc/${child}/cmdline`, 'latin1').includes('drafts-process'))
    .map(Number);

describe('drafts', () => {
  test('a batch is applied as the next change, and the document is written with all of them', async () => {
    const drafts = open();
    await drafts.hold('a', async (draft) => {
      expect(draft.number()).toBeUndefined();
      await draft.open({ number: 4, key });
      expect(await draft.propose({ since: [], operations: JSON.stringify([rename('New'), move(7)]) })).toEqual({
        operations: [rename('New'), move(7)],
        dropped: [],
      });
      expect(draft.number()).toBe(5);
      await draft.follow([
        { number: 6, operations: [rename('Newer')] },
        { number: 7, operations: [rename('Newest')] },
      ]);
      expect(draft.number()).toBe(7);
    });
    expect(await titleOf(drafts, 'a')).toBe('Newest');
  });

  test('a late batch does what still can be done, and says why not all of it', async () => {
    const drafts = open();
    await drafts.hold('a', async (draft) => {
      await draft.open({ number: 0, key });
      const removal: Operation = { kind: 'remove', id: 'words' };
      await draft.follow([{ number: 1, operations: [removal] }]);
      expect(await draft.propose({ since: [removal], operations: JSON.stringify([move(7), rename('Late')]) })).toEqual({
        operations: [rename('Late')],
        dropped: [{ rule: 'unknown-object', detail: 'words' }],
      });
    });
    expect(await titleOf(drafts, 'a')).toBe('Late');
  });

  test('a change that does not come next closes it', async () => {
    const drafts = open();
    const following = drafts.hold('a', async (draft) => {
      await draft.open({ number: 0, key });
      await draft.follow([{ number: 2, operations: [rename('Too early')] }]);
    });
    await expect(following).rejects.toMatchObject({ kind: 'busy' });
    await drafts.hold('a', async (draft) => expect(draft.number()).toBeUndefined());
  });

  test.each([
    ['no operations', 'nonsense', { rule: 'invalid-value', detail: '' }],
    ['an unknown kind', [{ kind: 'explode' }], { rule: 'invalid-value' }],
    [
      'a second operation that breaks a rule',
      [rename('Half'), { kind: 'remove', id: 'nothing' }],
      { rule: 'unknown-object', detail: 'nothing' },
    ],
  ])('refuses %s by its rule, and changes nothing', async (_name, operations, refusal) => {
    const drafts = open();
    await drafts.hold('a', async (draft) => {
      await draft.open({ number: 0, key });
      expect(await draft.propose({ since: [], operations: JSON.stringify(operations) })).toMatchObject({ refusal });
      expect(draft.number()).toBe(0);
    });
    expect(await titleOf(drafts, 'a')).toBe('Deck');
  });

  test('nobody else works on a draft meanwhile; others work on theirs', async () => {
    const drafts = open();
    const order: string[] = [];
    const first = Promise.withResolvers<void>();
    const working = drafts.hold('a', async (draft) => {
      await draft.open({ number: 0, key });
      await first.promise;
      order.push('first');
    });
    const next = drafts.hold('a', async (draft) => void order.push(`next at ${draft.number()}`));
    await drafts.hold('b', async (draft) => {
      await draft.open({ number: 0, key });
      order.push('other');
    });
    first.resolve();
    await Promise.all([working, next]);
    expect(order).toEqual(['other', 'first', 'next at 0']);
  });

  test('a draft whose work failed is closed: what was proposed may not be saved', async () => {
    const drafts = open();
    const failing = drafts.hold('a', async (draft) => {
      await draft.open({ number: 0, key });
      await draft.propose({ since: [], operations: JSON.stringify([rename('Never saved')]) });
      throw new Error('The database is away');
    });
    await expect(failing).rejects.toThrow('The database is away');
    await drafts.hold('a', async (draft) => {
      expect(draft.number()).toBeUndefined();
      await draft.open({ number: 0, key });
    });
    expect(await titleOf(drafts, 'a')).toBe('Deck');
  });

  test('keeps as many open as there is room for, those used last', async () => {
    const drafts = open(2 * document.length);
    for (const name of ['a', 'b', 'c']) await drafts.hold(name, (draft) => draft.open({ number: 0, key }));
    const numberOf = (name: string) => drafts.hold(name, async (draft) => draft.number());
    expect([await numberOf('a'), await numberOf('b'), await numberOf('c')]).toEqual([undefined, 0, 0]);
  });

  test('a document that is missing is refused, and the next one is opened', async () => {
    const drafts = open();
    await expect(drafts.hold('a', (draft) => draft.open({ number: 0, key: 'nowhere' }))).rejects.toMatchObject({ kind: 'missing' });
    await drafts.hold('b', (draft) => draft.open({ number: 0, key }));
    expect(await titleOf(drafts, 'b')).toBe('Deck');
  });

  test.runIf(process.platform === 'linux')('when the process dies, its drafts are no longer open, and can be opened again', async () => {
    const drafts = open();
    await drafts.hold('a', (draft) => draft.open({ number: 0, key }));
    for (const pid of processes()) process.kill(pid, 'SIGKILL');
    await expect.poll(processes).toEqual([]);
    const lost = drafts.hold('a', (draft) => draft.propose({ since: [], operations: JSON.stringify([rename('Lost')]) }));
    await expect(lost).rejects.toMatchObject({ kind: 'busy' });
    await drafts.hold('a', (draft) => draft.open({ number: 0, key }));
    expect(await titleOf(drafts, 'a')).toBe('Deck');
  });

  test.runIf(process.platform === 'linux')('closing leaves no process and no files', async () => {
    const drafts = open();
    await drafts.hold('a', (draft) => draft.open({ number: 0, key }));
    await drafts.close();
    await expect(drafts.hold('a', (draft) => draft.open({ number: 0, key }))).rejects.toMatchObject({ kind: 'busy' });
    expect([processes(), readdirSync(home)]).toEqual([[], []]);
  });
});
