import { expect, it } from 'vitest';
import { shellAt } from '../test-shell.ts';
import { wordsOf } from '../sheet/words-of.ts';
import { captionOf } from './caption-of.ts';

const text = (id: string, y: number, more: object = {}) => ({
  kind: 'text',
  id,
  x: 200,
  y,
  width: 300,
  height: 40,
  paragraphs: id,
  ...more,
});
const deck = {
  root: {
    children: [
      {
        kind: 'topic',
        id: 'deep',
        title: 'Deep',
        x: 500,
        y: 500,
        width: 400,
        height: 600,
        children: [
          text('Deep', 20, { styleClass: 'title' }),
          text('200 metres', 60, { styleClass: 'subtitle' }),
          text('Blue light', 100),
          text('Hidden at first', 150),
          { kind: 'group', id: 'figures', x: 200, y: 190, width: 300, height: 40, children: [text('400 kg', 20)] },
          { kind: 'image', id: 'pic', asset: 'pic', alt: 'A jellyfish', x: 200, y: 300, width: 300, height: 200 },
          { kind: 'topic', id: 'inner', title: 'Inner', x: 200, y: 550, width: 100, height: 50, children: [text('Far inside', 10)] },
        ],
      },
    ],
  },
  path: [
    { to: 'deep', title: 'Deep' },
    { reveal: ['Hidden at first'] },
    { to: 'deep', title: 'Deep', notes: 'Drink water now', caption: ' She waits. ' },
    { reveal: ['figures'], notes: 'Ask who knows' },
    { to: 'deep', title: 'Deep', notes: 'Slow down here' },
  ],
};
const { presentation, texts } = shellAt(deck);

it('uses the caption of a step', () => {
  expect(captionOf(presentation, texts, 2)).toBe('She waits.');
});

it('without a caption, uses the text at the stop, except its title, hidden objects and nested topics', () => {
  expect(captionOf(presentation, texts, 0)).toBe('200 metres. Blue light. A jellyfish.');
});

it('at a reveal, uses what appears', () => {
  expect(captionOf(presentation, texts, 1)).toBe('Hidden at first.');
  expect(captionOf(presentation, texts, 3)).toBe('400 kg.');
});

it('never shows the speaker’s notes, in a caption or on the sheet', () => {
  const shown = presentation.path.flatMap((_, step) => [
    captionOf(presentation, texts, step),
    ...[true, false].flatMap((hasCaptions) => wordsOf(presentation, texts, step, 'Deep', hasCaptions).body.map(({ text }) => text)),
  ]);
  expect(shown.join(' ')).not.toMatch(/Drink water now|Ask who knows|Slow down here/);
  expect(captionOf(presentation, texts, 4)).toBe('200 metres. Blue light. Hidden at first. 400 kg. A jellyfish.');
});

it('is empty beyond the path', () => {
  expect(captionOf(presentation, texts, 99)).toBe('');
});

it('the sheet shows the written text: a line above the title and the rest below', () => {
  const lines = (step: number, hasCaptions: boolean) => {
    const { kicker, body } = wordsOf(presentation, texts, step, 'Deep', hasCaptions);
    return [kicker, ...body.map((paragraph) => paragraph.text)];
  };
  expect(lines(0, false)).toEqual(['200 metres', 'Blue light']);
  expect(lines(1, false)).toEqual(['200 metres', 'Blue light', 'Hidden at first']);
  expect(lines(2, true)).toEqual(['200 metres', 'She waits.']);
});
