import type { Deck } from './kit/document.ts';

interface ListedDeck {
  /** The name of its file; recorded once it has been added. */
  name: string;
  isTemplate: boolean;
  /** Everybody may copy it, like every template. */
  isReusable: boolean;
  /** A staff pick, shown among the first. */
  isPick: boolean;
  /** Draws the art on loading, so nothing is drawn that is not needed. */
  load(): Promise<Deck>;
}

const presentation = (name: string, load: () => Promise<Deck>, is: { isReusable?: true; isPick?: true } = {}): ListedDeck => ({
  name,
  isTemplate: false,
  isReusable: false,
  isPick: false,
  ...is,
  load,
});
const template = (name: string, load: () => Promise<Deck>): ListedDeck => ({
  name,
  isTemplate: true,
  isReusable: true,
  isPick: false,
  load,
});

/** Pictures are made in this order, so the first ones can be watched first. */
export const listedDecks: readonly ListedDeck[] = [
  presentation('light-in-the-deep', async () => (await import('./presentations/light-in-the-deep.ts')).lightInTheDeep, {
    isReusable: true,
    isPick: true,
  }),
  presentation('pocket-planetarium', async () => (await import('./presentations/pocket-planetarium.ts')).pocketPlanetarium, {
    isPick: true,
  }),
  presentation('how-a-forest-talks', async () => (await import('./presentations/how-a-forest-talks.ts')).howAForestTalks),
  presentation('cities-that-add-up', async () => (await import('./presentations/cities-that-add-up.ts')).citiesThatAddUp, { isPick: true }),
  presentation('sound-of-colour', async () => (await import('./presentations/sound-of-colour.ts')).soundOfColour, { isPick: true }),
  presentation('nights-of-sleep', async () => (await import('./presentations/nights-of-sleep.ts')).nightsOfSleep),
  presentation('danube-bridges', async () => (await import('./presentations/danube-bridges.ts')).danubeBridges),
  presentation('stars-with-arabic-names', async () => (await import('./presentations/stars-with-arabic-names.ts')).starsWithArabicNames),
  presentation('reading-the-land', async () => (await import('./presentations/reading-the-land.ts')).readingTheLand),
  template('brand-book', async () => (await import('./templates/brand-book.ts')).brandBook),
  template('case-study', async () => (await import('./templates/case-study.ts')).caseStudy),
  template('lesson-plan', async () => (await import('./templates/lesson-plan.ts')).lessonPlan),
  template('onboarding', async () => (await import('./templates/onboarding.ts')).onboarding),
  template('quarterly-review', async () => (await import('./templates/quarterly-review.ts')).quarterlyReview),
  template('talk-opener', async () => (await import('./templates/talk-opener.ts')).talkOpener),
  template('pitch-deck', async () => (await import('./templates/pitch-deck.ts')).pitchDeck),
  template('project-kickoff', async () => (await import('./templates/project-kickoff.ts')).projectKickoff),
  template('research-poster', async () => (await import('./templates/research-poster.ts')).researchPoster),
  template('workshop-agenda', async () => (await import('./templates/workshop-agenda.ts')).workshopAgenda),
  template('comparison', async () => (await import('./templates/comparison.ts')).comparison),
  template('portfolio', async () => (await import('./templates/portfolio.ts')).portfolio),
  template('product-launch', async () => (await import('./templates/product-launch.ts')).productLaunch),
  template('roadmap', async () => (await import('./templates/roadmap.ts')).roadmap),
  template('timeline', async () => (await import('./templates/timeline.ts')).timeline),
];
