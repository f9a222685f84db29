import { rotateIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { Announce } from '#contract/analytics/catalogue.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { Failed, Making, Ready } from './export-view.tsx';
import { Disc, Panel, SupportText, Turning } from './panel.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { ExportedFile } from '#app/client/exports/export-api.ts';
import { createPdfApi, type PdfApi } from './pdf-api.ts';
import * as styles from './pdf-dialog.css.ts';
import { createPdfFlow, type PdfFlow, type PdfState } from './pdf-flow.ts';

/** Not wanted, requested, or shown. */
export type PdfTrigger = 'NotOpen' | 'Open' | 'Opened';

export interface PdfDialogProps extends Pick<
  ViewPageProps,
  'oid' | 'title' | 'shareAddress' | 'prezilink' | 'preziIsMine' | 'pdf' | 'stage' | 'thumbnail' | 'display'
> {
  trigger: PdfTrigger;
  onTrigger: (trigger: PdfTrigger) => void;
  onEvent: Announce;
}

/** Sells the PDF of a presentation if it is not free, has it made, and delivers it. */
export function PdfDialog({ trigger, onTrigger, onEvent, ...page }: PdfDialogProps) {
  const text = useText();
  const isOpen = trigger === 'Opened';
  const [{ api, flow }] = useState(() => begin(page, onEvent));
  const state = useSyncExternalStore(flow.watch, flow.read);
  const view = viewOf(state, page.pdf);

  const open = useEffectEvent(() => {
    onTrigger('Opened');
    flow.open();
  });
  useEffect(() => {
    if (trigger === 'Open') open();
  }, [trigger]);
  useEffect(() => () => flow.close(), [flow]);
  const close = () => {
    flow.close();
    onTrigger('NotOpen');
  };

  const props = { state, flow, page, isOpen, close, onEvent, createCheckout: api.createCheckout };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={text('pdf.title')} width="sm" isGuarded={view === 'payment'}>
      <div key={view} className={styles.content}>
        <View {...props} view={view} />
      </div>
      <p role="status" className={visuallyHidden}>
        <Announcement state={state} view={view} />
      </p>
    </Dialog>
  );
}

function begin(
  { oid, title, shareAddress, prezilink, preziIsMine }: Omit<PdfDialogProps, 'trigger' | 'onTrigger' | 'onEvent'>,
  onEvent: PdfDialogProps['onEvent'],
) {
  const api = createPdfApi(oid, prezilink?.link_id);
  const flow = createPdfFlow({
    api,
    oid,
    title,
    address: shareAddress,
    isMine: preziIsMine,
    wait,
    now: () => performance.now(),
    location,
    history,
    openFile,
    onEvent,
  });
  return { api, flow };
}

// Not shared: that would make one more file to load before the page responds.
const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** In a new tab. If the browser blocks it, the dialog has a link to the file. */
function openFile({ uri }: ExportedFile) {
  const link = document.createElement('a');
  Object.assign(link, { href: uri, target: '_blank', rel: 'noopener' });
  link.click();
}

type ViewName = 'checking' | 'checkFailed' | 'unconfirmed' | 'payment' | 'notForSale' | 'making' | 'ready' | 'failed';

/** Unknown: the spinner; none: the form, if PDFs are for sale; bought: the export. */
function viewOf({ purchase, check, payment, export: { state } }: PdfState, offer: PdfDialogProps['pdf']): ViewName {
  if (payment.state === 'LOADING') return 'checking';
  if (payment.state === 'INVALID') return 'unconfirmed';
  if (purchase === 'unknown') return check === 'error' ? 'checkFailed' : 'checking';
  if (purchase === 'none') return offer && offer.checkout.provider !== 'off' ? 'payment' : 'notForSale';
  if (state === 'success') return 'ready';
  return state === 'failed' || state === 'timedOut' ? 'failed' : 'making';
}

interface ViewProps {
  view: ViewName;
  state: PdfState;
  flow: PdfFlow;
  page: Omit<PdfDialogProps, 'trigger' | 'onTrigger' | 'onEvent'>;
  isOpen: boolean;
  close: () => void;
  createCheckout: PdfApi['createCheckout'];
  onEvent: PdfDialogProps['onEvent'];
}

