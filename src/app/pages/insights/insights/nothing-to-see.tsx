import { linkIcon } from '#app/ui/icon/page-icons.ts';
import { RichText, useFrame, useText } from '#app/client/frame.tsx';
import type { InsightsEmpty, InsightsProps } from '#contract/analytics/insights.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { metaText } from '../../../ui/type.css.ts';
import * as styles from './nothing-to-see.css.ts';

export interface NothingToSeeProps extends Partial<Pick<InsightsProps, 'presentation'>> {
  empty: Exclude<InsightsEmpty, null>;
  apart: { owner: number; bots: number };
}

/** Why there are no numbers, and how to get some. */
export function NothingToSee({ empty, presentation, apart }: NothingToSeeProps) {
  const text = useText();
  const { origin } = useFrame();
  return (
    <div className={styles.place}>
      <EmptyState
        title={text(`insights.empty.${empty}.title`)}
        action={presentation && <Actions empty={empty} presentation={presentation} />}
      >
        <RichText text={`insights.empty.${empty}.text`} elements={{ code: <code /> }} />
        {presentation && empty === 'unwatched' && <p className={styles.address} dir="ltr">{`${origin}${presentation.address}`}</p>}
      </EmptyState>
      {apart.owner + apart.bots > 0 && <p className={metaText}>{text(presentation ? 'insights.apart' : 'insights.site.apart', apart)}</p>}
    </div>
  );
}

function Actions({
  empty,
  presentation: { address, detailsAddress },
}: {
  empty: NothingToSeeProps['empty'];
  presentation: InsightsProps['presentation'];
}) {
  const text = useText();
  return (
    <div className={styles.actions}>
      {empty === 'private' ? (
        <>
          <Button href={detailsAddress} icon="globe">
            {text('insights.empty.private.action')}
          </Button>
          <Button href={`${detailsAddress}#links`} tone="outline" icon={linkIcon}>
            {text('insights.empty.private.link')}
          </Button>
        </>
      ) : (
        <Button href={address} icon={empty === 'unwatched' ? 'share' : 'play'}>
          {text(empty === 'unwatched' ? 'insights.empty.unwatched.action' : 'insights.empty.printed.action')}
        </Button>
      )}
    </div>
  );
}
