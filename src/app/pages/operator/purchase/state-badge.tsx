import { rotateIcon, undoIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import type { PurchaseState, PurchaseSummary } from '#contract/pdf/purchases.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { badges, word } from './state-badge.css.ts';

interface Look {
  icon: IconName;
  tone: keyof typeof badges;
}

const looks: Record<PurchaseState, Look> = {
  open: { icon: 'more', tone: 'quiet' },
  processing: { icon: rotateIcon, tone: 'busy' },
  paid: { icon: 'check', tone: 'good' },
  failed: { icon: 'problem', tone: 'bad' },
  expired: { icon: 'close', tone: 'quiet' },
  refunding: { icon: 'warning', tone: 'bad' },
  refunded: { icon: undoIcon, tone: 'quiet' },
};

export function StateBadge({ state }: { state: PurchaseState }) {
  const text = useText();
  const { icon, tone } = looks[state];
  return (
    <span className={badges[tone]}>
      <Icon name={icon} size={14} />
      <span className={word}>{text(`operator.state.${state}`)}</span>
    </span>
  );
}

/** Marks test purchases, so that they are not mistaken for real ones. */
export function ProviderName({ provider, isTest }: Pick<PurchaseSummary, 'provider' | 'isTest'>) {
  const text = useText();
  return (
    <>
      {provider === 'stripe' && (isTest ? 'Stripe ' : 'Stripe')}
      {isTest && (
        <span className={badges.test}>
          <Icon name="warning" size={14} />
          <span className={word}>{text('operator.test')}</span>
        </span>
      )}
    </>
  );
}