function View({ view, state, flow, page, isOpen, close, createCheckout, onEvent }: ViewProps) {
  const text = useText();
  const { payment, export: exported } = state;
  // One per step once they are painted; until then only the number of stops is known, not the number of steps.
  const painted = page.stage.state === 'ready' ? page.stage.files.thumbnails : [];
  const stops = painted.length > 0 ? painted : Array.from({ length: page.display.stopCount }, () => null);
  const checkAgain = () => {
    onEvent('pdf-try-again', { of: 'check' });
    flow.check();
  };
  const exportAgain = (skipsMissingImages?: boolean) => {
    onEvent('pdf-try-again', { of: 'export' });
    flow.exportAgain(skipsMissingImages);
  };

  if (view === 'checking') {
    const of = payment.state === 'LOADING' ? 'payment' : 'purchase';
    return (
      <Panel
        picture={<Turning />}
        title={text(`pdf.checking.${of}`)}
        actions={
          <Button tone="outline" size="lg" onClick={close}>
            {text('pdf.cancel')}
          </Button>
        }
      >
        <p className={styles.words}>{text(`pdf.checking.${of}.text`)}</p>
      </Panel>
    );
  }
  if (view === 'unconfirmed' || view === 'checkFailed') {
    const isOnItsWay = payment.state === 'INVALID' && payment.isOnItsWay;
    const of = isOnItsWay ? 'onItsWay' : view;
    return (
      <Panel
        picture={<Disc of={isOnItsWay ? 'info' : 'warning'} tone={isOnItsWay ? 'info' : 'problem'} />}
        title={text(`pdf.${of}.title`)}
        actions={
          <Button size="lg" icon={rotateIcon} onClick={checkAgain}>
            {text(view === 'checkFailed' ? 'pdf.tryAgain' : 'pdf.checkAgain')}
          </Button>
        }
      >
        <div className={styles.words}>
          <SupportText text={`pdf.${of}.text`} />
        </div>
      </Panel>
    );
  }
  if (view === 'notForSale') {
    return (
      <Panel
        picture={<Disc of="info" tone="info" />}
        title={text('pdf.notForSale.title')}
        actions={
          <Button tone="outline" size="lg" onClick={close}>
            {text('ui.close')}
          </Button>
        }
      >
        <div className={styles.words}>
          <SupportText text="pdf.notForSale.text" />
        </div>
      </Panel>
    );
  }
  if (view === 'payment' && page.pdf && page.pdf.checkout.provider !== 'off') {
    const { price, checkout } = page.pdf;
    const pageCount = painted.length > 0 ? painted.length + 1 : null;
    return (
      <PaymentForm
        isOpen={isOpen}
        price={price}
        checkout={checkout}
        title={page.title}
        thumbnail={page.thumbnail}
        pageCount={pageCount}
        createCheckout={createCheckout}
        onTaken={flow.beTaken}
        onEvent={onEvent}
      />
    );
  }
  if (exported.state === 'success') return <Ready result={exported} mailedTo={state.mail === 'success' ? state.email : null} />;
  if (exported.state === 'failed' || exported.state === 'timedOut')
    return <Failed problem={exported} isMine={page.preziIsMine} onTryAgain={() => exportAgain()} onSkip={() => exportAgain(true)} />;
  return <Making progress={exported} pictures={{ thumbnail: page.thumbnail, stops }} onCancel={close} />;
}

const QUARTERS = 4;

/** Announces changes that do not move the focus to their text; progress only now and then. */
function Announcement({ state, view }: Pick<ViewProps, 'state' | 'view'>) {
  const text = useText();
  const { language } = useFrame();
  const exported = state.export;
  if (view === 'ready')
    return `${text('pdf.ready.title')}. ${state.mail === 'success' ? text('pdf.ready.mailed', { email: state.email ?? '' }) : ''}`;
  if (view !== 'making' || exported.state !== 'polling' || exported.pages === 0) return null;
  const quarter = Math.floor((QUARTERS * exported.pagesDone) / exported.pages);
  return quarter === 0
    ? null
    : text('pdf.making.percent', { percent: new Intl.NumberFormat(language, { style: 'percent' }).format(quarter / QUARTERS) });
}
