import { embedAddress, type EmbedWishes } from '#contract/embed/embed-address.ts';
import type { EmbedState } from '#contract/embed.ts';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';

const source = stripTypeScriptTypes(readFileSync(new URL('embed-script.ts', import.meta.url), 'utf8'));
const origin = 'https://lectern.example';
const state: EmbedState = {
  status: 'waiting',
  percent: 0,
  phase: 'resting',
  title: 'Light in the Deep',
  stop: 0,
  stopCount: 3,
  stops: [],
  step: 0,
  isPlaying: false,
  isLooping: false,
  isMuted: false,
  hasCaptions: false,
};

class PageElement extends EventTarget {
  dataset: Record<string, string> = {};
  textContent = '';
  children: unknown[] = [];
  replacement: unknown;
  replaceChildren = (...children: unknown[]) => void (this.children = children);
  replaceWith = (other: unknown) => void (this.replacement = other);
  constructor(dataset: Record<string, string> = {}, textContent = '') {
    super();
    Object.assign(this, { dataset, textContent });
  }
}
class LinkElement extends PageElement {
  href = '';
}
class ScriptElement extends PageElement {
  src = `${origin}/embed.js`;
}
class FrameElement extends PageElement {
  src = '';
  title = '';
  loading = '';
  allow = '';
  allowFullscreen = false;
  isRemoved = false;
  style = { cssText: '' };
  sent: Record<string, unknown>[] = [];
  contentWindow = { postMessage: (data: Record<string, unknown>, target: string) => void this.sent.push({ ...data, target }) };
  remove = () => void (this.isRemoved = true);
}

interface Player {
  frame: FrameElement;
  state: EmbedState | undefined;
  on(name: string, handler: (event: { stop: number }) => void): () => void;
  goTo(stop: number): Promise<EmbedState>;
  destroy(): void;
}

/** Simulates a page that has loaded the script and contains these marked elements. */
function load(marked: PageElement[] = []) {
  const window = new EventTarget() as EventTarget & {
    Lectern: { embed(element: PageElement, options?: object): Player; scan(): Player[] };
  };
  const document = {
    currentScript: new ScriptElement(),
    readyState: 'complete',
    querySelector: () => null,
    querySelectorAll: () => marked,
    createElement: () => new FrameElement(),
  };
  new Function(
    'window',
    'document',
    'location',
    'HTMLScriptElement',
    'HTMLAnchorElement',
    'addEventListener',
    'removeEventListener',
    source,
  )(
    window,
    document,
    { href: 'https://school.example/' },
    ScriptElement,
    LinkElement,
    window.addEventListener.bind(window),
    window.removeEventListener.bind(window),
  );
  const receive = (data: unknown, { from = origin, source: sender }: { from?: string; source: unknown }) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source: sender }));
  const open = () => {
    const player = window.Lectern.embed(new PageElement(), { oid: 'x' });
    return {
      player,
      frame: player.frame,
      sent: player.frame.sent,
      receive: (data: unknown, { from = origin, source: sender = player.frame.contentWindow as unknown } = {}) =>
        receive(data, { from, source: sender }),
    };
  };
  return { window, open };
}

describe('/embed.js', () => {
  it('has no imports, so it runs as a plain script', () => {
    expect(source).not.toMatch(/^\s*(import|export)\b/m);
  });

  it('turns marked elements into frames on its own origin', () => {
    const place = new PageElement({ lectern: 'demolightdee', autoplay: '', controls: '0', step: '3' }, 'A talk about light');
    const link = Object.assign(new LinkElement({}, 'Light in the Deep'), { href: `${origin}/p/embed/demolightdee/` });
    load([place, link]);
    expect(place.children).toMatchObject([
      {
        src: `${origin}/p/embed/demolightdee/?autoplay=1&controls=0&step=3`,
        title: 'A talk about light',
        loading: 'lazy',
        allow: 'autoplay; fullscreen',
        allowFullscreen: true,
      },
    ]);
    expect(link.replacement).toMatchObject({ src: `${origin}/p/embed/demolightdee/`, title: 'Light in the Deep' });
  });

  it('builds the same addresses as the rest of the site', () => {
    const { window } = load();
    const wishes: EmbedWishes[] = [
      {},
      { autoplay: true, loop: true },
      { autoplay: 2500 },
      { controls: false, explorable: false },
      { step: 3, lang: 'pt' },
    ];
    for (const wish of wishes)
      expect(window.Lectern.embed(new PageElement(), { oid: 'a b', ...wish }).frame.src).toBe(origin + embedAddress('a b', wish));
  });

  it('creates one player per element, and none for other sites', () => {
    const { window } = load();
    const place = new PageElement({ lectern: 'x' });
    expect(window.Lectern.embed(place)).toBe(window.Lectern.embed(place));
    expect(() => window.Lectern.embed(new PageElement(), { src: 'https://evil.example/p/embed/x/' })).toThrow('oid');
    expect(() => window.Lectern.embed(new PageElement())).toThrow('oid');
  });

  it('sends "listen" as soon as the frame is there, however it finds out', () => {
    const { frame, sent, receive } = load().open();
    frame.dispatchEvent(new Event('load'));
    receive('{"context":"player.js","event":"ready"}');
    expect(sent).toEqual([
      { lectern: 1, command: 'listen', target: origin },
      { lectern: 1, command: 'listen', target: origin },
    ]);
    receive({ lectern: 1, event: 'state', state });
    receive('{"context":"player.js","event":"ready"}');
    expect(sent).toHaveLength(2);
    expect(frame.title).toBe('Light in the Deep');
  });

  it('queues commands sent too early, and loads the frame eagerly', async () => {
    const { frame, sent, player, receive } = load().open();
    const gone = player.goTo(2);
    expect(frame.loading).toBe('eager');
    expect(sent).toEqual([]);
    receive({ lectern: 1, event: 'state', state });
    expect(sent).toEqual([{ lectern: 1, command: 'goTo', stop: 2, request: 1, target: origin }]);
    receive({ lectern: 1, event: 'answer', request: 1, state: { ...state, stop: 2 } });
    expect(await gone).toMatchObject({ stop: 2 });
    expect(player.state).toMatchObject({ stop: 2 });
  });

  it('calls handlers until they are removed', () => {
    const { player, receive } = load().open();
    const stops: number[] = [];
    const stopListening = player.on('step', ({ stop }) => stops.push(stop));
    receive({ lectern: 1, event: 'step', stop: 1, step: 3 });
    stopListening();
    receive({ lectern: 1, event: 'step', stop: 2, step: 4 });
    expect(stops).toEqual([1]);
  });

  it('accepts messages only from its frame and origin', () => {
    const { sent, player, receive } = load().open();
    receive({ lectern: 1, event: 'state', state }, { from: 'https://evil.example' });
    receive({ lectern: 1, event: 'state', state }, { source: {} });
    expect(player.state).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('destroy removes the frame and its listeners', () => {
    const { frame, sent, player, receive } = load().open();
    player.destroy();
    receive({ lectern: 1, event: 'state', state });
    frame.dispatchEvent(new Event('load'));
    expect([frame.isRemoved, player.state, sent]).toEqual([true, undefined, []]);
  });
});
