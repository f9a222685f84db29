import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlayerState } from '../../player/player.ts';
import { shellAt } from '../test-shell.ts';
import { announcementOf } from './announcement-of.ts';
import { ReadingDocument } from './reading.tsx';

const at = (y: number) => ({ x: 300, y, width: 400, height: 60 });
const deck = {
  title: 'All of it',
  assets: { pic: { source: 'pic.png', width: 4, height: 3, alt: 'A reef' } },
  root: {
    children: [
      {
        kind: 'topic',
        id: 'second',
        title: 'Second',
        x: 500,
        y: 200,
        width: 600,
        height: 600,
        children: [{ kind: 'text', id: 'late', ...at(100), paragraphs: 'Comes late' }],
      },
      {
        kind: 'topic',
        id: 'first',
        title: 'First',
        x: 500,
        y: 900,
        width: 600,
        height: 900,
        children: [
          { kind: 'text', id: 'heading', ...at(50), styleClass: 'title', paragraphs: 'First' },
          {
            kind: 'text',
            id: 'list',
            ...at(150),
            paragraphs: [
              { runs: ['one'], listType: 'BULLET' },
              { runs: ['two'], listType: 'BULLET' },
              { runs: [{ text: 'see', link: 'https://example.org/' }] },
            ],
          },
          { kind: 'image', id: 'pic', asset: 'pic', ...at(250) },
          {
            kind: 'table',
            rows: [
              ['a', 'b', ''],
              ['c', 'd', 'e'],
            ],
            hasHeader: true,
            ...at(350),
          },
          {
            kind: 'chart',
            chart: 'column',
            title: 'Sales',
            unit: '%',
            categories: ['May', 'June'],
            series: [{ name: 'Tea', values: [5, null] }],
            ...at(450),
          },
          { kind: 'code', code: 'let a', ...at(550) },
        ],
      },
    ],
  },
  path: [
    { to: 'first', title: 'First' },
    { reveal: ['list'], notes: 'For the speaker' },
    { to: 'second', title: 'Second', notes: 'For the speaker', caption: 'Said aloud' },
  ],
};
const shell = shellAt(deck);
const { presentation, texts, player, text } = shell;

describe('the reading view', () => {
  const html = (isReading: boolean) =>
    renderToStaticMarkup(
      <ReadingDocument outline={texts.outline} presentation={presentation} player={player} text={text} isReading={isReading} />,
    );
  const plain = html(false).replaceAll(/ class="[^"]*"/g, '');

  it('follows the order of the path, under headings, with each title once', () => {
    expect([...plain.matchAll(/<(h\d)>(.*?)<\/\1>/g)].map(([, level, title]) => `${level} ${title}`)).toEqual([
      'h2 All of it',
      'h3 First',
      'h3 Second',
    ]);
    expect(plain.indexOf('one')).toBeLessThan(plain.indexOf('Comes late'));
  });

  it('has lists, links, alternative texts, tables, and charts as tables', () => {
    expect(plain).toContain('<ul><li>one</li><li>two</li></ul>');
    expect(plain).toMatch(/<a href="https:\/\/example.org\/"[^>]*>see<\/a>/);
    expect(plain).toContain('<p>image: A reef</p>');
    expect(plain).toMatch(/<th colSpan="1" rowSpan="1" scope="col"><p>a<\/p><\/th>.*<td colSpan="1" rowSpan="1"><p>c<\/p><\/td>/);
    expect(plain, 'a header without words is no header').toContain('<td colSpan="1" rowSpan="1"></td></tr>');
    expect(plain).toContain('<caption>Sales</caption>');
    expect(plain).toContain('<th scope="row">May</th><td>5%</td>');
    expect(plain).toContain('<th scope="row">June</th><td></td>');
    expect(plain).toMatch(/<pre dir="ltr"><code>let a<\/code>/);
    const order = ['<ul>', 'A reef', 'scope="col"', 'Sales', 'let a'].map((part) => plain.indexOf(part));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it('has a button for every stop, in the tab order only while open', () => {
    expect(
      [...plain.matchAll(/<button[^>]*aria-label="([^"]*)" tabindex="(-?\d)"/gi)].map(([, name, place]) => `${name} ${place}`),
    ).toEqual(['read.show: First -1', 'read.show: Second -1']);
    expect(html(true)).not.toContain('"-1"');
  });
});

describe('announcements', () => {
  const resting: PlayerState = { phase: 'resting', step: 0, stop: 0, autoplay: { phase: 'off' }, isLooping: false };
  const telling = { presentation, texts, stops: player.stops, hasCaptions: false, text };
  const say = (before: Partial<PlayerState> | undefined, now: Partial<PlayerState>, hasCaptions = false) =>
    announcementOf(before && { ...resting, ...before }, { ...resting, ...now }, { ...telling, hasCaptions });

  it('announce a stop when the camera leaves for it, with its caption', () => {
    expect(say({}, { phase: 'flying', step: 2, stop: 1 })).toBe('announce.stop 2 2 Second. Said aloud');
    expect(say({ phase: 'flying', step: 2, stop: 1 }, { step: 2, stop: 1 })).toBeUndefined();
  });

  it('announce only the stop if captions are on, because those are read out anyway', () => {
    expect(say({}, { step: 2, stop: 1 }, true)).toBe('announce.stop 2 2 Second');
  });

  it('announce the first stop, too', () => {
    expect(say(undefined, { phase: 'flying' })).toMatch(/^announce.stop 1 2 First/);
  });

  it('announce what a reveal shows', () => {
    expect(say({}, { step: 1 })).toBe('announce.revealed one two see');
  });

  it('announce the overview, the return to the path, the end, playing and pausing', () => {
    expect(say({}, { phase: 'overview' })).toBe('announce.overview');
    expect(say({ phase: 'overview' }, { phase: 'flying' })).toMatch(/^announce.stop 1 2/);
    expect(say({ phase: 'exploring' }, { phase: 'flying' })).toMatch(/^announce.stop 1 2/);
    expect(say({}, { phase: 'ended' })).toBe('announce.ended');
    expect(say({}, { autoplay: { phase: 'playing', interval: 1, dueAt: 1 } })).toBe('announce.autoplay');
    expect(say({ autoplay: { phase: 'playing', interval: 1, dueAt: 1 } }, {})).toBe('announce.paused');
  });

  it('stay silent if nothing is new', () => {
    expect(say({}, {})).toBeUndefined();
    expect(say({}, { phase: 'exploring' })).toBeUndefined();
  });
});
