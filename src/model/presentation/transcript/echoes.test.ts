import { expect, test } from 'vitest';
import { parsePresentation } from '../parse.ts';
import { echoesIn } from './echoes.ts';
import { transcriptOf } from './transcript.ts';

const text = (id: string, words: string, x: number) => ({
  kind: 'text',
  id,
  x,
  y: 100,
  width: 200,
  height: 50,
  paragraphs: [{ runs: [{ text: words }] }],
});
const deck = (
  moved: string,
  steps: readonly object[] = [
    { id: '1', to: 'root' },
    { id: '2', hide: ['a'], reveal: ['b'] },
  ],
) =>
  parsePresentation({
    schemaVersion: 2,
    title: 'Moves',
    root: {
      kind: 'topic',
      id: 'root',
      width: 900,
      height: 200,
      children: [text('a', 'Here', 100), text('b', moved, 400), text('c', 'Here', 700)],
    },
    path: steps,
  }).presentation;

test('something that moved is read once, where it was first; the same words elsewhere are read again', () => {
  expect([...echoesIn(deck('Here'))]).toEqual(['b']);
  expect(JSON.stringify(transcriptOf(deck('Here'))).match(/Here/g)).toHaveLength(2);
});

test('something else that takes its place is read', () => {
  expect(echoesIn(deck('There')).size).toBe(0);
  expect(JSON.stringify(transcriptOf(deck('There')))).toContain('There');
});

test('what moves back and forth, or comes and goes in one step, is still read once', () => {
  const there = { id: '1', hide: ['a'], reveal: ['b'] };
  expect([...echoesIn(deck('Here', [there, { id: '2', hide: ['b'], reveal: ['a'] }]))]).toEqual(['b']);
  expect(echoesIn(deck('Here', [{ id: '1', hide: ['a'], reveal: ['a'] }])).size).toBe(0);
  expect(echoesIn(deck('Here', [{ id: '1', hide: ['a', 'b'], reveal: ['a', 'b'] }])).size).toBe(0);
});
