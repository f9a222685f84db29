import { expect, test } from 'vitest';
import { parsePresentation } from '../parse.ts';
import { plainText, transcriptOf, type TranscriptTopic } from './transcript.ts';

const transcribe = (document: unknown) => transcriptOf(parsePresentation(document).presentation);
const text = (words: string, x: number, y: number, more: object = {}) => ({
  kind: 'text',
  id: words,
  x,
  y,
  width: 200,
  height: 50,
  paragraphs: words,
  ...more,
});
const topic = (title: string, x: number, y: number, children: unknown[] = [], more: object = {}) => ({
  kind: 'topic',
  id: title,
  title,
  x,
  y,
  width: 400,
  height: 300,
  children,
  ...more,
});
const wordsOf = ({ texts }: TranscriptTopic) => texts.map(({ paragraphs }) => paragraphs.map(({ text }) => text).join(' | '));
const titlesOf = ({ topics }: TranscriptTopic) => topics.map(({ title }) => title);

test('[TEXT-1] topics contain texts and topics; a text has its id, its class and paragraphs with their largest size', () => {
  const transcript = transcribe({
    title: 'All',
    root: {
      children: [
        text('Hello', 500, 100, { styleClass: 'title' }),
        topic('Inner', 500, 500, [
          {
            ...text('list', 100, 100, { scale: 2 }),
            paragraphs: [
              { runs: [{ text: 'One ' }, { text: 'two', size: 50 }], listType: 'BULLET' },
              { runs: [' '] },
              { runs: ['three'], listType: 'NUMBER' },
              { runs: ['four'], listType: 'NUMBER' },
            ],
          },
        ]),
      ],
    },
  });
  expect(transcript).toEqual({
    title: 'All',
    texts: [{ id: 'Hello', styleClasses: ['title'], paragraphs: [{ text: 'Hello', biggestFontSize: 96 }] }],
    topics: [
      {
        title: 'Inner',
        texts: [
          {
            id: 'list',
            styleClasses: ['body'],
            paragraphs: [
              { text: 'One two', listType: 'BULLET', biggestFontSize: 100 },
              { text: '1. three', biggestFontSize: 64 },
              { text: '2. four', biggestFontSize: 64 },
            ],
          },
        ],
        topics: [],
      },
    ],
  });
});

test('[TEXT-1] texts are read in rows from top to bottom, titles first, with or without groups', () => {
  const children = [
    text('d', 700, 310),
    text('c', 300, 300),
    text('b', 700, 100),
    { kind: 'group', x: 300, y: 110, width: 200, height: 100, children: [text('a', 100, 50)] },
    text('Title', 500, 900, { styleClass: 'title' }),
  ];
  expect(wordsOf(transcribe({ root: { children } }))).toEqual(['Title', 'a', 'b', 'c', 'd']);
  expect(wordsOf(transcribe({ language: 'ar', root: { children } }))).toEqual(['Title', 'b', 'a', 'd', 'c']);
});

test('[TEXT-1] a column beside a tall picture is read as a column', () => {
  const children = [
    text('two', 720, 300),
    { kind: 'image', asset: 'x', alt: 'Tall', x: 300, y: 300, width: 400, height: 600 },
    text('three', 700, 500),
    text('one', 700, 100),
  ];
  expect(wordsOf(transcribe({ root: { children } }))).toEqual(['Tall', 'one', 'two', 'three']);
});

test('[TEXT-1] topics follow the path, then the page', () => {
  const children = [topic('d', 1500, 900, [text('in d', 0, 0)]), topic('c', 500, 900), topic('b', 1500, 100), topic('a', 500, 100)];
  expect(titlesOf(transcribe({ root: { children } }))).toEqual(['a', 'b', 'c', 'd']);
  expect(titlesOf(transcribe({ root: { children }, path: ['root', 'in d', 'b', 'd'] }))).toEqual(['d', 'b', 'a', 'c']);
});

