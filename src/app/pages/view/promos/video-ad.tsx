import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { readFeatures } from '../../../client/features.ts';
import { Button } from '../../../ui/button/button.tsx';
import * as styles from './video-ad.css.ts';

export interface VideoAdProps extends Pick<ViewPageProps, 'evaluatedFeatures'> {
  place: 'sidebar' | 'bottom';
}

/** Links to the pages about video, wherever its flag allows. Server-rendered only. */
export function VideoAd({ evaluatedFeatures, place }: VideoAdProps) {
  const text = useText();
  if (!readFeatures(evaluatedFeatures).isEnabled(`gm-video-ad-viewpage-${place}`)) return null;
  return (
    <div className={styles.ad} data-place={`video-ad-${place}`}>
      <div>
        <p className={styles.title}>{text('view.banner.video.title')}</p>
        <p className={styles.text}>{text('view.banner.video.text')}</p>
      </div>
      <Button href={routes.video} tone="outline" data-event="cta">
        {text('view.banner.action')}
      </Button>
    </div>
  );
}
