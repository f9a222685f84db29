import { track } from '#app/client/http/track.ts';
import type { Announce } from '#contract/analytics/catalogue.ts';
import type { AsyncStatus } from '#contract/async-status.ts';
import type { ExportedFile } from '#app/client/exports/export-api.ts';
import { runExport, type ExportState } from '#app/client/exports/export-machine.ts';
import { checkReturn, type PaymentReturn } from './payment-return.ts';
import type { PdfApi } from './pdf-api.ts';

export interface PdfState {
  purchase: 'unknown' | 'none' | 'existing' | 'new';
  /** The status of the purchase check. */
  check: AsyncStatus;
  payment: PaymentReturn;
  export: ExportState;
  /** The status of the mail with the link. */
  mail: AsyncStatus;
  /** The address of a buyer who has just paid, if known. */
  email: string | null;
}

export interface PdfFlow {
  read(): PdfState;
  watch(listener: () => void): () => void;
  /** Call whenever the dialog opens; restarts whatever was under way. */
  open(): void;
  /** Stops all requests. The view stays until the dialog opens again. */
  close(): void;
  check(): void;
  /** Call when the server says that no further payment is needed. */
  beTaken(): void;
  /** With `skips`, leaves out missing pictures from then on. */
  exportAgain(skips?: boolean): void;
}

interface Means {
  api: PdfApi;
  oid: string;
  title: string;
  /** The absolute address of the presentation's page. */
  address: string;
  isMine: boolean;
  wait(milliseconds: number): Promise<void>;
  now(): number;
  location: Location;
  history: History;
  /** Passes the file to the browser. */
  openFile(file: ExportedFile): void;
  onEvent: Announce;
}

/** Everything from requesting a PDF to the file: whether it was bought, the payment, and the export. */
export function createPdfFlow({ api, oid, title, address, isMine, wait, now, location, history, openFile, onEvent }: Means): PdfFlow {
  let state: PdfState = {
    purchase: 'unknown',
    check: 'none',
    payment: { state: 'NON_EXISTENT' },
    export: { state: 'started' },
    mail: 'none',
    email: null,
  };
  let underWay = new AbortController();
  let skipsMissingImages = false;
  let mailed: string | undefined;
  const listeners = new Set<() => void>();

  function become(change: Partial<PdfState>) {
    state = { ...state, ...change };
    listeners.forEach((tell) => tell());
  }

  /** Discards the results of everything started before. */
  function begin(): AbortSignal {
    underWay.abort();
    underWay = new AbortController();
    return underWay.signal;
  }

  async function open() {
    const signal = begin();
    become({ export: { state: 'started' }, check: 'none' });
    await checkReturn({ oid, retrieve: api.retrieveCheckout, wait, location, history, show: (payment) => become({ payment }) });
    const { payment } = state;
    if (payment.state === 'VALID' || payment.state === 'INVALID') onEvent('pdf-payment-returned', { state: payment.state });
    // Kept even if the dialog was closed in the meantime, so that nobody pays twice.
    if (payment.state === 'VALID') become({ purchase: 'new', email: payment.email });
    if (signal.aborted || payment.state === 'INVALID') return;
    if (isMine || state.purchase === 'existing') own();
    else if (state.purchase === 'new') makePdf();
    else await check();
  }

  /** `isTaken`: the server accepts no payment, so one is on its way or the visitor already owns the PDF. */
  async function check(isTaken = false) {
    const signal = begin();
    become({ purchase: 'unknown', payment: { state: 'NON_EXISTENT' } });
    const answer = await track(api.isPurchased, (status) => signal.aborted || become({ check: status })).catch(() => undefined);
    if (signal.aborted || answer === undefined) return;
    if (answer.isPending) become({ payment: { state: 'INVALID', isOnItsWay: true } });
    else if (answer.isPurchased || isTaken) own();
    else become({ purchase: 'none' });
  }

  function own() {
    become({ purchase: 'existing' });
    makePdf();
  }

  function makePdf() {
    const signal = begin();
    onEvent('pdf-export-started', { is_mine: isMine, skips_missing_images: skipsMissingImages });
    void runExport({ preziIsMine: isMine, ...(skipsMissingImages && { skipsMissingImages }) }, { api, wait, now, signal, show });
  }

  function show(next: ExportState) {
    become({ export: next });
    if (next.state === 'success') {
      onEvent('pdf-export-succeeded', { pages: next.pages, bytes: next.file.bytes ?? 0 });
      openFile(next.file);
      void mail(next.file);
    }
    if (next.state === 'failed')
      onEvent('pdf-export-failed', { cause: next.isRefused ? 'refused' : next.missingImage === null ? 'other' : 'missing-image' });
    if (next.state === 'timedOut') onEvent('pdf-export-failed', { cause: 'timeout' });
  }

  /** Sent once, to a buyer who has just paid. A failure is not shown, because the file is already here. */
  async function mail({ uri }: ExportedFile) {
    const { email } = state;
    if (email === null || mailed === email) return;
    mailed = email;
    await track(
      () => api.sendLink({ email, 'prezi-link': address, 'prezi-title': title, 'pdf-link': uri }),
      (status) => become({ mail: status }),
    ).catch(() => undefined);
  }

  return {
    read: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => void open(),
    close: () => underWay.abort(),
    check: () => void check(),
    beTaken: () => void check(true),
    exportAgain(skips = false) {
      skipsMissingImages ||= skips;
      // A refused export may have been refunded; then it is for sale again.
      if (state.export.state === 'failed' && state.export.isRefused && !isMine) void check();
      else makePdf();
    },
  };
}
