import { announce } from '#app/client/analytics/announce.ts';
import { Still } from '#app/site/still.tsx';
import type { PageProps } from '#contract/pages.ts';
import { onChunkFailure } from '#viewer/chunks/chunk.ts';
import { useEffect } from 'react';
import '../../site/call-to-action.css.ts';
import { ShellEnd, SiteLayout } from '../../site/site-layout.tsx';
import '../../ui/button/text-link.css.ts';
import type { Page } from '../page.ts';
import { About } from './about/about.tsx';
import { PrivateHeader } from './private-header/private-header.tsx';
import './preparing/preparing.css.ts';
import './promos/ai-promo.css.ts';
import './promos/bottom-call-to-action.css.ts';
import { NativeAppPromo } from './promos/native-app-promo.tsx';
import { offerBanners } from './promos/offer-banners.ts';
import './promos/video-ad.css.ts';
import { VideoBanner } from './promos/video-banner.tsx';
import { animatePreviews } from './sidebar/animate-previews.ts';
import './sidebar/sidebar-card.css.ts';
import './sidebar/sidebars.css.ts';
import { Trending } from './sidebar/trending.tsx';
import { ViewerStage } from './stage/viewer-stage.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { Transcript } from './transcript/transcript.tsx';
import * as styles from './view-page.css.ts';

// Server-rendered only; the browser needs only their styles, which are imported above.
const [side, ai, end, ad, making] = import.meta.env.SSR
  ? await Promise.all([
      import('./sidebar/sidebars.tsx'),
      import('./promos/ai-promo.tsx'),
      import('./promos/bottom-call-to-action.tsx'),
      import('./promos/video-ad.tsx'),
      import('./preparing/preparing.tsx'),
    ])
  : [];

/** The page of a presentation. Parts that need no script are `Still`: the browser keeps the server's markup. */
function ViewPage(props: PageProps['view']) {
  useEffect(() => {
    const undo = [
      onChunkFailure((chunk) => void announce('chunk-failed', { chunk })),
      animatePreviews(document.body),
      offerBanners(document.body, {
        storage: () => localStorage,
        onOffered: (place) => announce('banner-seen', { place }),
        onDismissed: () => document.getElementById('content')?.focus(),
      }),
    ];
    return () => undo.forEach((stop) => stop());
  }, []);
  useEffect(() => {
    if (props.nativeApp || props.preparation) void import('./stage/seldom-needed.ts').then(({ start }) => start(document.body, props));
  }, [props]);
  return (
    <SiteLayout backTo={props.backTo} banner={<Still>{import.meta.env.SSR && ai && <ai.AiPromo {...props} />}</Still>}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Still>{import.meta.env.SSR && <NativeAppPromo {...props} />}</Still>
          <Still>{import.meta.env.SSR && <PrivateHeader {...props} />}</Still>
          <ViewerStage {...props} />
          <ShellEnd />
          <Toolbar {...props} />
          <Still className={styles.about}>{import.meta.env.SSR && <About {...props} />}</Still>
          <Transcript {...props} />
        </div>
        <Still as="aside" className={styles.aside}>
          {import.meta.env.SSR && (
            <>
              {making && props.preparation && props.stage.state === 'ready' && (
                <making.Preparing preparation={props.preparation} place="side" />
              )}
              {side && <side.Sidebars {...props} />}
              {ad && <ad.VideoAd {...props} place="sidebar" />}
            </>
          )}
        </Still>
      </div>
      <Still className={styles.below}>
        {import.meta.env.SSR && (
          <>
            <Trending {...props} />
            {ad && <ad.VideoAd {...props} place="bottom" />}
            {end && <end.BottomCallToAction {...props} />}
            <VideoBanner {...props} />
          </>
        )}
      </Still>
    </SiteLayout>
  );
}

export const page: Page<'view'> = {
  areas: ['view', 'share', 'viewer', 'pdf'],
  title: ({ title }) => title,
  Component: ViewPage,
};
