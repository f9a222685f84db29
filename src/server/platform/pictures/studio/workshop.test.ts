import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import { openWorkshop } from './workshop.ts';

const deck = (textCount: number) => ({
  schemaVersion: 2,
  title: 'Deck',
  root: {
    id: 'root',
    width: 1920,
    height: 1080,
    children: Array.from({ length: textCount }, (_, place) => ({
      kind: 'text',
      id: `text${place}`,
      x: place,
      y: 0,
      width: 80,
      height: 20,
      paragraphs: [`Text ${place}`],
    })),
  },
  path: [{ to: 'root' }],
});
const wordsOf = ({ texts, topics }: TranscriptTopic): string[] => [
  ...texts.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
  ...topics.flatMap(wordsOf),
];

test('the content comes with the transcript, and with the parts of a long one', async () => {
  const read = async (textCount: number) => {
    const [, ...transcripts] = await openWorkshop(Buffer.from(JSON.stringify(deck(textCount)))).make({ kind: 'content' });
    return transcripts.map(({ bytes }) => wordsOf(JSON.parse(brotliDecompressSync(bytes).toString())));
  };
  expect(await read(3)).toEqual([['Text 0', 'Text 1', 'Text 2']]);
  const [whole, ...parts] = await read(700);
  expect(whole).toHaveLength(700);
  expect(parts.map(({ length }) => length)).toEqual([600, 100]);
  expect(parts.flat()).toEqual(whole);
});
