import { Still } from '#app/site/still.tsx';
import type { PageProps } from '#contract/pages.ts';
import { useEffect } from 'react';
import { openModal } from '../../sharing/modals.ts';
import { SiteLayout } from '../../site/site-layout.tsx';
import type { Page } from '../page.ts';
import { About } from './about/about.tsx';
import { announce } from './announce.ts';
import { PrivateHeader } from './private-header/private-header.tsx';
import { AiPromo } from './promos/ai-promo.tsx';
import { BottomCallToAction } from './promos/bottom-call-to-action.tsx';
import { NativeAppPromo } from './promos/native-app-promo.tsx';
import { offerBanner } from './promos/offer-banner.ts';
import { VideoAd } from './promos/video-ad.tsx';
import { VideoBanner } from './promos/video-banner.tsx';
import { animatePreviews } from './sidebar/animate-previews.ts';
import { Sidebars } from './sidebar/sidebars.tsx';
import { Trending } from './sidebar/trending.tsx';
import { ViewerStage } from './stage/viewer-stage.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { Transcript } from './transcript/transcript.tsx';
import * as styles from './view-page.css.ts';

/** The page of a presentation. What needs no script is `Still`: the browser leaves it as the server has drawn it. */
function ViewPage(props: PageProps['view']) {
  useEffect(() => {
    const undo = [animatePreviews(document.body), offerBanner(document.body, { storage: () => localStorage, onDismissed: () => document.getElementById('content')?.focus() })];
    return () => undo.forEach((stop) => stop());
  }, []);
  return (
    <SiteLayout banner={<Still>{import.meta.env.SSR && <AiPromo {...props} />}</Still>}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <NativeAppPromo {...props} />
          <Still>{import.meta.env.SSR && <PrivateHeader {...props} />}</Still>
          <ViewerStage {...props} onShare={() => openModal('share')} />
          <Toolbar {...props} onEvent={announce} />
          <Still className={styles.about}>{import.meta.env.SSR && <About {...props} />}</Still>
          <Transcript {...props} onEvent={announce} />
        </div>
        <Still as="aside">
          {import.meta.env.SSR && (
            <>
              <Sidebars {...props} />
              <VideoAd {...props} place="sidebar" />
            </>
          )}
        </Still>
      </div>
      <Still className={styles.below}>
        {import.meta.env.SSR && (
          <>
            <Trending {...props} />
            <VideoAd {...props} place="bottom" />
            <BottomCallToAction {...props} />
            <VideoBanner {...props} />
          </>
        )}
      </Still>
    </SiteLayout>
  );
}

export const page: Page<'view'> = {
  areas: ['view', 'share', 'viewer'],
  title: ({ title }) => title,
  Component: ViewPage,
};
