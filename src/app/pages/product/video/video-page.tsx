import { fileIcon, languagesIcon, mapIcon, monitorIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import { sampleVideos } from '#contract/presentation/sample-videos.ts';
import { CallToAction } from '../../../site/call-to-action.tsx';
import { SiteLayout } from '../../../site/site-layout.tsx';
import type { Page } from '../../page.ts';
import { FilmPlayer } from '../parts/film-player.tsx';
import { FilmRow } from '../parts/film-row.tsx';
import { page as pageClass } from '../parts/hero.css.ts';
import { Hero } from '../parts/hero.tsx';
import { Points } from '../parts/points.tsx';
import * as styles from './video-page.css.ts';

const points = { around: mapIcon, play: 'play', captions: languagesIcon, embed: 'code', text: fileIcon, sharp: monitorIcon } as const;

function VideoPage() {
  const text = useText();
  const names = Object.keys(points) as (keyof typeof points)[];
  return (
    <SiteLayout>
      <div className={pageClass}>
        <Hero
          title={text('product.video.hero.title')}
          lead={text('product.video.hero.lead')}
          action={{ label: text('product.video.watch'), href: routes.videoExplore }}
          secondary={{ label: text('product.video.embed'), href: routes.developersEmbed }}
        >
          <FilmPlayer video={sampleVideos[0]} />
        </Hero>
        <div className={styles.pointsAndNote}>
          <Points
            title={text('product.video.points.title')}
            points={names.map((name) => ({
              icon: points[name],
              title: text(`product.video.${name}.title`),
              text: text(`product.video.${name}.text`),
            }))}
          />
          <p className={styles.note}>{text('product.video.note')}</p>
        </div>
        <FilmRow title={text('product.video.films.title')} names={['cities-that-add-up', 'nights-of-sleep', 'stars-with-arabic-names']} />
        <CallToAction
          title={text('landing.end.title')}
          action={{ label: text('product.explore'), href: routes.explore }}
          secondary={{ label: text('product.templates'), href: routes.templates }}
        >
          {text('landing.end.text')}
        </CallToAction>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'video'> = {
  areas: ['landing', 'product'],
  title: (_props, text) => text('product.video.title'),
  description: (_props, text) => text('product.video.description'),
  Component: VideoPage,
};
