import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TabMessage } from '#editor/sync/wire/link-messages.ts';
import { applyAll } from '#model/change/apply.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import { Refusal } from '#model/change/operation.ts';
import { readOperations } from '#model/change/read-operations.ts';
import { randomOperation } from '#model/change/test-operations.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { Chance, generateDocument } from '#model/presentation/test-documents.ts';
import { root } from './set-up.mjs';
import { smallSchemas } from './small-schemas.mjs';

const count = Number(process.env['FUZZ_DOCUMENTS'] ?? 300);

describe('schemas in browsers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-schemas-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let small: {
    parse: { parsePresentation: typeof parsePresentation };
    apply: { applyAll: typeof applyAll };
    draft: { openDraft: typeof openDraft };
    operations: { readOperations: typeof readOperations };
    messages: { TabMessage: typeof TabMessage };
  };
  beforeAll(async () => {
    const model = (name: string) => join(root, 'src/model', name);
    const input = {
      parse: model('presentation/parse.ts'),
      apply: model('change/apply.ts'),
      draft: model('change/draft/draft.ts'),
      operations: model('change/read-operations.ts'),
      messages: join(root, 'src/editor/sync/wire/link-messages.ts'),
    };
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      plugins: [smallSchemas()],
      build: {
        outDir: folder,
        minify: false,
        modulePreload: false,
        rolldownOptions: {
          input,
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
        },
      },
    });
    const load = async (name: string) => [name, await import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.mjs`)).href)] as const;
    small = Object.fromEntries(await Promise.all(Object.keys(input).map(load))) as typeof small;
  });

  it(`read ${count} generated documents as the server does, and report the same`, { timeout: 60_000 + count * 20 }, () => {
    for (let seed = 0; seed < count; seed++) {
      const document = generateDocument(seed);
      const found = small.parse.parsePresentation(document);
      expect(JSON.stringify(found), `seed ${seed}`).toBe(JSON.stringify(parsePresentation(document)));
    }
  });

  it('read and apply operations as the server does, and refuse the same', { timeout: 60_000 + count * 20 }, () => {
    for (let seed = 0; seed < count; seed++) {
      const chance = new Chance(seed);
      const { presentation } = parsePresentation(generateDocument(seed));
      const [here, there] = [openDraft(presentation), small.draft.openDraft(presentation)];
      let number = 0;
      for (let turn = 0; turn < 20; turn++) {
        const source = JSON.parse(JSON.stringify([randomOperation(here, chance, () => `new-${number++}`)]));
        if (chance.up(2) === 0) spoil(source, chance);
        const [read, readThere] = [readOperations(source), small.operations.readOperations(source)];
        expect(wordsOf(readThere), `seed ${seed}`).toEqual(wordsOf(read));
        if (read instanceof Refusal || !Array.isArray(readThere)) continue;
        expect(wordsOf(small.apply.applyAll(there, readThere)), `seed ${seed}`).toEqual(wordsOf(applyAll(here, read)));
        expect(JSON.stringify(there.presentation), `seed ${seed}`).toBe(JSON.stringify(here.presentation));
      }
    }
  });

  it('read messages of other tabs as the server would', () => {
    const change = { number: 3, client: 'c', clientNumber: 1, operations: [{ kind: 'set', id: 'a', fields: { x: 1 } }] };
    const page = { number: 3, changes: [change], hasMore: false };
    const batch = { client: 'client-that-is-here', number: 1, base: 2, operations: change.operations };
    const messages = [
      { kind: 'hello' },
      { kind: 'batch', batch },
      { kind: 'state', state: 'live' },
      { kind: 'changes', changes: page },
      { kind: 'answer', client: 'c', number: 1, answer: { outcome: 'accepted', at: null, dropped: [{ rule: 'new' }], ...page } },
      { kind: 'answer', client: 'c', number: 1, answer: { outcome: 'refused', rule: 'fixed', detail: 'a', ...page } },
    ];
    const chance = new Chance(1);
    for (let turn = 0; turn < count; turn++)
      for (const message of structuredClone(messages)) {
        if (turn > 0) spoil(message, chance);
        const [read, found] = [TabMessage.safeParse(message), small.messages.TabMessage.safeParse(message)];
        expect([found.success, found.data, codesOf(found)], JSON.stringify(message)).toEqual([read.success, read.data, codesOf(read)]);
      }
  });
});

const codesOf = ({ error }: { error?: { issues: readonly { code?: string; path: readonly PropertyKey[] }[] } | undefined }) =>
  error?.issues.map(({ code, path }) => [code, path]);

/** What was read or done, or why not, without the classes of either side. */
const wordsOf = (result: unknown) => JSON.parse(JSON.stringify(result instanceof Error ? result.message : result)) as unknown;

/** Puts something wrong somewhere in it. */
function spoil(value: unknown, chance: Chance): void {
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  const key = keys[chance.up(keys.length)];
  const inner: unknown = key === undefined ? undefined : Reflect.get(value, key);
  if (typeof inner === 'object' && inner !== null && chance.up(3) > 0) return spoil(inner, chance);
  const wrong = [null, -1, 1.5, 1e300, '', 'x'.repeat(300), '\u0000', [], {}, true, { kind: 'x' }, '__proto__'];
  if (key !== undefined && chance.up(4) === 0) Reflect.deleteProperty(value, key);
  else Reflect.set(value, key ?? 'own', chance.among(wrong));
}
