import { setTimeout as delay } from 'node:timers/promises';
import { importRoutes, type ImportSummary } from '#contract/presentation/imports.ts';
import type { Change } from './ledger.ts';
import { call, insist, look, PATIENCE, tokenOf, untilAnswered, type Member, type Scene } from './people.ts';
import type { Kind } from './write-routes.ts';

const PARTS = 2;

/** A file with a title that no other has. */
const writeDeck = (title: string) =>
  Buffer.from(`# ${title}\n\nOne file among many.\n\n---\n\n# First\n\n- here\n- there\n\n---\n\n# Second\n\nNote: for the speaker\n`);

/** Uploads a file as a page does, however often the product is killed meanwhile. Returns its id; undefined if it was cancelled. */
export async function upload(scene: Scene, { visitor }: Member, title: string, { isCancelled = false } = {}): Promise<string | undefined> {
  const bytes = writeDeck(title);
  const metadata = Object.entries({ filename: `${title}.md`, wishes: '{}' }).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const send = (path: string, method: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
    visitor.send(path, {
      method,
      headers: { accept: 'application/json', 'x-xsrf-token': tokenOf(visitor), 'tus-resumable': '1.0.0', ...headers },
      signal: AbortSignal.timeout(60_000),
      ...(body && { body }),
    });
  const begun = await insist(scene, 'begin an upload', {
    send: () => send(importRoutes.uploads, 'POST', { 'upload-length': String(bytes.length), 'upload-metadata': metadata.join(',') }),
    isDone: ({ status }) => status === 201,
  });
  const location = begun?.location ?? '';
  const id = location.split('/').at(-1) ?? '';
  const received = (to: number): Change[] => [{ place: 'received', key: id, from: '0', to: String(to) }];
  scene.ledger.expect('received', id, '0', 'begin an upload');
  const size = Math.ceil(bytes.length / PARTS);
  for (let offset = 0; offset < bytes.length;) {
    if (isCancelled && offset > 0) {
      await insist(scene, 'cancel an upload', {
        changes: [{ place: 'received', key: id, from: '0', to: 'gone' }],
        send: () => send(location, 'DELETE', {}),
        isDone: ({ status }) => status === 204,
        isDoneAlready: ({ status }) => status === 404,
      });
      return undefined;
    }
    const next = Math.min(bytes.length, offset + size);
    const { outcome, answer } = await scene.ledger.write(
      'send a part',
      // A complete file is an import, and its parts go.
      next === bytes.length ? [{ place: 'received', key: id, from: '0', to: 'whole' }] : received(next),
      () =>
        send(
          location,
          'PATCH',
          { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
          new Uint8Array(bytes.subarray(offset, next)),
        ),
      ({ status }) => status === 204,
    );
    if (outcome === 'acknowledged') {
      offset = Number(answer?.headers.get('upload-offset'));
      continue;
    }
    await delay(100);
    const known = await untilAnswered('an upload', () => send(location, 'HEAD', {}));
    const counted = Number(known.headers.get('upload-offset') ?? Number.NaN);
    if (!(counted >= offset)) {
      scene.ledger.refuse('send a part', known);
      return undefined;
    }
    offset = counted;
    if (offset === bytes.length) scene.ledger.expect('received', id, 'whole', 'send a part');
  }
  scene.ledger.expect('import', id, 'ready', 'send a part');
  scene.ledger.expect('imported', `${title}.md`, '1', 'send a part');
  return id;
}

/** The address of an imported presentation, once it can be watched. */
export async function untilImported(scene: Scene, { visitor }: Member, id: string): Promise<string> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline;) {
    const { imports } = JSON.parse((await look(visitor, importRoutes.imports, { accept: 'application/json' })).text) as {
      imports: ImportSummary[];
    };
    const found = imports.find((one) => one.id === id);
    if (found?.presentation) return found.presentation.oid;
    if (found?.state === 'failed') throw new Error(`The import failed: ${found.problem}`);
    await delay(500);
  }
  throw new Error('The import did not end');
}

/** Sends one file after another, and cancels or dismisses some. */
export async function writeImports(scene: Scene, member: Member, writer: number): Promise<void> {
  for (let count = 1; !scene.over.aborted; count++) {
    const title = `Deck w${writer}n${count}`;
    const id = await upload(scene, member, title, { isCancelled: count % 3 === 1 });
    if (id === undefined) continue;
    await untilImported(scene, member, id);
    const [kind, send]: [Kind, () => ReturnType<typeof call>] =
      count % 3 === 0
        ? ['end an import', () => call(member.visitor, 'DELETE', importRoutes.import.replace(':id', id))]
        : ['dismiss an import', () => call(member.visitor, 'POST', '/dashboard/next/do/', { action: 'dismiss-import', import: id })];
    await insist(scene, kind, {
      changes: [{ place: 'dismissed', key: id, from: 'false', to: 'true' }],
      send,
      isDone: ({ status }) => status === 204 || status === 200,
      isDoneAlready: ({ status }) => status === 404,
    });
    await delay(1000);
  }
}
