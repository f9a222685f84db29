import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClipboard } from '../commands/clipboard.ts';
import { select } from '../core/selection/selection.ts';
import { TestSurroundings } from '../sync/test-surroundings.ts';
import { wholeStatus } from '../sync/whole-status.ts';
import { openRequests } from './open-requests.ts';
import { openTestDesk } from './test-desk.ts';
import type { Desk } from './desk.ts';

let isAway = true;
const sent: string[] = [];
const made = { kind: 'image', source: '/files/images/a.png', width: 40, height: 30 };

beforeEach(() => {
  isAway = true;
  sent.length = 0;
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: File }) => {
    if (isAway) throw new TypeError('Failed to fetch');
    sent.push(body.name);
    return Response.json(made);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A desk whose files go to a server that may be away. */
function open() {
  const text = { kind: 'text', id: 'text', x: 900, y: 700, width: 100, height: 50, paragraphs: ['Words'] };
  const { desk: plain } = openTestDesk({ root: { id: 'root', width: 1000, height: 800, children: [text] } });
  const counts = { uploading: 0, waiting: 0 };
  const surroundings = new TestSurroundings();
  const { oid, newId, tell } = plain;
  const onCount = (which: keyof typeof counts, by: 1 | -1) => void (counts[which] += by);
  const { rename: _, ...requests } = openRequests({ oid, newId, tell, after: surroundings.after, onCount });
  const desk: Desk = Object.create(plain, Object.getOwnPropertyDescriptors(requests));
  const pictures = () => desk.draft.presentation.root.children.filter(({ kind }) => kind === 'image');
  const clipboard = createClipboard(desk);
  const drop = (...names: string[]) =>
    clipboard.onBring(
      { getData: () => '', files: names.map((name) => new File(['x'], name, { type: 'image/png' })) } as unknown as DataTransfer,
      {
        x: 300,
        y: 200,
      },
    );
  const waits = (count: number) => vi.waitFor(() => expect(counts.waiting).toBe(count));
  return { desk, clipboard, counts, surroundings, pictures, drop, waits };
}

describe('[SITE-5] files that are brought without a network', () => {
  test('wait for it, and land where they were dropped, whatever somebody looks at by then', async () => {
    const { desk, counts, pictures, drop, waits } = open();
    const dropping = drop('a.png', 'b.png');
    await waits(2);
    expect([counts.uploading, pictures(), desk.state().notice]).toEqual([2, [], undefined]);
    desk.look({ ...desk.state().camera, x: 5000, zoom: 3 });
    desk.select(select(desk.draft, ['text']));
    isAway = false;
    desk.sendWaiting();
    await dropping;
    expect(sent).toEqual(['a.png', 'b.png']);
    expect(pictures()).toMatchObject([
      { x: 300, y: 200 },
      { x: 324, y: 224 },
    ]);
    expect(counts).toEqual({ uploading: 0, waiting: 0 });
    expect(desk.state().selection, 'whoever has gone on stays there').toMatchObject({ ids: ['text'] });
  });

  test('are selected, one after the other, if nobody has gone on', async () => {
    const { desk, drop, pictures } = open();
    isAway = false;
    await drop('a.png', 'b.png');
    expect(desk.state().selection).toMatchObject({ ids: [pictures().at(-1)?.id] });
  });

  test('are tried again by themselves, and wait on if that fails', async () => {
    const { surroundings, pictures, drop, waits } = open();
    const dropping = drop('a.png');
    await waits(1);
    await surroundings.pass(30_000);
    await waits(1);
    isAway = false;
    await surroundings.pass(30_000);
    await dropping;
    expect(pictures()).toHaveLength(1);
  });

  test('can be discarded', async () => {
    const { desk, counts, pictures, drop, waits } = open();
    const dropping = drop('a.png', 'b.png');
    await waits(2);
    desk.dropWaiting();
    await dropping;
    expect([pictures(), counts, desk.state().notice]).toEqual([[], { uploading: 0, waiting: 0 }, undefined]);
  });

  test('are not called kept on this device', () => {
    const title = { isUnsent: false, isKept: true };
    expect(wholeStatus({ state: 'offline', isKept: true }, title, 0).isKept).toBe(true);
    expect(wholeStatus({ state: 'offline', isKept: true }, title, 1).isKept).toBe(false);
    expect(wholeStatus({ state: 'saved', isKept: true }, { isUnsent: true, isKept: true }, 0).state).toBe('saving');
  });
});

test('[SITE-5] an address waits for nobody: it is still in its field', async () => {
  const { desk, counts } = open();
  const refusals: string[] = [];
  expect(await desk.storeFile('https://example.org/a.png', (reason) => refusals.push(reason))).toBeUndefined();
  expect([refusals, counts.waiting]).toEqual([['away'], 0]);
});

test('[SITE-5] whoever pastes a picture of another presentation that cannot be fetched is told', async () => {
  const asset = { kind: 'image', source: '/files/images/a.png', width: 40, height: 30 };
  const image = { kind: 'image', id: 'picture', asset: 'p', x: 10, y: 10, width: 40, height: 30 };
  const other = openTestDesk({
    schemaVersion: 2,
    assets: { p: asset },
    root: { id: 'root', width: 1000, height: 800, children: [image] },
  }).desk;
  const from: Desk = Object.create(other, { oid: { value: 'another' } });
  from.select(select(from.draft, ['picture']));
  const copied = new Map<string, string>();
  const source = createClipboard(from);
  await source.prepare();
  source.onCopy({ setData: (type: string, data: string) => void copied.set(type, data) } as unknown as DataTransfer, false);
  const { desk, clipboard, pictures } = open();
  await clipboard.onBring({ getData: (type: string) => copied.get(type) ?? '', files: [] } as unknown as DataTransfer);
  expect(pictures()).toHaveLength(1);
  expect(desk.state().notice).toEqual({ kind: 'picture-refused', reason: 'away' });
});
