import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import { expect, test } from 'vitest';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { Transcript } from './transcript.tsx';

const topic = (title: string, texts: TranscriptTopic['texts'] = [], topics: TranscriptTopic[] = []): TranscriptTopic => ({
  title,
  texts,
  topics,
});
const said = (
  styleClass: 'title' | 'subtitle' | 'body',
  ...paragraphs: (string | { point: string } | { large: string })[]
): TranscriptTopic['texts'][number] => ({
  id: `${styleClass} ${JSON.stringify(paragraphs)}`,
  styleClasses: [styleClass],
  paragraphs: paragraphs.map((paragraph) =>
    typeof paragraph === 'string'
      ? { text: paragraph, biggestFontSize: 20 }
      : 'point' in paragraph
        ? { text: paragraph.point, listType: 'BULLET', biggestFontSize: 20 }
        : { text: paragraph.large, biggestFontSize: 40 },
  ),
});

const render = (transcriptData: TranscriptTopic, contentLanguage = 'en') =>
  renderInFrame(
    <Transcript title="Deep" transcriptData={transcriptData} transcriptPart={{ part: 1, count: 1 }} contentLanguage={contentLanguage} />,
  );
/** The blocks as `h3 words`. */
const blocksOf = (html: string) => [...html.matchAll(/<(h[2-6]|p|li)\b[^>]*>([^<]+)</g)].map(([, element, words]) => `${element} ${words}`);

test('[TEXT-1] topics are nested headings, down to the sixth level at most', () => {
  const deep = topic(
    'Deep',
    [],
    [topic('a', [], [topic('b', [], [topic('c', [], [topic('d', [], [topic('e', [said('body', 'words')])])])])])],
  );
  expect(blocksOf(render(deep))).toEqual(['h2 Transcript', 'h3 a', 'h4 b', 'h5 c', 'h6 d', 'h6 e', 'p words']);
});

test('[TEXT-1] a title repeated in its topic appears once, and so does that of the page', () => {
  const html = render(
    topic('Deep', [said('title', 'Deep'), said('subtitle', 'A descent')], [topic('Reef', [said('title', 'Reef'), said('body', 'Bright')])]),
  );
  expect(blocksOf(html)).toEqual(['h2 Transcript', 'p A descent', 'h3 Reef', 'p Bright']);
});

test('[TEXT-1] titles and subtitles are headings if text follows; otherwise they are plain text', () => {
  const html = render(
    topic(
      'Deep',
      [],
      [
        topic('Zone', [said('subtitle', 'Depth'), said('body', 'Two hundred metres'), said('subtitle', 'The end')]),
        topic('', [said('title', 'Without a name'), said('body', 'Words')]),
      ],
    ),
  );
  expect(blocksOf(html)).toEqual([
    'h2 Transcript',
    'h3 Zone',
    'h4 Depth',
    'p Two hundred metres',
    'p The end',
    'h3 Without a name',
    'p Words',
  ]);
});

test('[TEXT-1] consecutive list items form one list, and larger text is emphasised', () => {
  const html = render(
    topic(
      'Deep',
      [],
      [
        topic('Zone', [
          said('body', 'before', { point: 'one' }, { point: 'two' }, 'after'),
          said('body', { large: '400 kg' }, 'on a coin'),
        ]),
      ],
    ),
  );
  expect(blocksOf(html).slice(2)).toEqual(['p before', 'li one', 'li two', 'p after', 'p 400 kg', 'p on a coin']);
  expect(html.match(/<ul/g)).toHaveLength(1);
  const classOf = (words: string) => new RegExp(`<p class="([^"]+)"[^>]*>${words}<`).exec(html)?.[1];
  expect(classOf('400 kg')).not.toBe(classOf('on a coin'));
  expect(classOf('on a coin')).toBe(classOf('after'));
});

test('[TEXT-4] renders the full text in its own language and direction, without inline styles', () => {
  const html = render(topic('Deep', [], [topic('الجوزاء', [said('body', 'Orion')])]), 'ar');
  expect(html).toMatch(/<div[^>]*lang="ar"[^>]*><div dir="rtl">.*الجوزاء.*<p[^>]*dir="auto"[^>]*>Orion/s);
  expect(html).not.toContain('style=');
  expect(render(topic('Deep'))).toContain('This presentation has no text.');
});

test('[TEXT-2] is rendered collapsed, with a toggle', () => {
  expect(render(topic('Deep', [said('body', 'words')]))).toMatch(/<button[^>]*aria-expanded="false"[^>]*>See full transcript/);
});
