import { useText } from '#app/client/frame.tsx';
import { sampleVideoSize, type SampleVideo } from '#contract/presentation/sample-videos.ts';
import { player } from './film.css.ts';

// Not in React's types yet: browsers that support it load the poster when it comes near.
const lazily = { loading: 'lazy' };

/** The browser's own player: familiar to everyone, and it needs no script. */
export function FilmPlayer({ video, isLazy = false }: { video: SampleVideo; isLazy?: boolean }) {
  const text = useText();
  return (
    <video
      className={player}
      {...sampleVideoSize}
      controls
      preload="none"
      playsInline
      poster={video.poster}
      aria-label={text(video.title)}
      {...(isLazy && lazily)}
    >
      <source src={video.film} type="video/webm" />
      <track kind="captions" src={video.captions} srcLang={video.language} label={video.languageName} default />
      <a href={video.film}>{text('product.films.open')}</a>
    </video>
  );
}
