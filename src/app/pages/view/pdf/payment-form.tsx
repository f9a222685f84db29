import { lockIcon, rotateIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { HttpFailure } from '#app/client/http/http.ts';
import type { Announce } from '#contract/analytics/catalogue.ts';
import type { AsyncStatus } from '#contract/async-status.ts';
import { defaultLanguage, parseLanguage } from '#locale/language.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CircularProgress } from '../../../ui/feedback/progress.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { openCheckout, type OpenCheckout } from './checkout.ts';
import { Disc, Panel, SupportText, takesFocus } from './panel.tsx';
import * as styles from './pdf-dialog.css.ts';

export interface PaymentFormProps {
  /** False while the dialog is closed, when there is no form. */
  isOpen: boolean;
  price: string;
  checkout: OpenCheckout;
  title: string;
  thumbnail: string | null;
  /** Null while unknown. */
  pageCount: number | null;
  createCheckout: (signal: AbortSignal) => Promise<string>;
  /** Called when the server says that no further payment is needed. */
  onTaken: () => void;
  onEvent: Announce;
}

/** The price, and the provider's payment form. */
export function PaymentForm({ isOpen, price, title, thumbnail, pageCount, onEvent, ...means }: PaymentFormProps) {
  const text = useText();
  const [status, setStatus] = useState<AsyncStatus>('none');
  if (status === 'error') {
    const tryAgain = () => {
      onEvent('pdf-try-again', { of: 'checkout' });
      setStatus('none');
    };
    return <CheckoutFailed onTryAgain={tryAgain} />;
  }
  return (
    <>
      <div className={styles.offer}>
        {thumbnail !== null && <img src={thumbnail} alt="" className={styles.thumbnail} />}
        <div className={styles.about}>
          <h3 tabIndex={-1} className={styles.title} dir="auto" {...takesFocus}>
            {title}
          </h3>
          <p className={styles.meta}>
            {pageCount === null ? text('share.toolbar.downloadShort') : text('pdf.pages', { count: pageCount })}
          </p>
        </div>
        <p className={styles.price}>{price}</p>
      </div>
      <div className={styles.checkout}>
        {status !== 'success' && (
          <div className={styles.opening}>
            <CircularProgress label={text('pdf.payment.opening')} size={40} />
          </div>
        )}
        {isOpen && <Checkout {...means} onStatus={setStatus} onEvent={onEvent} />}
      </div>
      {means.checkout.provider === 'stripe' && (
        <p className={styles.note}>
          <Icon name={lockIcon} size={16} />
          {text('pdf.payment.safe')}
        </p>
      )}
    </>
  );
}

interface CheckoutProps extends Pick<PaymentFormProps, 'checkout' | 'createCheckout' | 'onTaken' | 'onEvent'> {
  onStatus: (status: AsyncStatus) => void;
}

/** Holds the form for as long as it is mounted. */
function Checkout({ checkout, createCheckout, onStatus, onTaken, onEvent }: CheckoutProps) {
  const text = useText();
  const language = parseLanguage(useFrame().language) ?? defaultLanguage;
  const place = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(async (element: HTMLElement, signal: AbortSignal) => {
    const wish = { checkout, createCheckout, language, label: text('pdf.payment.form'), signal };
    onStatus('loading');
    try {
      await openCheckout(element, wish);
      if (signal.aborted) return;
      onStatus('success');
      onEvent('pdf-checkout-started', { provider: checkout.provider });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof HttpFailure && error.status === TAKEN) onTaken();
      else onStatus('error');
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    if (place.current) void open(place.current, controller.signal);
    return () => controller.abort();
  }, []);
  return <div ref={place} className={styles.place} />;
}

const TAKEN = 409;

/** Shown when the form cannot be loaded. */
function CheckoutFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const text = useText();
  return (
    <Panel
      picture={<Disc of="warning" tone="problem" />}
      title={text('pdf.checkoutFailed.title')}
      actions={
        <Button size="lg" icon={rotateIcon} onClick={onTryAgain}>
          {text('pdf.tryAgain')}
        </Button>
      }
    >
      <div className={styles.words}>
        <SupportText text="pdf.checkoutFailed.text" />
      </div>
    </Panel>
  );
}
