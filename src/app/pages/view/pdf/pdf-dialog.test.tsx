// @vitest-environment happy-dom
import { featureDefaults } from '#contract/features.ts';
import type { PageFrame } from '#contract/pages.ts';
import type { PdfOffer } from '#contract/pdf/pdf-access.ts';
import { areas, type AreaName } from '#locale/catalogue.ts';
import { compileTexts } from '#locale/translate.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FrameProvider } from '../../../client/frame.tsx';
import { Toolbar, type ToolbarProps } from '../toolbar/toolbar.tsx';

const stripe = vi.hoisted(() => ({ loads: [] as string[], secrets: [] as string[], mounted: 0, destroyed: 0 }));
// The real script is only served by Stripe.
vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: async (key: string, { locale }: { locale: string }) => {
    stripe.loads.push(`${key} ${locale}`);
    return {
      async createEmbeddedCheckoutPage({ fetchClientSecret }: { fetchClientSecret: () => Promise<string> }) {
        stripe.secrets.push(await fetchClientSecret());
        return { mount: (place: HTMLElement) => ((stripe.mounted += 1), place.append('the form')), destroy: () => (stripe.destroyed += 1) };
      },
    };
  },
}));

const frame: PageFrame = {
  page: 'view',
  props: {} as PageFrame['props'],
  language: 'en',
  texts: compileTexts(Object.keys(areas) as AreaName[], 'en'),
  brand: 'Lectern',
  origin: 'https://lectern.example',
  address: '/p/demo/light/',
  presentationCount: 1,
  user: null,
  csrfToken: null,
  evaluatedFeatures: featureDefaults,
  environment: 'development',
  analytics: { mode: 'off', host: '', consent: 'never', cookieDomain: '', logApiEndpoint: '', version: '' },
};
const offer: PdfOffer = { price: '€2.90', checkout: { provider: 'test' } };
const thumbnails = ['/1.webp', '/2.webp', null, '/4.webp', '/5.webp'];
const page: ToolbarProps = {
  oid: 'demo',
  title: 'Light in the Deep',
  tags: '',
  shareAddress: 'https://lectern.example/p/demo/light/',
  privacy: 'public',
  viewCount: 1,
  hasLiked: false,
  isAuthenticated: false,
  isMobile: false,
  prezilink: null,
  makeACopyRedirectUrl: null,
  showMakeACopyButton: false,
  isResponsiveOnly: false,
  curation: null,
  evaluatedFeatures: featureDefaults,
  preziIsMine: false,
  pdf: offer,
  thumbnail: '/0.webp',
  display: { stopCount: 5 } as ToolbarProps['display'],
  stage: {
    state: 'ready',
    files: { content: { address: '', size: 0 }, fonts: [], images: [], videos: [], thumbnails, openings: [], needs: [], isRich: false },
    opening: null,
    labels: {} as never,
    suggestions: [],
  },
};
const file = { uri: '/media/e1/light-in-the-deep.pdf?signature=s', name: 'light-in-the-deep.pdf', bytes: 3_812_000 };
const status = (code: number, pagesDone = 6, stop?: number) => ({
  status: code,
  results: code === 5 ? [file] : [],
  progress: { pagesDone, pages: 6 },
  missingImage: stop === undefined ? null : { stop },
});
const token = { url: '/status/', header: 'x' };

type Answers = Record<string, unknown>;
const usual: Answers = {
  '/pdf-access/is-purchased': { isPurchased: true },
  '/pdf-access/create-checkout-session/': { client_secret: 'cs_1' },
  '/pdf-access/send-pdf-link-email/': {},
  '/backend/export/demo/pdf/': { conversion_token: { url: '/convert/', header: 'x' } },
  '/convert/': { conversion_status_token: token },
  '/status/': status(5),
};

let root: Root;
let answers: Answers;
let events: string[];
let clicked: string[];
let framed: string[];

