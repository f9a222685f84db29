import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import { formatDuration, sampleVideoPath, sampleVideos, type SampleVideo } from '#contract/presentation/sample-videos.ts';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { sectionTitle } from '../../../ui/type.css.ts';
import * as styles from './film-row.css.ts';

export interface FilmRowProps {
  title: string;
  names: readonly SampleVideo['name'][];
}

/** A few of the films, each linking to its place in the full list. */
export function FilmRow({ title, names }: FilmRowProps) {
  const text = useText();
  const videos = sampleVideos.filter(({ name }) => names.includes(name));
  return (
    <section className={styles.section} data-place="films">
      <div className={styles.head}>
        <h2 className={sectionTitle}>{title}</h2>
        <TextLink href={routes.videoExplore} tone="standalone" endIcon="arrowRight" data-event="cta">
          {text('product.video.films.all')}
        </TextLink>
      </div>
      <ul className={styles.row}>
        {videos.map((video) => (
          <li key={video.name}>
            <Card
              href={sampleVideoPath(video)}
              title={text(video.title)}
              thumbnail={video.poster}
              badge={<Badge seconds={video.seconds} />}
            >
              {text('product.films.captions', { language: video.languageName })}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Badge = ({ seconds }: { seconds: number }) => (
  <>
    <Icon name="play" size={12} />
    {formatDuration(seconds)}
  </>
);
