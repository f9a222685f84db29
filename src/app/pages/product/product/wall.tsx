import { useText } from '#app/client/frame.tsx';
import { sampleVideoPath, sampleVideos, sampleVideoSize } from '#contract/presentation/sample-videos.ts';
import * as styles from './wall.css.ts';

/** Examples of presentations, each linking to its film. */
export function Wall() {
  const text = useText();
  return (
    <ul className={styles.wall}>
      {sampleVideos.slice(0, 5).map((video, place) => (
        <li key={video.name} className={styles.place}>
          <a href={sampleVideoPath(video)} className={styles.link}>
            <img
              className={styles.picture}
              src={video.poster}
              {...sampleVideoSize}
              alt={text(video.title)}
              decoding="async"
              {...(place === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
