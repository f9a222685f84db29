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

describe('[LOG-4] logs clicks before the page navigates away', () => {
  test.each([
    ['<header><a href="/"><b id="it">Lectern</b></a></header>', 'logo', {}],
    ['<header><a id="it" href="/login?next=%2F">Log in</a></header>', 'log-in', { place: 'header' }],
    ['<main><section data-place="hero"><a id="it" href="/signup/">Get started</a></section></main>', 'sign-up', { place: 'hero' }],
    ['<main><a id="it" href="/explore/search/?search=deep%20sea">deep sea</a></main>', 'suggested-term', { term: 'deep sea' }],
    ['<header><a id="it" href="/explore/">Explore</a></header>', 'cta', { place: 'header', address: `${location.origin}/explore/` }],
    ['<main><a id="it" href="/contact/abuse/demolightdee/">Report</a></main>', 'report', {}],
  ])('%s', (html, name, body) => {
    show(html);
    expect(pressed()).toEqual([[name, body]]);
  });

  test('a sidebar card reports its destination without the query', () => {
    show('<aside><a id="it" href="/p/demotides/tides/?from=side">Tides</a></aside>');
    expect(pressed()).toEqual([['sidebar-card', { place: 'aside', address: `${location.origin}/p/demotides/tides/` }]]);
  });

  test('data-event names the event and its fields, on any element', () => {
    show('<footer><button data-event="share" data-event-network="LINKEDIN"><i id="it"></i></button></footer>');
    expect(pressed()).toEqual([['share', { network: 'LINKEDIN' }]]);
  });

  test("data-event takes precedence over the link's own event; place and address are filled in", () => {
    show('<main><a id="it" href="/signup/?next=%2Fdashboard%2F" data-event="cta">Make your own</a></main>');
    expect(pressed()).toEqual([['cta', { place: 'main', address: `${location.origin}/signup/` }]]);
  });

  test('ignores an empty data-event, external links and plain text', () => {
    show(
      '<main><a id="none" data-event="" href="/login">Like</a><a id="other" href="https://example.com/login">There</a><p id="text">Words</p><a id="plain" href="/settings/">Settings</a></main>',
    );
    expect(['#none', '#other', '#text', '#plain'].flatMap((selector) => pressed(selector))).toEqual([]);
  });

  test('logs the middle button, but not the right one', () => {
    show('<header><a id="it" href="/">Lectern</a></header>');
    pressed('#it', { button: 2 }, 'auxclick');
    expect(pressed('#it', { button: 1 }, 'auxclick')).toEqual([['logo', {}]]);
  });

  test('a middle click on a button logs nothing', () => {
    show('<main><button id="it" data-event="log-out">Log out</button></main>');
    expect(pressed('#it', { button: 1 }, 'auxclick')).toEqual([]);
  });

  test('ignores links to another place on the same page', () => {
    show('<header><a id="skip" href="#content">Skip to content</a><a id="it" href="/#content">Lectern</a></header>');
    history.replaceState(null, '', '/?a=1');
    expect(pressed('#skip')).toEqual([]);
    expect(pressed()).toEqual([['logo', {}]]);
    history.replaceState(null, '', '/');
    expect(pressed()).toHaveLength(1);
  });

  test('logs a double click once, and ignores busy controls', () => {
    show('<form><button id="it" data-event="make-a-copy">Make a copy</button></form>');
    pressed('#it', { detail: 1 });
    expect(pressed('#it', { detail: 2 })).toEqual([['make-a-copy', {}]]);
    document.querySelector('#it')?.setAttribute('aria-busy', 'true');
    expect(pressed('#it', { detail: 1 })).toHaveLength(1);
  });

  test('logs a search of the site before the page is hydrated, and no other one', () => {
    const submit = () => {
      document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      return told.map(({ name, body }) => [name, body]);
    };
    show('<form><input name="search" value="my notes"></form>');
    expect(submit()).toEqual([]);
    show('<form data-search="collapsed"><input name="search" value=""></form>');
    expect(submit()).toEqual([]);
    show('<form data-search="collapsed"><input name="search" value=" deep sea "></form>');
    expect(submit()).toEqual([['search', { term: 'deep sea' }]]);
  });

  test('submitting a form logs the value of the control a field names; clicking in the form logs nothing', () => {
    show('<form data-event="language-changed" data-event-chosen="language"><input id="text"><input name="language" value="hu"></form>');
    expect(pressed('#text')).toEqual([]);
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(told.map(({ name, body }) => [name, body])).toEqual([['language-changed', { chosen: 'hu' }]]);
  });
});

describe('[LOG-5] without a beacon, a link waits for its event for up to 500 ms', () => {
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

  test('follows the link once the event is sent', async () => {
    press();
    expect(assign).not.toHaveBeenCalled();
    told[0]?.done(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(assign.mock.calls).toEqual([[expect.stringMatching(/\/login$/)]]);
  });

  test('follows the link when sending takes too long', async () => {
    press();
    await vi.advanceTimersByTimeAsync(499);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(assign).toHaveBeenCalledOnce();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('does not delay links that open elsewhere: %o', async (options) => {
    expect(press(options).defaultPrevented).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(assign).not.toHaveBeenCalled();
    expect(told).toHaveLength(1);
  });

  test('delays a target="_top" link only at the top level', async () => {
    show('<main><a id="it" href="/signup/" target="_top">Sign up</a></main>');
    vi.stubGlobal('top', {});
    expect(press().defaultPrevented).toBe(false);
    vi.stubGlobal('top', self);
    expect(press().defaultPrevented).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(assign).toHaveBeenCalledOnce();
  });

  test('does not delay links whose click is already handled', async () => {
    document.querySelector('#it')?.addEventListener('click', (event) => event.preventDefault());
    press();
    await vi.advanceTimersByTimeAsync(600);
    expect(assign).not.toHaveBeenCalled();
  });
});
