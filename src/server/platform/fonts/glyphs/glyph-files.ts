import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { faceOf, families } from '#model/text/families.ts';
import { charactersIn, type GlyphRange } from '#model/text/glyphs/glyph-ranges.ts';
import { createLine } from '../../documents/line.ts';
import type { Storage } from '../../storage/storage.ts';

/** Milliseconds until an idle thread is ended. */
const IDLE = 60_000;
/** Milliseconds until a thread that does not answer is ended. */
const LONGEST = 30_000;
/** Requests that wait for a part to be made; how many of one visitor. Whoever asks for emoji, for ever others, does not hold up letters. */
const line = { places: 1, mostWaiting: 64, mostOfOne: 24 };
const emojiLine = { places: 1, mostWaiting: 16, mostOfOne: 4 };

/** Parts of fonts for those who type letters that a presentation does not have yet. */
export interface GlyphFiles {
  /** Changes with the fonts, and with how parts are made of them. */
  version(): string;
  /** Undefined if there is no such part; `empty` if the face has nothing in it. */
  read(face: string, range: GlyphRange, by: string): Promise<Uint8Array | 'empty' | undefined>;
  close(): Promise<void>;
}

/** Makes each part once, in a thread, and keeps it in storage; those of emoji are as many as there are texts, and are not kept. */
export function openGlyphFiles({ storage }: { storage: Pick<Storage, 'get' | 'put'> }): GlyphFiles {
  const inTurn = createLine(line);
  const emojiInTurn = createLine(emojiLine);
  const making = new Map<string, Promise<Uint8Array | undefined>>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let known: string | undefined;
  let isClosed = false;
  const version = () => (known ??= fontsVersion());

  const end = async () => {
    clearTimeout(idle);
    const before = thread;
    thread = undefined;
    await before?.terminate();
  };
  const startThread = () => {
    const worker = new Worker(new URL('./glyphs-thread.ts', import.meta.url));
    // Without a listener, an error in it would end the server; whoever waits hears of its end.
    return worker.on('error', () => undefined).on('exit', () => thread === worker && (thread = undefined));
  };
  const make = async (face: string, range: GlyphRange): Promise<Uint8Array | undefined> => {
    if (isClosed) throw new Error('The server is stopping');
    clearTimeout(idle);
    const worker = (thread ??= startThread());
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | undefined>();
    // Under `node --watch`, a thread also tells what it imports.
    const onMessage = (message: { font?: Uint8Array; failure?: string }) => {
      if (message.failure !== undefined) reject(new Error(message.failure));
      else if ('font' in message) resolve(message.font);
    };
    const onEnd = () => reject(new Error('The thread that makes parts of fonts has ended'));
    worker.on('message', onMessage).once('exit', onEnd);
    const limit = setTimeout(() => void worker.terminate(), LONGEST);
    try {
      worker.postMessage({ face, range }, []);
      return await promise;
    } finally {
      clearTimeout(limit);
      worker.off('message', onMessage).off('exit', onEnd);
      idle = setTimeout(() => void end(), IDLE).unref();
    }
  };
  const makeOnce = (key: string, face: string, range: GlyphRange, by: string) => {
    const order = () => inTurn(by, () => make(face, range));
    const known = making.get(key) ?? (isEmoji(range) ? emojiInTurn(by, order) : order()).finally(() => making.delete(key));
    making.set(key, known);
    return known;
  };

  return {
    version,
    async read(face, range, by) {
      if (!isPart(face, range)) return undefined;
      const key = `glyphs/${version()}/${face}.${range}.woff2`;
      const stored = isEmoji(range) ? undefined : await storage.get(key);
      if (stored) return buffer(stored.body);
      const font = await makeOnce(key, face, range, by);
      if (font && !isEmoji(range)) await storage.put(key, font, { type: 'font/woff2' });
      return font ?? 'empty';
    },
    async close() {
      isClosed = true;
      await end();
    },
  };
}

const isEmoji = (range: GlyphRange): boolean => range.startsWith('e');

const faces = new Set(
  families.flatMap(({ name, weights, italics }) => [
    ...weights.map((weight) => faceOf(name, weight, false).face),
    ...italics.map((weight) => faceOf(name, weight, true).face),
  ]),
);

/** Cheap: the letters of a face are looked up only when they are made. */
const isPart = (face: string, range: GlyphRange): boolean =>
  faces.has(face) && (range === 'letters' || charactersIn(face, range) !== undefined);

function fontsVersion(): string {
  const hash = createHash('sha256');
  const require = createRequire(import.meta.url);
  for (const { slug } of families) hash.update(readFileSync(require.resolve(`@expo-google-fonts/${slug}/package.json`)));
  const [fonts, text] = [
    fileURLToPath(new URL('../', import.meta.url)),
    fileURLToPath(new URL('../../../../model/text/', import.meta.url)),
  ];
  const sources = readdirSync(fonts, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  for (const file of sources.sort()) hash.update(readFileSync(join(fonts, file)));
  for (const file of ['families.ts', 'glyphs/glyph-ranges.ts']) hash.update(readFileSync(join(text, file)));
  return hash.digest('hex').slice(0, 16);
}
