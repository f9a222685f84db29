import type { PresentationCard, SidebarCard } from '#contract/presentation/cards.ts';
import { formatDuration, sampleVideoPath, sampleVideos } from '#contract/presentation/sample-videos.ts';
import type { Language } from '#locale/language.ts';
import { formatCount } from '#locale/number.ts';
import { translatorOf } from '#locale/translate.ts';
import { sample } from './sample.ts';

/** As many as the specification says. */
const TEMPLATES = 15;

const lines = { titleLineCount: 2, subTitleLineCount: 1 };

const cardOf = (type: SidebarCard['type'], { title, address, thumbnail, animation }: PresentationCard, subTitle: string): SidebarCard => ({
  title,
  subTitle,
  path: address,
  thumbnail,
  type,
  ...(animation !== null && { previewAnimation: animation }),
  ...lines,
});

export const pickCards = (cards: readonly PresentationCard[], language: Language): SidebarCard[] =>
  cards.map((card) =>
    cardOf(
      'presentation',
      card,
      [card.owner.publicDisplayName, ...(card.viewCount > 0 ? [formatCount(card.viewCount, language)] : [])].join(' · '),
    ),
  );

/** Any of them, so that each is seen on some page. */
export const templateCards = (cards: readonly PresentationCard[], language: Language, random: () => number): SidebarCard[] =>
  sample(cards, Math.min(TEMPLATES, cards.length), random).map((card) =>
    cardOf('template', card, card.stopCount === null ? '' : translatorOf(language)('viewer.stops', { count: card.stopCount })),
  );

export const videoCards = (language: Language): SidebarCard[] =>
  sampleVideos.map((video, place) => ({
    title: translatorOf(language)(video.title),
    subTitle: video.languageName,
    path: sampleVideoPath(video),
    // The first of each column of four is shown large.
    thumbnail: place % 4 === 0 ? video.poster : video.thumbnail,
    type: 'video',
    duration: formatDuration(video.seconds),
    ...lines,
  }));
