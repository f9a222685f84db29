import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlayerState } from '../../player/player.ts';
import type { ViewerState } from '../../viewer.ts';
import { ShellContext } from '../shell-context.ts';
import { shellAt } from '../test-shell.ts';
import { Bar } from './bar.tsx';
import { hasDots } from './track.tsx';

const deck = (count: number) => ({
  root: {
    children: Array.from({ length: count }, (_, place) => ({
      kind: 'topic',
      id: `t${place}`,
      title: `Zone ${place + 1}`,
      x: place * 500,
      y: 0,
      width: 400,
      height: 300,
    })),
  },
  path: Array.from({ length: count }, (_, place) => ({ to: `t${place}`, title: `Zone ${place + 1}` })),
});
const render = (count: number, player: Partial<PlayerState> = {}, state: Partial<ViewerState> = {}) =>
  renderToStaticMarkup(
    <ShellContext value={shellAt(deck(count), { player, state })}>
      <Bar />
    </ShellContext>,
  );
const names = (html: string) => [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);

describe('the track', () => {
  it('has a dot for every stop, each a named button, for up to twelve stops', () => {
    const html = render(12, { stop: 2, step: 2 });
    expect(names(html).filter((name) => name?.startsWith('stop.named'))).toHaveLength(12);
    expect(html).toContain('aria-label="stop.named 3 Zone 3" aria-current="step"');
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).not.toContain('type="range"');
  });

  it('is a slider with a value text from thirteen stops on', () => {
    const html = render(13, { stop: 2, step: 2 });
    expect(html).toMatch(
      /<input[^>]*type="range"[^>]*min="1"[^>]*max="13"[^>]*aria-label="track"[^>]*aria-valuetext="announce.stop 3 13 Zone 3"[^>]*value="3"/,
    );
    expect(names(html).some((name) => name?.startsWith('stop.named'))).toBe(false);
  });

  it('is a line wherever there is no room for dots', () => {
    expect([hasDots(12, 'large', false), hasDots(13, 'large', false)]).toEqual([true, false]);
    expect([hasDots(8, 'middle', false), hasDots(9, 'middle', false)]).toEqual([true, false]);
    expect(hasDots(1, 'small', false)).toBe(false);
    expect(hasDots(6, 'small', true)).toBe(true);
  });
});

describe('the bar', () => {
  it('shows every control in order if there is room', () => {
    expect(names(render(2))).toEqual([
      'previous',
      'next',
      'stop.named 1 Zone 1',
      'stop.named 2 Zone 2',
      'overview',
      'autoplay',
      'captions',
      'fullscreen',
    ]);
    expect(render(6, { stop: 1, step: 1 })).toContain('>position 2 6<');
  });

  it('moves the rest into a menu if there is little room', () => {
    expect(names(render(6, {}, { layout: 'small' }))).toEqual(['previous', 'next', 'overview', 'more', 'fullscreen']);
  });

  it('marks what is on with aria-pressed, and keeps the name', () => {
    const html = render(3, { phase: 'overview', autoplay: { phase: 'playing', interval: 8000, dueAt: 0 } }, { hasCaptions: true });
    for (const name of ['overview', 'autoplay', 'captions'])
      expect(html).toMatch(new RegExp(`<button[^>]*aria-label="${name}"[^>]*aria-pressed="true"`));
    expect(html).toContain('>overview<');
  });

  it('names the next stop, but not before a reveal', () => {
    expect(render(3)).toContain('next.named Zone 2');
    const withReveal = { ...deck(2), path: [{ to: 't0', title: 'Zone 1' }, { reveal: ['x'] }, { to: 't1', title: 'Zone 2' }] };
    const html = (step: number) =>
      renderToStaticMarkup(
        <ShellContext value={shellAt(withReveal, { player: { step } })}>
          <Bar />
        </ShellContext>,
      );
    expect(html(0)).not.toContain('next.named');
    expect(html(1)).toContain('next.named Zone 2');
  });
});
