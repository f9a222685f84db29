import { sparklesIcon } from '#app/ui/icon/page-icons.ts';
import { RichText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { readFeatures } from '../../../client/features.ts';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as styles from './ai-promo.css.ts';

/** A strip under the header, the same for all visitors, so nothing shifts. Server-rendered only. */
export function AiPromo({ evaluatedFeatures }: Pick<ViewPageProps, 'evaluatedFeatures'>) {
  if (!readFeatures(evaluatedFeatures).isEnabled('gm-promote-ai-on-viewpage')) return null;
  return (
    <aside className={styles.strip} data-banner="ai-promo" data-place="ai-promo" aria-labelledby="ai-promo">
      <Icon name={sparklesIcon} size={18} className={styles.icon} />
      <p id="ai-promo">
        <RichText text="view.ai" elements={{ strong: <strong />, link: <TextLink href={routes.product} data-event="cta" /> }} />
      </p>
    </aside>
  );
}
