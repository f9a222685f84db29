import type { Announced } from '#contract/analytics/catalogue.ts';
import { HttpFailure } from '#app/client/http/http.ts';
import type { CheckoutSessionAnswer, SendPdfLinkBody, StartExportBody } from '#contract/pdf/pdf-access.ts';
import { describe, expect, test } from 'vitest';
import type { StatusAnswer } from '#app/client/exports/export-api.ts';
import { createPdfFlow, type PdfState } from './pdf-flow.ts';

const file = { uri: 'https://media.example/x.pdf', name: 'x.pdf', bytes: 1000 };
const done: StatusAnswer = { status: 5, results: [file], progress: { pagesDone: 6, pages: 6 }, missingImage: null };
const failed: StatusAnswer = { ...done, status: 6, results: [], missingImage: { stop: 5 } };
const working: StatusAnswer = { ...done, status: 2, results: [] };
const paid: CheckoutSessionAnswer = {
  status: 'complete',
  payment_status: 'paid',
  metadata: { 'prezi-oid': 'demo' },
  customer_details: { email: 'wren@example.org' },
};

interface World {
  isPurchased: boolean | 'pending' | Error;
  session: CheckoutSessionAnswer | Error;
  status: StatusAnswer;
  export: 'granted' | Error;
  mail: 'sent' | Error;
  isMine: boolean;
  search: string;
}

/** A flow in a world that tests can change, recording every request, file and event. */
function start(changes: Partial<World> = {}) {
  const world: World = {
    isPurchased: false,
    session: paid,
    status: done,
    export: 'granted',
    mail: 'sent',
    isMine: false,
    search: '',
    ...changes,
  };
  const asked: string[] = [];
  const exports: StartExportBody[] = [];
  const mails: SendPdfLinkBody[] = [];
  const opened: string[] = [];
  const events: Announced[] = [];
  const waits: (() => void)[] = [];
  const give = <Value>(name: string, value: Value | Error): Promise<Value> => {
    asked.push(name);
    return value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  };
  const token = { url: '/x', header: 'y' };
  const location = { pathname: '/p/demo/', search: world.search, hash: '' };
  const flow = createPdfFlow({
    api: {
      isPurchased: () =>
        give(
          'is-purchased',
          world.isPurchased instanceof Error
            ? world.isPurchased
            : { isPurchased: world.isPurchased === true, isPending: world.isPurchased === 'pending' },
        ),
      createCheckout: () => give('create', 'secret'),
      retrieveCheckout: () => give('retrieve', world.session),
      startExport: (body) => (exports.push(body), give('export', world.export === 'granted' ? token : world.export)),
      beginConversion: () => give('begin', token),
      readStatus: () => give('status', world.status),
      sendLink: (body) => (mails.push(body), give('mail', world.mail === 'sent' ? undefined : world.mail)),
    },
    oid: 'demo',
    title: 'Light',
    address: 'https://lectern.example/p/demo/',
    isMine: world.isMine,
    wait: () => new Promise((end) => waits.push(end)),
    now: () => 0,
    location: location as Location,
    history: { state: null, replaceState: () => (location.search = '') } as unknown as History,
    openFile: ({ uri }) => opened.push(uri),
    onEvent: (...event) => events.push(event),
  });
  const states: PdfState[] = [];
  flow.watch(() => states.push(flow.read()));
  const settled = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  const open = () => (flow.open(), settled());
  return { world, flow, open, settled, states, asked, exports, mails, opened, events, waits };
}

describe('the purchase', () => {
  test('[PDF-2] is unknown until the server answers that there is none', async () => {
    const { flow, open, states, asked } = start();
    await open();
    expect(states[0]).toMatchObject({ purchase: 'unknown' });
    expect(flow.read()).toMatchObject({ purchase: 'none' });
    expect(asked).toEqual(['is-purchased']);
  });

  test('[PDF-2] existing: makes the PDF immediately and opens it', async () => {
    const { flow, open, asked, opened, events } = start({ isPurchased: true });
    await open();
    expect(flow.read()).toMatchObject({ purchase: 'existing', export: { state: 'success', file, pages: 6 } });
    expect(asked).toEqual(['is-purchased', 'export', 'begin', 'status']);
    expect(opened).toEqual([file.uri]);
    expect(events).toEqual([
      ['pdf-export-started', { is_mine: false, skips_missing_images: false }],
      ['pdf-export-succeeded', { pages: 6, bytes: file.bytes }],
    ]);
  });

  test('[PDF-12] mine: makes no purchase check, and the export says so', async () => {
    const { open, asked, exports } = start({ isMine: true });
    await open();
    expect(asked).toEqual(['export', 'begin', 'status']);
    expect(exports).toEqual([{ preziIsMine: true }]);
  });

  test('[BASE-9] the check is none, loading, success or error, and can be repeated', async () => {
    const { world, flow, open, states, settled } = start({ isPurchased: new TypeError('Failed to fetch') });
    await open();
    expect(flow.read()).toMatchObject({ purchase: 'unknown', check: 'error' });
    world.isPurchased = false;
    flow.check();
    await settled();
    expect(flow.read()).toMatchObject({ purchase: 'none', check: 'success' });
    expect([...new Set(states.map(({ check }) => check))]).toEqual(['none', 'loading', 'error', 'success']);
  });

  test('[PDF-2] paid but not yet arrived: does not ask to pay again until it has', async () => {
    const { world, flow, open, settled, asked } = start({ isPurchased: 'pending' });
    await open();
    expect(flow.read()).toMatchObject({ purchase: 'unknown', payment: { state: 'INVALID', isOnItsWay: true } });
    expect(asked).toEqual(['is-purchased']);
    world.isPurchased = true;
    flow.check();
    await settled();
    expect(flow.read()).toMatchObject({ purchase: 'existing', export: { state: 'success' } });
  });

  test.each<[string, World['isPurchased'], object]>([
    ['bought: makes the PDF', true, { purchase: 'existing', export: { state: 'success' } }],
    ['on its way: says so', 'pending', { purchase: 'unknown', payment: { state: 'INVALID', isOnItsWay: true } }],
    ['neither: owned for another reason, makes the PDF', false, { purchase: 'existing', export: { state: 'success' } }],
    ['unknown: can be checked again', new TypeError('Failed to fetch'), { purchase: 'unknown', check: 'error' }],
  ])('[PDF-4] checks again when the server refuses another payment: %s', async (_name, isPurchased, state) => {
    const { world, flow, open, settled, asked } = start();
    await open();
    world.isPurchased = isPurchased;
    flow.beTaken();
    await settled();
    expect(flow.read()).toMatchObject(state);
    expect(asked.slice(0, 2)).toEqual(['is-purchased', 'is-purchased']);
  });
});