test('[TEXT-1] everything readable is included: images, tables, charts, code and links', () => {
  const at = (y: number) => ({ x: 500, y, width: 400, height: 80 });
  const transcript = transcribe({
    assets: { pic: { source: 'pic.png', width: 4, height: 3, alt: 'From the asset' } },
    root: {
      children: [
        { kind: 'image', asset: 'pic', ...at(100) },
        { kind: 'drawing', alt: 'A drawing', drawing: { viewBox: '0 0 1 1', nodes: [] }, ...at(200) },
        {
          kind: 'table',
          rows: [
            ['a', 'b'],
            ['c', ''],
          ],
          ...at(300),
        },
        {
          kind: 'chart',
          chart: 'pie',
          title: 'Sales',
          unit: '%',
          categories: ['May', 'June'],
          series: [{ name: 'Tea', values: [5, null] }],
          ...at(400),
        },
        { kind: 'chart', chart: 'pie', title: 'Sales', alt: 'Tea wins', series: [{ values: [5] }], ...at(500) },
        { kind: 'code', code: 'let a\n\nlet b', ...at(600) },
        { kind: 'link', label: 'Read on', ...at(700) },
        { kind: 'shape', shape: 'star', ...at(800) },
        text('hidden', 500, 900),
      ],
    },
    path: ['root', { reveal: ['hidden'] }],
  });
  expect(wordsOf(transcript)).toEqual([
    'From the asset',
    'A drawing',
    'a | b | c',
    'Sales | Tea: May 5%',
    'Sales | Tea wins',
    'let a | let b',
    'Read on',
    'hidden',
  ]);
  expect(new Set(transcript.texts.slice(0, -1).flatMap(({ styleClasses }) => styleClasses))).toEqual(new Set(['body_2']));
});

test('[TEXT-1] on a flat canvas a frame is a topic containing everything centred in it; the smallest wins', () => {
  const frame = (title: string, x: number, width: number, more: object = {}) => ({
    kind: 'frame',
    id: title,
    title,
    x,
    y: 0,
    width,
    height: width,
    ...more,
  });
  const transcript = transcribe({
    schemaVersion: 0,
    objects: [
      text('outside', 900, 0),
      text('in large', -180, 0),
      text('in small', 60, 0),
      frame('large', 0, 600),
      frame('small', 60, 200, { rotation: 45 }),
      frame('far', 900, 10, { y: 2000 }),
      text('beside the turned corner', -50, -100),
    ],
  });
  expect(wordsOf(transcript)).toEqual(['outside']);
  expect(titlesOf(transcript)).toEqual(['large', 'far']);
  const [large] = transcript.topics;
  expect(large && wordsOf(large)).toEqual(['beside the turned corner', 'in large']);
  expect(large?.topics.map(wordsOf)).toEqual([['in small']]);
});

test('[TEXT-1] a custom marker replaces a number; a bullet stays a bullet', () => {
  const item = (words: string, listType: string, marker: string) => ({ runs: [words], listType, marker });
  const [list] = transcribe({
    root: {
      children: [
        text('list', 0, 0, {
          paragraphs: [item('one', 'NUMBER', '(a)'), item('two', 'BULLET', '✔'), { runs: ['three'], listType: 'NUMBER' }],
        }),
      ],
    },
  }).texts;
  expect(list?.paragraphs).toEqual([
    { text: '(a) one', biggestFontSize: 32 },
    { text: 'two', listType: 'BULLET', biggestFontSize: 32 },
    { text: '1. three', biggestFontSize: 32 },
  ]);
});

test('plain text indents topics, and does not repeat a title that is written in its topic', () => {
  const transcript = transcribe({
    title: 'All',
    root: {
      children: [
        text('x', 0, 0, { paragraphs: [{ runs: ['one'], listType: 'BULLET' }] }),
        topic('A', 0, 500, [text('A', 0, 0), topic('B', 0, 100, [text('deep', 0, 0)])]),
      ],
    },
  });
  expect(plainText(transcript)).toBe('All\n• one\n  A\n    B\n    deep');
});