/** A number is a status, `never` means no response; a function returns one of these, possibly later. */
const answering: typeof fetch = async (address, options) => {
  const given = answers[String(address).split('?')[0] ?? ''];
  const answer: unknown = typeof given === 'function' ? await given(options) : given;
  if (answer === 'never') return new Promise(() => {});
  return typeof answer === 'number' ? new Response('{}', { status: answer }) : new Response(JSON.stringify(answer));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answering);
  Object.assign(stripe, { loads: [], secrets: [], mounted: 0, destroyed: 0 });
  answers = { ...usual };
  events = [];
  clicked = [];
  framed = [];
  // There is nothing to load in frames, so they stay empty.
  Reflect.get(window, 'happyDOM').settings.enableIframePageLoading = true;
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation((address) => void framed.push(address));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.getAttribute('href')} ${this.target}`);
  });
  history.replaceState(null, '', '/p/demo/light/');
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const dialog = () => document.querySelector('dialog');
const words = () => dialog()?.textContent ?? '';
const heading = () => dialog()?.querySelector('h3')?.textContent;
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((element) => element.textContent.trim() === name);
const settled = () => vi.dynamicImportSettled();

async function show(changes: Partial<ToolbarProps> = {}) {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => {
    root.render(
      <FrameProvider frame={frame}>
        <Toolbar {...page} {...changes} onEvent={(...[name]) => events.push(name)} />
      </FrameProvider>,
    );
    await settled();
  });
}

async function press(name: string) {
  await act(async () => {
    button(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await follow();
}

/** Waits for a chain of several requests. */
async function follow() {
  for (let turn = 0; turn < 6; turn += 1) await act(async () => settled());
}

async function open(changes: Partial<ToolbarProps> = {}) {
  await show(changes);
  await press('Download PDFPDF');
}

describe('the trigger', () => {
  test('[PDF-7] NotOpen shows no dialog, Open and Opened show it, and closing returns to NotOpen', async () => {
    answers['/pdf-access/is-purchased'] = 'never';
    await show();
    expect(dialog()).toBeNull();
    await press('Download PDFPDF');
    expect(dialog()?.open).toBe(true);
    await press('Cancel');
    expect(dialog()?.open).toBe(false);
    await press('Download PDFPDF');
    expect(dialog()?.open).toBe(true);
    expect(events.filter((name) => name === 'pdf-download-click')).toHaveLength(2);
  });

  test('[PDF-6] is open when the visitor returns from paying, and the parameter is removed', async () => {
    history.replaceState(null, '', '/p/demo/light/?a=1&session-id=cs_1#here');
    answers['/pdf-access/retrieve-checkout-session'] = {
      status: 'complete',
      payment_status: 'paid',
      metadata: { 'prezi-oid': 'demo' },
      customer_details: { email: 'wren@example.org' },
    };
    await show();
    await follow();
    expect(dialog()?.open).toBe(true);
    expect(heading()).toBe('Your PDF is ready');
    expect(words()).toContain('We also sent the link to wren@example.org.');
    expect(`${location.pathname}${location.search}${location.hash}`).toBe('/p/demo/light/?a=1#here');
  });

  test('[PDF-6] explains an invalid return and links to support', async () => {
    history.replaceState(null, '', '/p/demo/light/?session-id=cs_1');
    answers['/pdf-access/retrieve-checkout-session'] = 404;
    await show();
    await follow();
    expect(heading()).toBe('We couldn’t confirm this payment');
    expect(button('contact support')?.getAttribute('href')).toBe('/contact/billing/');
    expect(location.search).toBe('');
  });

  test.each<[string, string, Partial<ToolbarProps>]>([
    ['with the name only inside another parameter', '?utm_term=session-id&old-session-id=1', {}],
    ['while the feature is off', '?session-id=cs_1', { evaluatedFeatures: { ...featureDefaults, 'gm-view-page-pdf-download': false } }],
    ['when there is no PDF', '?session-id=cs_1', { pdf: null }],
  ])('[PDF-6] [PDF-1] %s, no address opens it', async (_name, search, changes) => {
    history.replaceState(null, '', `/p/demo/light/${search}`);
    await show(changes);
    await follow();
    expect(dialog()).toBeNull();
  });
});

describe('the views', () => {
  test('[PDF-2] unknown: a spinner with an explanation', async () => {
    answers['/pdf-access/is-purchased'] = 'never';
    await open();
    expect(heading()).toBe('Checking this presentation');
    expect(document.activeElement?.textContent).toBe('Checking this presentation');
  });

  test('[BASE-9] a failed check can be retried', async () => {
    answers['/pdf-access/is-purchased'] = 503;
    await open();
    expect(heading()).toBe('We couldn’t check this presentation');
    expect(words(), 'the visitor may have returned from paying').not.toContain('charged');
    answers['/pdf-access/is-purchased'] = { isPurchased: true };
    await press('Try again');
    expect(heading()).toBe('Your PDF is ready');
    expect(events).toContain('pdf-try-again');
  });

  test('[PDF-2] none: the title, the page count, the price, and the form in a frame', async () => {
    answers['/pdf-access/is-purchased'] = { isPurchased: false };
    await open();
    expect(words()).toMatch(/Light in the Deep.*PDF, 6 pages.*€2\.90/);
    expect(framed).toEqual(['/pdf-access/test-checkout/?client_secret=cs_1']);
    expect(dialog()?.querySelector('iframe')?.title).toBe('Payment form');
    expect(words()).not.toContain('Your card number never reaches this server');
    expect(events).toContain('pdf-checkout-started');
    await act(async () => dialog()?.close());
    expect(dialog()?.querySelector('iframe')).toBeNull();
  });

  test('[PDF-2] shows no page count before it is known', async () => {
    answers['/pdf-access/is-purchased'] = { isPurchased: false };
    await open({
      stage: {
        ...page.stage,
        files: {
          content: { address: '', size: 0 },
          fonts: [],
          images: [],
          videos: [],
          thumbnails: [],
          openings: [],
          needs: [],
          isRich: false,
        },
      } as ToolbarProps['stage'],
    });
    expect(words()).toMatch(/Light in the DeepPDF€2\.90/);
    expect(words()).not.toMatch(/\d page/);
  });

  test('[PDF-2] none: the Stripe form, which is destroyed when the dialog closes', async () => {
    answers['/pdf-access/is-purchased'] = { isPurchased: false };
    await open({ pdf: { price: '€2.90', checkout: { provider: 'stripe', publishableKey: 'pk_1' } } });
    expect(stripe).toMatchObject({ loads: ['pk_1 en'], secrets: ['cs_1'], mounted: 1, destroyed: 0 });
    expect(words()).toContain('Your card number never reaches this server');
    await act(async () => dialog()?.close());
    expect(stripe.destroyed).toBe(1);
    await press('Download PDFPDF');
    expect(stripe).toMatchObject({ mounted: 2, destroyed: 1 });
  });

  test.each<[string, unknown]>([
    ['refused', 500],
    ['without a secret', {}],
  ])('[PDF-5] a checkout that is %s shows the exact message', async (_name, answer) => {
    Object.assign(answers, { '/pdf-access/is-purchased': { isPurchased: false }, '/pdf-access/create-checkout-session/': answer });
    await open();
    expect(words()).toContain('Something went wrong. Please try again. If the issue persists, please contact support.');
    expect(button('contact support')?.getAttribute('href')).toBe('/contact/billing/');
    expect(document.activeElement?.textContent).toBe('The payment form didn’t open');
    answers['/pdf-access/create-checkout-session/'] = { client_secret: 'cs_2' };
    await press('Try again');
    expect(framed).toEqual(['/pdf-access/test-checkout/?client_secret=cs_2']);
  });

  test.each<[string, object, string]>([
    ['already bought', { isPurchased: true }, 'Your PDF is ready'],
    ['paid but whose money has not arrived', { isPurchased: false, isPending: true }, 'Your payment is on its way'],
  ])('[PDF-4] a PDF that is %s is not paid twice', async (_name, then, title) => {
    answers['/pdf-access/is-purchased'] = { isPurchased: false };
    answers['/pdf-access/create-checkout-session/'] = () => {
      answers['/pdf-access/is-purchased'] = then;
      return 409;
    };
    await open();
    expect(heading()).toBe(title);
  });

  test.each<PdfOffer['checkout']>([{ provider: 'test' }, { provider: 'stripe', publishableKey: 'pk_1' }])(
    '[PDF-4] %j: a checkout starts when the previous one has ended, and closing aborts it',
    async (checkout) => {
      const creates: { signal: AbortSignal; end: (answer: object) => void }[] = [];
      answers['/pdf-access/is-purchased'] = { isPurchased: false };
      answers['/pdf-access/create-checkout-session/'] = ({ signal }: { signal: AbortSignal }) =>
        new Promise((end) => creates.push({ signal, end }));
      await open({ pdf: { price: '€2.90', checkout } });
      await act(async () => dialog()?.close());
      await press('Download PDFPDF');
      expect(creates.map(({ signal }) => signal.aborted)).toEqual([true]);
      creates[0]?.end({ client_secret: 'cs_1' });
      await follow();
      expect(creates.map(({ signal }) => signal.aborted)).toEqual([true, false]);
      creates[1]?.end({ client_secret: 'cs_2' });
      await follow();
      expect([...stripe.secrets, ...(dialog()?.querySelector('iframe') ? framed.slice(-1) : [])].join()).toMatch(/cs_2$/);
    },
  );

  test('[PDF-2] none, while nothing is for sale: says so and starts no payment', async () => {
    answers['/pdf-access/is-purchased'] = { isPurchased: false };
    await open({ pdf: { price: '', checkout: { provider: 'off' } } });
    expect(heading()).toBe('This PDF isn’t for sale');
    expect(button('contact support')?.getAttribute('href')).toBe('/contact/billing/');
    expect(events).toEqual(['pdf-download-click']);
    await press('Close');
    expect(dialog()?.open).toBe(false);
  });

  test('[PDF-2] existing, while nothing is for sale: makes the PDF all the same', async () => {
    await open({ pdf: { price: '', checkout: { provider: 'off' } } });
    expect(heading()).toBe('Your PDF is ready');
  });

  test('refused: says it was not bought or was refunded, does not mention charges, and offers to buy it', async () => {
    answers['/backend/export/demo/pdf/'] = 403;
    await open();
    expect(heading()).toBe('You haven’t bought this PDF');
    expect(words()).toContain('refunded');
    expect(words()).not.toContain('charged');
    answers['/pdf-access/is-purchased'] = { isPurchased: false };
    await press('Check again');
    expect(framed).toEqual(['/pdf-access/test-checkout/?client_secret=cs_1']);
  });

  test('shows the pages as they are made, and the progress', async () => {
    answers['/status/'] = status(2, 4);
    await open();
    expect(heading()).toBe('Making your PDF');
    expect(words()).toContain('Page 5 of 6');
    expect(dialog()?.querySelector('progress')?.getAttribute('value')).toBe(String(4 / 6));
    expect([...(dialog()?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))).toEqual([
      '/0.webp',
      '/1.webp',
      '/2.webp',
      '/4.webp',
      '/5.webp',
    ]);
    expect(dialog()?.querySelector('[role="status"]')?.textContent).toBe('50% done');
  });

  test('[PDF-9] done: opens the file in a new tab; it can be opened again and saved', async () => {
    await open();
    expect(clicked).toEqual([`${file.uri} _blank`]);
    expect(words()).toContain('light-in-the-deep.pdf6 pages, 3.8 MB');
    expect(document.activeElement).toBe(button('Open'));
    expect(button('Open')?.getAttribute('href')).toBe(file.uri);
    expect(button('Download')?.getAttribute('href')).toMatch(/[?&]save=1$/);
    expect(dialog()?.querySelector('[role="status"]')?.textContent).toContain('Your PDF is ready');
  });

  test('[PDF-10] failed: shows the exact message, a link to support and Try again', async () => {
    answers['/status/'] = status(6);
    await open();
    expect(words()).toContain(
      'There was a problem exporting the PDF. Please try again. If the problem persists, please reach out to contact support.',
    );
    expect(button('contact support')?.getAttribute('href')).toBe('/contact/billing/');
    expect(words()).toContain('You won’t be charged again.');
    expect(button('Skip image')).toBeUndefined();
    answers['/status/'] = status(5);
    await press('Try again');
    expect(heading()).toBe('Your PDF is ready');
  });

  test('[PDF-10] timed out: shows the exact message', async () => {
    answers['/status/'] = status(8);
    await open();
    expect(words()).toContain(
      "Yikes, it's taking longer than expected. Please try again later. If the issue persists, please contact support.",
    );
    expect(button('contact support')?.getAttribute('href')).toBe('/contact/billing/');
    expect(button('Try again')).toBeDefined();
  });

  test('a missing picture: names the stop and offers to skip it', async () => {
    answers['/status/'] = status(6, 4, 5);
    await open();
    expect(words()).toContain('An image at stop 5 didn’t load.');
    answers['/status/'] = status(5);
    await press('Skip image');
    expect(heading()).toBe('Your PDF is ready');
    answers['/status/'] = status(6, 0, 0);
    await act(async () => dialog()?.close());
    await press('Download PDFPDF');
    expect(words()).toContain('An image in the overview didn’t load.');
  });

  test('[PDF-12] mine: made without a purchase check, and without mentioning money', async () => {
    Object.assign(answers, { '/pdf-access/is-purchased': 500, '/status/': status(6) });
    await open({ pdf: null, preziIsMine: true });
    expect(heading()).toBe('We couldn’t make the PDF');
    expect(words()).not.toContain('charged');
  });
});
