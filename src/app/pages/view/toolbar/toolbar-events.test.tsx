// @vitest-environment happy-dom
import { featureDefaults } from '#contract/features.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inFrame } from '../../../site/in-frame.tsx';
import { closeModal } from './modal-state.ts';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';

const page: ToolbarProps = {
  oid: 'demo',
  title: 'Light in the Deep',
  tags: 'Oceans',
  shareAddress: 'https://lectern.example/p/demo/light/',
  privacy: 'public',
  viewCount: 1,
  likesCount: 3,
  hasLiked: false,
  isAuthenticated: false,
  isMobile: false,
  prezilink: null,
  makeACopyRedirectUrl: '/p/copy/demo/',
  showMakeACopyButton: true,
  isResponsiveOnly: false,
  curation: null,
  evaluatedFeatures: featureDefaults,
  preziIsMine: false,
  pdf: null,
  thumbnail: null,
  display: { stopCount: 5 } as ToolbarProps['display'],
  stage: { state: 'preparing' },
};

let root: Root;
let told: unknown[];
/** Answers announcements; tests replace it to simulate missing logging. */
let answer: (done: (isSent: boolean) => void) => void;
let went: string[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told = [];
  went = [];
  answer = (done) => done(true);
  globalThis.lecternEvents = { push: ({ name, body, done }) => (told.push(body === undefined ? [name] : [name, body]), answer(done)) };
  vi.spyOn(location, 'assign').mockImplementation((address) => void went.push(String(address)));
  vi.spyOn(window, 'open').mockImplementation(() => ({ opener: null, location: { href: '' } }) as unknown as Window);
  vi.stubGlobal('fetch', async () => new Response('{}'));
  document.cookie = 'XSRF-TOKEN=t';
});
afterEach(async () => {
  await act(async () => closeModal());
  await act(async () => root.unmount());
  document.body.replaceChildren();
  globalThis.lecternEvents = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(changes: Partial<ToolbarProps> = {}) {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(inFrame(<Toolbar {...page} {...changes} />, { address: '/p/demo/light/' })));
}
const find = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((element) =>
    (element.getAttribute('aria-label') ?? element.textContent.trim()).startsWith(name),
  );
async function press(name: string, options: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  await act(async () => {
    find(name)?.dispatchEvent(event);
    await vi.dynamicImportSettled();
  });
  await act(async () => vi.dynamicImportSettled());
  return event;
}

describe('sharing', () => {
  test('logs each time the dialog opens', async () => {
    await show();
    await press('Share');
    expect(told).toEqual([['open-share']]);
    await act(async () => document.querySelector('dialog')?.close());
    await press('Share');
    expect(told).toEqual([['open-share'], ['open-share']]);
  });

  test.each([
    ['Facebook', 'FACEBOOK'],
    ['LinkedIn', 'LINKEDIN'],
    ['X (Twitter)', 'TWITTER'],
    ['Google Classroom', 'GOOGLE_CLASSROOM'],
  ])('[SHARE-4] [LOG-4] %s is logged as %s', async (label, network) => {
    await show();
    await press('Share');
    const link = [...document.querySelectorAll('dialog a')].find((element) => element.getAttribute('aria-label')?.includes(label));
    await act(async () => void link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
    expect(told).toEqual([['open-share'], ['share', { network }]]);
  });

  test('[SHARE-5] [LOG-4] logs a copied link', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show();
    await press('Share');
    await press('Copy link');
    expect(told.at(-1)).toEqual(['copy-share-link']);
  });

  test('logs sharing through the device separately, and only once shared', async () => {
    const share = vi.fn<Navigator['share']>().mockRejectedValueOnce(new DOMException('', 'AbortError')).mockResolvedValueOnce();
    Object.assign(navigator, { share, canShare: () => true });
    await show({ isMobile: true });
    await press('Share');
    expect(told).toEqual([]);
    await press('Share');
    expect(told).toEqual([['share-by-device']]);
  });

  test('[LOG-4] logs the embed dialog, and its code as soon as it is copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show();
    await press('Embed');
    expect(told).toEqual([['open-embed']]);
    await press('Copy');
    expect(told).toEqual([['open-embed'], ['copy-embed-code']]);
  });
});

describe('likes', () => {
  test('of logged-in users are logged once saved', async () => {
    await show({ isAuthenticated: true });
    await press('Like');
    await press('Like');
    expect(told).toEqual([['like', { is_logged_in: true }], ['unlike']]);
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    await press('Like');
    expect(told).toHaveLength(2);
  });

  test('[LOG-4] of visitors are logged before the sign-up', async () => {
    let done: (isSent: boolean) => void = () => {};
    answer = (answered) => void (done = answered);
    await show();
    const event = await press('Like');
    expect(told).toEqual([['like', { is_logged_in: false }]]);
    expect(event.defaultPrevented).toBe(true);
    expect(went).toEqual([]);
    await act(async () => done(false));
    expect(went).toEqual(['/signup/?next=%2Fp%2Fdemo%2Flight%2F']);
  });

  test('[LOG-4] [LOG-5] navigate after half a second even if nothing is logged', async () => {
    vi.useFakeTimers();
    answer = () => {};
    await show();
    await press('Like');
    await act(async () => vi.advanceTimersByTimeAsync(499));
    expect(went).toEqual([]);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(went).toHaveLength(1);
  });

  test('opened in another tab are left to the browser', async () => {
    await show();
    const event = await press('Like', { ctrlKey: true });
    expect(told).toEqual([['like', { is_logged_in: false }]]);
    expect(event.defaultPrevented).toBe(false);
    expect(went).toEqual([]);
  });
});

test('[LOG-4] copying is logged through data-event, logged in or not', async () => {
  await show();
  expect(find('Make a copy')?.dataset['event']).toBe('make-a-copy');
  await act(async () => root.unmount());
  await show({ isAuthenticated: true });
  expect(find('Make a copy')?.dataset['event']).toBe('make-a-copy');
});