describe('returning from a payment', () => {
  test('[PDF-6] VALID is a new purchase: makes the PDF immediately, without a check', async () => {
    const { flow, open, asked, events, states } = start({ search: '?session-id=cs_1' });
    await open();
    expect(states.some(({ payment }) => payment.state === 'LOADING')).toBe(true);
    expect(flow.read()).toMatchObject({ purchase: 'new', payment: { state: 'VALID' }, export: { state: 'success' } });
    expect(asked).toEqual(['retrieve', 'export', 'begin', 'status', 'mail']);
    expect(events[0]).toEqual(['pdf-payment-returned', { state: 'VALID' }]);
  });

  test('[PDF-6] INVALID is reported, and nothing else happens until the user asks', async () => {
    const { flow, open, asked, settled } = start({ search: '?session-id=cs_1', session: new HttpFailure(404) });
    await open();
    expect(flow.read()).toMatchObject({ payment: { state: 'INVALID', isOnItsWay: false } });
    expect(asked).toEqual(['retrieve']);
    flow.check();
    await settled();
    expect(flow.read()).toMatchObject({ payment: { state: 'NON_EXISTENT' }, purchase: 'none' });
  });

  test('[PDF-6] closed before the answer: keeps the purchase, and makes the PDF when opened again', async () => {
    const { flow, open, asked, mails } = start({ search: '?session-id=cs_1' });
    const opening = open();
    flow.close();
    await opening;
    expect(asked).toEqual(['retrieve']);
    await open();
    expect(asked).toEqual(['retrieve', 'export', 'begin', 'status', 'mail']);
    expect(mails).toHaveLength(1);
  });
});

describe('the mail', () => {
  test('[PDF-11] is sent once, to a buyer who has just paid', async () => {
    const { flow, open, mails } = start({ search: '?session-id=cs_1' });
    await open();
    await open();
    expect(mails).toEqual([
      { email: 'wren@example.org', 'prezi-link': 'https://lectern.example/p/demo/', 'prezi-title': 'Light', 'pdf-link': file.uri },
    ]);
    expect(flow.read().mail).toBe('success');
  });

  test('[PDF-11] is not sent without an address', async () => {
    for (const world of [{ isPurchased: true }, { search: '?session-id=cs_1', session: { ...paid, customer_details: null } }]) {
      const { open, mails } = start(world);
      await open();
      expect(mails).toEqual([]);
    }
  });

  test('may fail without affecting the PDF', async () => {
    const { flow, open } = start({ search: '?session-id=cs_1', mail: new HttpFailure(500) });
    await open();
    expect(flow.read()).toMatchObject({ mail: 'error', export: { state: 'success' } });
  });
});

describe('the export', () => {
  test('[PDF-10] can be retried after a failure, and retried without the picture', async () => {
    const { world, flow, open, settled, exports, events } = start({ isPurchased: true, status: failed });
    await open();
    expect(flow.read().export).toEqual({ state: 'failed', missingImage: 5, isRefused: false });
    flow.exportAgain();
    await settled();
    world.status = done;
    flow.exportAgain(true);
    await settled();
    expect(flow.read().export.state).toBe('success');
    expect(exports).toEqual([{ preziIsMine: false }, { preziIsMine: false }, { preziIsMine: false, skipsMissingImages: true }]);
    const started = (skips: boolean): Announced => ['pdf-export-started', { is_mine: false, skips_missing_images: skips }];
    const lacking: Announced = ['pdf-export-failed', { cause: 'missing-image' }];
    expect(events.slice(0, -1)).toEqual([started(false), lacking, started(false), lacking, started(true)]);
  });

  test('that was refused is for sale again', async () => {
    const { world, flow, open, settled, events } = start({ isPurchased: true, export: new HttpFailure(403) });
    await open();
    expect(events.at(-1)).toEqual(['pdf-export-failed', { cause: 'refused' }]);
    expect(flow.read().export).toMatchObject({ state: 'failed', isRefused: true });
    world.isPurchased = false;
    flow.exportAgain();
    await settled();
    expect(flow.read().purchase).toBe('none');
  });

  test('stops when the dialog closes, and is joined again when it opens', async () => {
    const { world, flow, open, settled, asked, opened, waits } = start({ isPurchased: true, status: working });
    await open();
    expect(flow.read().export).toMatchObject({ state: 'polling', pagesDone: 6 });
    flow.close();
    world.status = done;
    waits.forEach((end) => end());
    await settled();
    expect(asked).toEqual(['is-purchased', 'export', 'begin', 'status']);
    expect(opened).toEqual([]);
    await open();
    expect(asked.slice(4)).toEqual(['export', 'begin', 'status']);
    expect(opened).toEqual([file.uri]);
  });
});
