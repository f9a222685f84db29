import { useText } from '#app/client/frame.tsx';
import { formatDuration, type SampleVideo } from '#contract/presentation/sample-videos.ts';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { metaText, subheading } from '../../../ui/type.css.ts';
import { FilmPlayer } from '../parts/film-player.tsx';
import * as styles from '../parts/film.css.ts';

export interface FilmProps {
  video: SampleVideo;
  /** The address of its presentation, if the site has it. */
  address: string | undefined;
  isFirst: boolean;
}

export function Film({ video, address, isFirst }: FilmProps) {
  const text = useText();
  const look = isFirst ? 'first' : 'plain';
  return (
    <article id={video.name} className={styles.films[look]} data-place="films">
      <FilmPlayer video={video} isLazy={!isFirst} />
      <div className={styles.texts[look]}>
        <div className={styles.names}>
          <h2 className={classNames(subheading, styles.titles[look])}>{text(video.title)}</h2>
          <p className={classNames(metaText, styles.meta)}>
            <time dateTime={`PT${video.seconds}S`}>{formatDuration(video.seconds)}</time>
            <span>{text('product.films.captions', { language: video.languageName })}</span>
          </p>
        </div>
        {address !== undefined && (
          <TextLink
            href={address}
            tone="standalone"
            endIcon="arrowRight"
            data-event="cta"
            aria-label={`${text('product.films.present')}: ${text(video.title)}`}
          >
            {text('product.films.present')}
          </TextLink>
        )}
      </div>
    </article>
  );
}
