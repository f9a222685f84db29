// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Announcement } from '../announce.ts';
import { hearClicks } from './hear-clicks.ts';

let told: Announcement[];
let leadsAway: boolean;
beforeAll(() => {
  hearClicks();
  addEventListener('click', (event) => leadsAway || event.preventDefault());
});
beforeEach(() => {
  told = globalThis.lecternEvents = [];
  leadsAway = false;
  vi.stubGlobal('navigator', { sendBeacon: () => true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (html: string) => (document.body.innerHTML = html);
const pressed = (selector = '#it', options: MouseEventInit = {}, type = 'click') => {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...options }));
  return told.map(({ name, body }) => [name, body]);
};

describe('[LOG-4] what is pressed is told before anything leads away', () => {
  test.each([
    ['<header><a href="/"><b id="it">Lectern</b></a></header>', 'logo', {}],
    ['<header><a id="it" href="/login?next=%2F">Log in</a></header>', 'log-in', { place: 'header' }],
    ['<main><section data-place="hero"><a id="it" href="/signup/">Get started</a></section></main>', 'sign-up', { place: 'hero' }],
    ['<main><a id="it" href="/explore/search/?search=deep%20sea">deep sea</a></main>', 'suggested-term', { term: 'deep sea' }],
    ['<main><a id="it" href="/contact/abuse/demolightdee/">Report</a></main>', 'report', {}],
  ])('%s', (html, name, body) => {
    show(html);
    expect(pressed()).toEqual([[name, body]]);
  });

  test('a card at the side tells where it leads, without the query', () => {
    show('<aside><a id="it" href="/p/demotides/tides/?from=side">Tides</a></aside>');
    expect(pressed()).toEqual([['sidebar-card', { place: 'aside', address: `${location.origin}/p/demotides/tides/` }]]);
  });

  test('a mark names the event and its fields, on whatever is pressed', () => {
    show('<footer><button data-event="share" data-event-network="LINKEDIN"><i id="it"></i></button></footer>');
    expect(pressed()).toEqual([['share', { network: 'LINKEDIN' }]]);
  });

  test('a mark goes before what a link would be taken for, and knows place and address by itself', () => {
    show('<main><a id="it" href="/signup/?next=%2Fdashboard%2F" data-event="cta">Make your own</a></main>');
    expect(pressed()).toEqual([['cta', { place: 'main', address: `${location.origin}/signup/` }]]);
  });

  test('an empty mark, a link to elsewhere and plain text are not told of', () => {
    show(
      '<main><a id="none" data-event="" href="/login">Like</a><a id="other" href="https://example.com/login">There</a><p id="text">Words</p><a id="plain" href="/explore/">Explore</a></main>',
    );
    expect(['#none', '#other', '#text', '#plain'].flatMap((selector) => pressed(selector))).toEqual([]);
  });

  test('the middle button is told of, the one with the menu is not', () => {
    show('<header><a id="it" href="/">Lectern</a></header>');
    pressed('#it', { button: 2 }, 'auxclick');
    expect(pressed('#it', { button: 1 }, 'auxclick')).toEqual([['logo', {}]]);
  });

  test('it presses no buttons', () => {
    show('<main><button id="it" data-event="log-out">Log out</button></main>');
    expect(pressed('#it', { button: 1 }, 'auxclick')).toEqual([]);
  });

  test('a link to another place of the same page is not told of', () => {
    show('<header><a id="skip" href="#content">Skip to content</a><a id="it" href="/#content">Lectern</a></header>');
    history.replaceState(null, '', '/?a=1');
    expect(pressed('#skip')).toEqual([]);
    expect(pressed()).toEqual([['logo', {}]]);
    history.replaceState(null, '', '/');
    expect(pressed()).toHaveLength(1);
  });

  test('two clicks are told once, and what is at work already is not pressed', () => {
    show('<form><button id="it" data-event="make-a-copy">Make a copy</button></form>');
    pressed('#it', { detail: 1 });
    expect(pressed('#it', { detail: 2 })).toEqual([['make-a-copy', {}]]);
    document.querySelector('#it')?.setAttribute('aria-busy', 'true');
    expect(pressed('#it', { detail: 1 })).toHaveLength(1);
  });

  test('a form that is sent tells the value of the control that a field names, and nothing when it is pressed', () => {
    show('<form data-event="language-changed" data-event-chosen="language"><input id="text"><input name="language" value="hu"></form>');
    expect(pressed('#text')).toEqual([]);
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(told.map(({ name, body }) => [name, body])).toEqual([['language-changed', { chosen: 'hu' }]]);
  });
});

describe('[LOG-5] without a beacon, a link waits for its event, 500 ms at most', () => {
  const assign = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    leadsAway = true;
    vi.stubGlobal('navigator', {});
    assign.mockReset();
    const { origin } = location;
    vi.stubGlobal('location', { origin, assign });
    show('<header><a id="it" href="/login">Log in</a></header>');
  });
  const press = (options: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    document.querySelector('#it')?.dispatchEvent(event);
    return event;
  };

  test('it leads on when the event is out', async () => {
    press();
    expect(assign).not.toHaveBeenCalled();
    told[0]?.done(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(assign.mock.calls).toEqual([[expect.stringMatching(/\/login$/)]]);
  });

  test('it leads on when nothing comes', async () => {
    press();
    await vi.advanceTimersByTimeAsync(499);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(assign).toHaveBeenCalledOnce();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('what opens elsewhere is left alone: %o', async (options) => {
    expect(press(options).defaultPrevented).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(assign).not.toHaveBeenCalled();
    expect(told).toHaveLength(1);
  });

  test('a link out of all frames waits only where there is none', async () => {
    show('<main><a id="it" href="/signup/" target="_top">Sign up</a></main>');
    vi.stubGlobal('top', {});
    expect(press().defaultPrevented).toBe(false);
    vi.stubGlobal('top', self);
    expect(press().defaultPrevented).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(assign).toHaveBeenCalledOnce();
  });

  test('so is a link that something else has taken over', async () => {
    document.querySelector('#it')?.addEventListener('click', (event) => event.preventDefault());
    press();
    await vi.advanceTimersByTimeAsync(600);
    expect(assign).not.toHaveBeenCalled();
  });
});
