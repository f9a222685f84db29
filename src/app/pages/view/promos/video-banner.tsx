import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { readFeatures } from '../../../client/features.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { needsScript } from '../../../ui/type.css.ts';
import * as styles from './video-banner.css.ts';

export type VideoBannerProps = Pick<ViewPageProps, 'evaluatedFeatures' | 'authorSegment'>;

/**
 * Overlays a corner of the page and appears only when `offerBanners` knows that it was not dismissed: pages are the same bytes for all
 * visitors, so in the page flow it would shift the layout for some or flicker for others. Server-rendered only.
 */
export function VideoBanner({ evaluatedFeatures, authorSegment }: VideoBannerProps) {
  const text = useText();
  const { isEnabled } = readFeatures(evaluatedFeatures);
  const isTeaching = authorSegment === 'teacher' || authorSegment === 'student';
  const isEdu = isTeaching && isEnabled('gm-view-page-banner-human-connection-edu');
  if (!isEdu && !isEnabled('gm-view-page-banner-human-connection')) return null;
  const name = isEdu ? 'video-edu' : 'video';
  return (
    <aside className={styles.banner} data-banner={name} data-place={name} aria-labelledby="video-banner">
      <p id="video-banner" className={styles.title}>
        {text(isEdu ? 'view.banner.edu.title' : 'view.banner.video.title')}
      </p>
      <p className={styles.text}>{text(isEdu ? 'view.banner.edu.text' : 'view.banner.video.text')}</p>
      <Button href={isEdu ? routes.videoEdu : routes.video} tone="soft" className={styles.action} data-event="cta">
        {text('view.banner.action')}
      </Button>
      <IconButton
        icon="close"
        size="sm"
        label={text('ui.dismiss')}
        className={`${needsScript} ${styles.close}`}
        data-dismiss=""
        data-event="banner-dismissed"
      />
    </aside>
  );
}
