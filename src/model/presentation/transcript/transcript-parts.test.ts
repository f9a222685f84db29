import { describe, expect, test } from 'vitest';
import type { TranscriptText, TranscriptTopic } from './transcript.ts';
import { divideTranscript } from './transcript-parts.ts';

const text = (...paragraphs: string[]): TranscriptText => ({
  id: paragraphs.join(),
  styleClasses: ['body'],
  paragraphs: paragraphs.map((each) => ({ text: each, biggestFontSize: 20 })),
});
const topic = (title: string, texts: TranscriptText[] = [], topics: TranscriptTopic[] = []): TranscriptTopic => ({ title, texts, topics });
/** Everything in it, in reading order. */
const wordsOf = ({ title, texts, topics }: TranscriptTopic): string[] =>
  [title, ...texts.flatMap(({ paragraphs }) => paragraphs.map((each) => each.text)), ...topics.flatMap(wordsOf)].filter(Boolean);

const limits = { paragraphs: 5, characters: 40 };

describe('the parts of a transcript', () => {
  test('a usual transcript is one part, unchanged', () => {
    const usual = topic(
      'Deep',
      [text('A descent')],
      Array.from({ length: 60 }, (_, place) => topic(`Stop ${place}`, [text('First', 'Second')], [topic('Inner', [text('Words')])])),
    );
    expect(divideTranscript(usual)).toEqual([usual]);
    expect(divideTranscript(topic(''))).toEqual([topic('')]);
  });

  test('are small, and together contain everything once and in order', () => {
    const branch = (level: number, name: string): TranscriptTopic =>
      topic(
        name,
        [text(`${name}a`, `${name}b`), text(`${name}c`)],
        level === 0 ? [] : [1, 2, 3].map((place) => branch(level - 1, name + place)),
      );
    const long = branch(4, 't');
    const parts = divideTranscript(long, limits);
    expect(parts.flatMap(wordsOf)).toEqual(wordsOf(long));
    for (const part of parts) {
      expect(wordsOf(part).length).toBeLessThanOrEqual(limits.paragraphs + 1);
      expect(wordsOf(part).join('').length).toBeLessThanOrEqual(limits.characters + 1);
    }
    expect(parts.length).toBeGreaterThan(50);
  });

  test('divide a topic and a text without repeating their beginning', () => {
    const parts = divideTranscript(topic('T', [], [topic('Stop', [text('1', '2', '3', '4', '5', '6')])]), limits);
    expect(parts).toEqual([
      topic('T', [], [topic('Stop', [{ ...text('1', '2', '3', '4'), id: '1,2,3,4,5,6' }])]),
      topic('', [], [topic('', [{ ...text('5', '6'), id: '1,2,3,4,5,6' }])]),
    ]);
  });

  test('divide a paragraph that is too long, but no character', () => {
    const words = '😀'.repeat(99);
    const parts = divideTranscript(topic('', [text(words)]), { paragraphs: 5, characters: 15 });
    expect(parts.flatMap(wordsOf).join('')).toBe(words);
    for (const part of parts) expect(wordsOf(part).every((each) => each.length <= 15 && each.isWellFormed())).toBe(true);
  });
});
