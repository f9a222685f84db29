import { writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ImportedPicture } from '#convert/import/imported.ts';
import { importProblemCodes, ImportProblem } from '#convert/import/problems.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import sharp from 'sharp';
import { z } from 'zod';
import { tryEverything } from '../confinement/test-attempts.ts';
import { type ReadDeck, workOnImport } from './work-on-import.ts';

// A fake importer whose files contain the command to run: `deck <slides> [<colour>]`, or a way to fail.
const readOrder: ReadDeck = async ({ name, bytes }, { progress, warn, measure }) => {
  const [order = '', ...rest] =
    Buffer.from(bytes.read(0, Math.min(bytes.size, 200)))
      .toString()
      .split('\n', 1)[0]
      ?.split(' ') ?? [];
  const misdeed = misdeeds[order];
  if (misdeed) await misdeed(rest.join(' '));
  if (order !== 'deck') throw new ImportProblem(z.enum(importProblemCodes).catch('unknown-format').parse(order));
  const [count = 1, pause = 0] = rest.map(Number);
  for (let slide = 0; slide <= count; slide += 1) {
    progress('reading', slide, count);
    if (pause > 0) await delay(pause);
  }
  warn('video', 2);
  warn('fonts', undefined, 'Comic Relief');
  if (!(measure('words', 'inter-400', 'ltr') > 1)) throw new Error('Text cannot be measured');
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: `#${createHash('sha256').update(name).digest('hex').slice(0, 6)}` },
  })
    .png()
    .toBuffer();
  const source = `images/${createHash('sha256').update(picture).digest('hex')}.png`;
  return {
    format: 'markdown',
    presentation: deckOf(name, count, source),
    pictures: new Map<string, ImportedPicture>([[source, { bytes: picture, type: 'image/png' }]]),
    slides: count,
  };
};

const misdeeds: Record<string, (rest: string) => Promise<void> | void> = {
  hang: () => new Promise(() => setInterval(() => undefined, 1000)),
  spin() {
    for (;;);
  },
  async hoard() {
    const hoard: Buffer[] = [];
    for (;;) {
      hoard.push(Buffer.alloc(16 * 1024 * 1024, hoard.length));
      await delay(5);
    }
  },
  heap() {
    const hoard: unknown[] = [];
    for (;;) hoard.push(Array.from({ length: 1000 }, () => ({ more: hoard.length })));
  },
  die: () => void process.kill(process.pid, 'SIGKILL'),
  bug() {
    throw new TypeError('No such thing');
  },
  async try(target) {
    throw new Error(JSON.stringify(await tryEverything(JSON.parse(target))));
  },
  write: (path) => writeFileSync(path, 'outside'),
  async fetch(address) {
    await fetch(address);
  },
  request: (address) => new Promise((resolve, reject) => http.get(address, resolve).on('error', reject)).then(() => undefined),
};

const deckOf = (title: string, count: number, source: string) =>
  parsePresentation({
    schemaVersion: 2,
    title,
    assets: { photo: { kind: 'image', source, width: 8, height: 8 } },
    root: {
      id: 'root',
      width: 2000 * count,
      height: 1080,
      children: Array.from({ length: count }, (_none, place) => ({
        kind: 'topic',
        id: `slide-${place}`,
        title: `Slide ${place + 1}`,
        x: 960 + 2000 * place,
        y: 540,
        width: 1920,
        height: 1080,
        children: [
          { kind: 'text', id: `words-${place}`, x: 960, y: 300, width: 1600, height: 200, paragraphs: [`${title}, slide ${place + 1}`] },
          { kind: 'image', id: `photo-${place}`, asset: 'photo', x: 960, y: 700, width: 300, height: 300 },
        ],
      })),
    },
    path: Array.from({ length: count }, (_none, place) => ({ to: `slide-${place}` })),
  }).presentation;

workOnImport(readOrder);
