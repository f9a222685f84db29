import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import { sampleVideos } from '#contract/presentation/sample-videos.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { pageTitle } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import { Film } from './film.tsx';
import * as styles from './video-explore-page.css.ts';

interface Props {
  /** The addresses of the presentations on this site, by the names of their films. */
  presentations?: Partial<Record<string, string>>;
}

function VideoExplorePage({ presentations = {} }: Props) {
  const text = useText();
  return (
    <SiteLayout>
      <div className={styles.head} data-place="hero">
        <h1 className={pageTitle}>{text('product.films.title')}</h1>
        <p className={styles.lead}>{text('product.films.lead')}</p>
        <TextLink href={routes.video} tone="standalone" endIcon="arrowRight" data-event="cta">
          {text('product.films.how')}
        </TextLink>
      </div>
      <ul className={styles.films}>
        {sampleVideos.map((video, place) => (
          <li key={video.name} className={place === 0 ? styles.first : undefined}>
            <Film video={video} address={presentations[video.name]} isFirst={place === 0} />
          </li>
        ))}
      </ul>
    </SiteLayout>
  );
}

export const page: Page<'videoExplore'> = {
  areas: ['product'],
  title: (_props, text) => text('product.films.title'),
  description: (_props, text) => text('product.films.description'),
  Component: VideoExplorePage,
};
