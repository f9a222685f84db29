type Name =
  | 'promo'
  | 'pocket-planetarium'
  | 'how-a-forest-talks'
  | 'cities-that-add-up'
  | 'sound-of-colour'
  | 'nights-of-sleep'
  | 'danube-bridges'
  | 'stars-with-arabic-names'
  | 'reading-the-land';

/** A short, silent video of a presentation; the captions carry the words. */
export interface SampleVideo {
  /** Name of its files and of its anchor on the page that lists all videos. */
  name: Name;
  /** Message key of its title. */
  title: `product.film.${Name}`;
  seconds: number;
  film: string;
  poster: string;
  /** The same, sized for a card. */
  thumbnail: string;
  captions: string;
  /** BCP 47 language of what is shown and said, and that language's own name. */
  language: string;
  languageName: string;
  /** Oid of the presentation it shows, which is missing in installations without the demo content. */
  presentation: string;
}

export const sampleVideoSize = { width: 960, height: 540 };
export const sampleThumbnailSize = { width: 320, height: 180 };

const folder = '/present-viewer';
const english = ['en', 'English'] as const;

const sampleVideo = (
  name: Name,
  seconds: number,
  presentation: string,
  [language, languageName]: readonly [string, string] = english,
): SampleVideo => ({
  name,
  title: `product.film.${name}`,
  seconds,
  film: `${folder}/${name}.webm`,
  poster: `${folder}/${name}.webp`,
  thumbnail: `${folder}/${name}-small.webp`,
  captions: `${folder}/${name}.vtt`,
  language,
  languageName,
  presentation,
});

export const sampleVideos: readonly [SampleVideo, ...SampleVideo[]] = [
  sampleVideo('promo', 16, 'demolightdee'),
  sampleVideo('pocket-planetarium', 15, 'demoplanetar'),
  sampleVideo('how-a-forest-talks', 15, 'demoforestta'),
  sampleVideo('cities-that-add-up', 17, 'democitiesad'),
  sampleVideo('sound-of-colour', 12, 'demosoundcol'),
  sampleVideo('nights-of-sleep', 14, 'demosleepjpn', ['ja', '日本語']),
  sampleVideo('danube-bridges', 15, 'demodunahida', ['hu', 'Magyar']),
  sampleVideo('stars-with-arabic-names', 16, 'demostarsara', ['ar', 'العربية']),
  sampleVideo('reading-the-land', 15, 'demoreadland'),
];

/** "0:14" */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A video's anchor on the page that lists them all; for the sidebars. */
export const sampleVideoPath = ({ name }: Pick<SampleVideo, 'name'>): string => `/video/explore/#${name}`;
