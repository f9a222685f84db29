// @vitest-environment happy-dom
import { emptyForm } from '#contract/form.ts';
import type { PageFrame } from '#contract/pages.ts';
import type { ImportSummary } from '#contract/presentation/imports.ts';
import type { DashboardProps, LibraryQuery } from '#contract/presentation/library.ts';
import { languages, type Language } from '#locale/language.ts';
import { compileTexts } from '#locale/translate.ts';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inFrame, renderInFrame } from '../../site/in-frame.tsx';
import { dismissToast, readToasts } from '../../ui/overlay/toast-list.ts';
import { page as dashboardPage } from './dashboard-page.tsx';
import { sampleCard, sampleLibrary } from './sample-library.ts';

const user = {
  oid: 'marisol',
  username: 'marisol',
  publicDisplayName: 'Marisol',
  about: '',
  avatar: { initials: 'M', colour: 1, picture: null },
  email: 'marisol@example.org',
  role: 'user',
} as const;
const frameOf = (language: Language): Partial<PageFrame> => ({
  user,
  language,
  csrfToken: 'token',
  address: '/dashboard/next/',
  texts: compileTexts(['site', 'ui', ...dashboardPage.areas], language),
});
const asked = (query: Partial<LibraryQuery>): Partial<DashboardProps> => ({ query: { ...sampleLibrary.query, ...query } });
const render = (changes: Partial<DashboardProps> = {}, language: Language = 'en') => {
  const holder = document.createElement('div');
  holder.innerHTML = renderInFrame(<dashboardPage.Component {...sampleLibrary} {...changes} />, frameOf(language));
  return holder;
};
const wordsOf = (place: ParentNode, selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

const imported = (changes: Partial<ImportSummary>): ImportSummary => ({
  id: 'up1',
  fileName: 'Reef survey.pptx',
  size: 5,
  state: 'reading',
  done: 0,
  total: 0,
  problem: null,
  warnings: [],
  presentation: null,
  createdAt: '2026-05-12T09:00:00Z',
  ...changes,
});
const madeOf = {
  oid: 'reef',
  title: 'Reef',
  address: '/p/reef/reef/',
  detailsAddress: '/p/details/reef/',
  thumbnail: null,
  isDrawing: false,
};

describe('[SITE-1] the server-rendered dashboard', () => {
  test('shows each presentation with its picture, visibility, last change, and views and likes', () => {
    const [first, second] = render().querySelectorAll('article');
    expect(first?.querySelector('h2 a')?.getAttribute('href')).toBe(sampleCard.address);
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/media/light.webp');
    for (const words of ['Public', 'Edited 2 hours ago', '48,219 views'.replace('48,219', '48K'), '1 like'])
      expect(first?.textContent).toContain(words);
    for (const words of ['Private', 'Edited 2 Apr', 'Grant <report>']) expect(second?.textContent).toContain(words);
    expect([...(first?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        `${sampleCard.address}#present`,
        '/p/edit/demolightdee/',
        '/p/details/demolightdee/',
        '/p/copy/demolightdee/',
        '/p/download/demolightdee/',
        '/p/insights/demolightdee/',
      ]),
    );
  });

  test('has a sidebar with the folders under the presentations, and the storage', () => {
    const page = render(asked({ folder: 'fold' }));
    const places = [...page.querySelectorAll('nav[aria-label="Your library"] a')];
    expect(places.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Presentations', '/dashboard/next/'],
      ['Teaching1', '/dashboard/next/?folder=fold'],
      ['Analytics', '/dashboard/next/?analytics=1&sort=views'],
      ['Templates', '/presentation-template/'],
      ['Trash1', '/dashboard/next/?trash=1'],
    ]);
    expect(places.filter((link) => link.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent)).toEqual([
      'Teaching1',
    ]);
    expect(wordsOf(page, 'h1')).toEqual(['Teaching']);
    expect(page.querySelector('progress[aria-label="Storage"]')?.getAttribute('value')).toBe('0.32');
    expect(page.textContent).toContain('3.2 of 10 GB');
  });

  test('has filter, sort and layout links that keep the rest of the query', () => {
    const page = render(asked({ folder: 'fold', search: 'sea', layout: 'list', page: 3 }));
    const hrefs = (label: string) => [...page.querySelectorAll(`[aria-label="${label}"] a`)].map((link) => link.getAttribute('href'));
    expect(hrefs('Visibility')).toEqual(
      ['', '&show=public', '&show=unlisted', '&show=private'].map((show) => `/dashboard/next/?folder=fold&search=sea${show}&layout=list`),
    );
    expect(hrefs('Sort by')).toContain('/dashboard/next/?folder=fold&search=sea&sort=views&layout=list');
    expect(hrefs('Layout')).toEqual([
      '/dashboard/next/?folder=fold&search=sea&page=3',
      '/dashboard/next/?folder=fold&search=sea&layout=list&page=3',
    ]);
    const search = page.querySelector('main form[role="search"]');
    expect([...(search?.querySelectorAll('input') ?? [])].map(({ name, value }) => `${name}=${value}`)).toEqual([
      'folder=fold',
      'layout=list',
      'search=sea',
    ]);
  });

  test('is a real table in list layout, and marks the sorted column', () => {
    const page = render(asked({ layout: 'list', sort: 'views' }));
    expect(wordsOf(page, 'thead th')).toEqual(['Selection', 'Title', 'Visibility', 'Views', 'Likes', 'Modified', 'Actions']);
    expect([...page.querySelectorAll('th[aria-sort]')].map((head) => `${head.textContent} ${head.getAttribute('aria-sort')}`)).toEqual([
      'Views descending',
    ]);
    expect(wordsOf(page, 'tbody th[scope="row"]')).toEqual(['Light in the Deep', 'Grant <report>Teaching']);
  });

  test('does everything but importing without scripts, and says so', () => {
    const page = render();
    expect(page.textContent).toContain('Importing needs JavaScript.');
    const form = page.querySelector('form#selection');
    expect([
      form?.getAttribute('action'),
      form?.getAttribute('method'),
      form?.querySelector<HTMLInputElement>('[name="csrfToken"]')?.value,
    ]).toEqual(['/dashboard/next/do/', 'post', 'token']);
    expect([...(form?.querySelectorAll('button[name="action"]') ?? [])].map((button) => button.getAttribute('value'))).toEqual([
      'move',
      'privacy',
      'trash',
    ]);
    expect([...page.querySelectorAll<HTMLInputElement>('article input[type="checkbox"]')].map(({ name }) => name)).toEqual([
      'oid.demolightdee',
      'oid.grant',
    ]);
    expect([...page.querySelectorAll('article input[type="checkbox"]')].map((box) => box.getAttribute('form'))).toEqual([
      'selection',
      'selection',
    ]);
    expect(page.innerHTML).not.toContain('style=');
  });

  test('in the trash, shows how long each presentation is kept and its former visibility, without links', () => {
    const card = { ...sampleCard, privacy: 'private', privacyBefore: 'public', goesAt: '2026-05-15T09:00:00.000Z' } as const;
    const page = render({ ...asked({ isTrash: true }), cards: [card], total: 1 });
    const article = page.querySelector('article');
    expect(article?.textContent).toContain('3 days left');
    expect(article?.textContent).toContain('Public');
    expect(article?.querySelector('a')).toBeNull();
    expect(page.textContent).toContain('deleted for good after 30 days');
    expect([...page.querySelectorAll('button[name="action"]')].map((button) => button.getAttribute('value'))).toEqual(
      expect.arrayContaining(['restore', 'delete', 'empty-trash']),
    );
  });

  const nothing = { cards: [], total: 0, counts: { all: 0, public: 0, unlisted: 0, private: 0 } };
  test.each([
    ['in an empty library', { ...nothing, folders: [], trashCount: 0 }, 'Drop your first deck here'],
    ['in a search without results', { ...nothing, ...asked({ search: 'zebra' }) }, 'No results for “zebra”'],
    ['in an empty folder', { ...nothing, ...asked({ folder: 'fold' }) }, 'This folder is empty'],
    ['in an empty trash', { ...nothing, ...asked({ isTrash: true }), trashCount: 0 }, 'The trash is empty'],
    [
      'with a filter that matches nothing',
      { ...nothing, counts: { ...nothing.counts, all: 3 }, ...asked({ show: 'unlisted' }) },
      'Nothing to show here',
    ],
  ])('%s, says what to do next', (_where, changes, words) => {
    expect(
      wordsOf(render(changes), 'h2')
        .join()
        .replaceAll(/[\u2068\u2069]/gu, ''),
    ).toContain(words);
  });

  test('[SITE-5] leads to what a new presentation can begin with, in the folder that is shown', () => {
    const addressIn = (page: ParentNode) => page.querySelector('a[href^="/p/new/"]')?.getAttribute('href');
    expect(addressIn(render())).toBe('/p/new/');
    expect(addressIn(render(asked({ folder: 'fold' })))).toBe('/p/new/?folder=fold');
    expect(addressIn(render({ ...nothing, folders: [], trashCount: 0 }))).toBe('/p/new/');
    for (const elsewhere of [{ isTrash: true }, { isAnalytics: true }]) expect(addressIn(render(asked(elsewhere)))).toBeUndefined();
  });

  test('says why an action was refused', () => {
    const page = render({ form: { ...emptyForm, problem: 'Your storage is full.' } });
    expect(page.querySelector('[role="alert"]')?.textContent).toContain('Your storage is full.');
  });

  test('an empty library offers templates, each with a form that makes a copy', () => {
    const page = render({ ...nothing, folders: [], trashCount: 0 });
    expect(
      page
        .querySelector('form[action="/p/copy/timeline/"] button')
        ?.getAttribute('aria-label')
        ?.replaceAll(/[\u2068\u2069]/gu, ''),
    ).toBe('Use Timeline');
  });

  test('shows the progress and the result of each import', () => {
    const page = render({
      imports: [
        imported({ id: 'a', done: 18, total: 24 }),
        imported({
          id: 'b',
          fileName: 'Lecture 7 notes.md',
          state: 'ready',
          presentation: madeOf,
          warnings: [{ text: '3 embedded videos are shown as pictures: stops 4, 9, 12' }],
        }),
        imported({ id: 'c', fileName: 'broken.pdf', state: 'failed', problem: 'This file is password-protected.' }),
      ],
    });
    const rows = [...page.querySelectorAll('ul[aria-label="Imports"] > li')];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PPTXReef survey.pptxReading, 18 of 24 slides',
      'MDLecture 7 notes.mdReadyOpen1 note3 embedded videos are shown as pictures: stops 4, 9, 12Details',
      'PDFbroken.pdfFailedThis file is password-protected.',
    ]);
    expect([...(rows[1]?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/p/reef/reef/',
      '/p/details/reef/',
    ]);
  });

  test('a ready import can be opened, even while it is being redrawn', () => {
    const [row] = render({ imports: [imported({ state: 'ready', presentation: { ...madeOf, isDrawing: true } })] }).querySelectorAll(
      'ul[aria-label="Imports"] > li',
    );
    expect([...(row?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(['/p/reef/reef/', '/p/details/reef/']);
    expect(row?.querySelector('progress')).toBeNull();
  });

  test.each(languages)('is fully translated into %s', (language) => {
    const all = [
      render({ imports: [imported({})] }, language),
      render({ ...asked({ isTrash: true, layout: 'list' }) }, language),
      render({ ...nothing, folders: [], trashCount: 0 }, language),
    ];
    for (const page of all) expect(page.textContent).not.toMatch(/library\.|explore\.|undefined|NaN/);
  });
});

describe('[SITE-1] the dashboard with scripts', () => {
  let root: Root;
  let holder: HTMLElement;
  let sent: { method: string; address: string; body: unknown }[];
  let shown: DashboardProps;
  let answer: (body: Record<string, unknown>) => Response;
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

  async function open(changes: Partial<DashboardProps> = {}) {
    shown = { ...sampleLibrary, ...changes };
    const element = <dashboardPage.Component {...shown} />;
    holder.innerHTML = renderInFrame(element, frameOf('en'));
    await act(async () => {
      root = hydrateRoot(holder, inFrame(element, frameOf('en')));
    });
  }
  const press = (element: Element | null | undefined, init: MouseEventInit = {}) =>
    act(async () => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })));
  const boxes = () => [...holder.querySelectorAll<HTMLInputElement>('article input[type="checkbox"]')];
  const button = (words: string, within: ParentNode = holder) =>
    [...within.querySelectorAll('button, [role="menuitem"]')].find(({ textContent }) => textContent === words);
  const posts = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const type = (field: HTMLInputElement | null | undefined, value: string) =>
    act(async () => {
      if (!field) throw new Error('No such field');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    history.replaceState(null, '', '/dashboard/next/');
    sent = [];
    answer = () => json({ done: 'Done.' });
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
      const fields = typeof body === 'string' ? JSON.parse(body) : null;
      sent.push({ method, address, body: fields });
      return method === 'POST' ? answer(fields) : json(shown);
    });
    // Missing from this DOM.
    vi.stubGlobal('SubmitEvent', globalThis.SubmitEvent ?? Event);
    HTMLElement.prototype.hidePopover ??= () => undefined;
    holder = document.createElement('div');
    document.body.append(holder);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    holder.remove();
    for (const { id } of readToasts()) dismissToast(id);
    vi.unstubAllGlobals();
  });

  test('selects several, a range with Shift, all, and clears the selection with Escape', async () => {
    await open({ cards: ['a', 'b', 'c', 'd'].map((oid) => ({ ...sampleCard, oid, title: oid })) });
    await press(boxes()[0]);
    await press(boxes()[2], { shiftKey: true });
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, false]);
    expect(holder.querySelector('form#selection [role="status"]')?.textContent).toBe('3 selected');
    const [all] = [...holder.querySelectorAll('label')].filter(({ textContent }) => textContent === 'Select all on this page');
    await press(all?.querySelector('input'));
    expect(boxes().every(({ checked }) => checked)).toBe(true);
    await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(boxes().some(({ checked }) => checked)).toBe(false);
  });

  test('moves the selection to the trash immediately, says so, and undoes it', async () => {
    await open();
    for (const box of boxes()) await press(box);
    answer = () => json({ done: '2 presentations moved to trash.' });
    await press(button('Move to trash', holder.querySelector('form#selection') ?? holder));
    expect(posts()).toEqual([{ action: 'trash', oid: ['demolightdee', 'grant'] }]);
    const [toast] = readToasts();
    expect([toast?.text, toast?.action?.label]).toEqual(['2 presentations moved to trash.', 'Undo']);
    await act(async () => toast?.action?.onSelect());
    expect(posts()[1]).toEqual({ action: 'restore', oid: ['demolightdee', 'grant'] });
    // The list is refreshed after each action.
    expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });

  test('says so when an action fails', async () => {
    await open();
    await press(boxes()[0]);
    answer = () => json({}, 500);
    await press(button('Move to trash', holder.querySelector('form#selection') ?? holder));
    expect(readToasts().map(({ tone, text }) => [tone, text])).toEqual([['problem', 'That didn’t work. Nothing was changed. Try again.']]);
  });

  test('renames with the revision that was shown; on a conflict, shows both names and lets the user choose', async () => {
    await open();
    await press(button('Rename', holder.querySelector('article') ?? holder));
    const dialog = holder.querySelector('dialog');
    await type(dialog?.querySelector('input'), 'Darkness');
    answer = () => json({ detail: 'It has since been renamed to “Depths”.', current: 'Depths', revision: 9 }, 409);
    await press(button('Save', dialog ?? holder));
    await act(async () => dialog?.querySelector('form[id]')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(posts()[0]).toEqual({ action: 'rename', oid: ['demolightdee'], name: 'Darkness', revision: 4 });
    expect(dialog?.textContent).toContain('It has since been renamed to “Depths”.');
    answer = () => json({ done: 'Renamed.' });
    const insists = [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.startsWith('Use'));
    await press(insists);
    expect(posts().at(-1)).toEqual({ action: 'rename', oid: ['demolightdee'], name: 'Darkness', revision: 9 });
    expect(holder.querySelector('dialog')).toBeNull();
  });

  test('moves to a folder, and undo returns each presentation to its previous one', async () => {
    await open();
    await press(boxes()[0]);
    await press(boxes()[1]);
    await press(button('Move to folder', holder.querySelector('form#selection') ?? holder));
    const dialog = holder.querySelector('dialog');
    await press(dialog?.querySelectorAll('input[type="radio"]')[1]);
    await press(button('Move', dialog ?? holder));
    expect(posts()[0]).toEqual({ action: 'move', oid: ['demolightdee', 'grant'], folder: 'fold' });
    await act(async () => readToasts()[0]?.action?.onSelect());
    expect(posts().slice(1)).toEqual([
      { action: 'move', oid: ['demolightdee'], folder: '' },
      { action: 'move', oid: ['grant'], folder: 'fold' },
    ]);
  });

  test('switches views and searches without leaving the page', async () => {
    await open();
    shown = { ...sampleLibrary, ...asked({ show: 'private' }), cards: [], total: 0 };
    await press(holder.querySelector('[aria-label="Visibility"] a[href*="private"]'));
    expect([location.search, holder.querySelectorAll('article').length]).toEqual(['?show=private', 0]);
    const form = holder.querySelector('main form[role="search"]');
    await type(form?.querySelector<HTMLInputElement>('input[name="search"]'), ' reef ');
    await act(async () => void form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(sent.at(-1)?.address).toBe('/dashboard/next/?search=reef&show=private');
  });

  test('focuses the heading of a new view, but leaves the focus alone when only filters change', async () => {
    await open();
    const focused = () => document.activeElement === holder.querySelector('h1');
    await press(holder.querySelector('[aria-label="Visibility"] a[href*="private"]'));
    expect(focused()).toBe(false);
    shown = { ...sampleLibrary, ...asked({ isTrash: true }) };
    await press(holder.querySelector('nav[aria-label="Your library"] a[href*="trash"]'));
    expect([focused(), holder.querySelector('h1')?.textContent]).toEqual([true, 'Trash']);
  });

  test('dismisses all finished imports together, and nothing else', async () => {
    const ready = { state: 'ready', presentation: madeOf } as const;
    await open({ imports: [imported({ id: 'a', ...ready }), imported({ id: 'b', state: 'failed', problem: 'Torn.' })] });
    expect(button('Clear finished')).toBeUndefined();
    await act(async () => root.unmount());
    await open({
      imports: [imported({ id: 'a', ...ready }), imported({ id: 'b', state: 'failed', problem: 'Torn.' }), imported({ id: 'c', ...ready })],
    });
    await press(button('Clear finished'));
    expect(sent.filter(({ method }) => method === 'DELETE').map(({ address }) => address.match(/[ac]\/?$/u)?.[0].slice(0, 1))).toEqual([
      'a',
      'c',
    ]);
  });

  test('Escape closes the import options and returns the focus to their button', async () => {
    await open();
    const opener = button('Options');
    await press(opener);
    const radio = holder.querySelector('input[type="radio"][value="spiral"]');
    await act(async () => void radio?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect([opener?.getAttribute('aria-expanded'), document.activeElement === opener]).toEqual(['false', true]);
  });

  test('without folders, moving starts by creating one', async () => {
    await open({ folders: [] });
    await press(boxes()[0]);
    await press(button('Move to folder', holder.querySelector('form#selection') ?? holder));
    const dialog = holder.querySelector('dialog') ?? holder;
    await press(button('Move', dialog));
    expect(posts()).toEqual([]);
    expect(button('New folder', dialog)?.hasAttribute('data-autofocus')).toBe(true);
  });

  test('names each file it does not send, and why, before sending any', async () => {
    await open();
    const input = holder.querySelector<HTMLInputElement>('input[type="file"]');
    const huge = new File(['x'], 'huge.pptx');
    Object.defineProperty(huge, 'size', { value: 300_000_000 });
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'film.mp4'), huge] });
    await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })));
    const told = holder.querySelector('[role="alert"]')?.textContent?.replaceAll(/[\u2068\u2069]/gu, '');
    expect(told).toContain('2 files were skipped');
    expect(told).toContain('film.mp4 isn’t a supported file type.');
    expect(told).toContain('huge.pptx is 300 MB. Files can be up to 200 MB.');
  });
});
