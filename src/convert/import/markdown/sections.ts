import type { Topic } from '#model/presentation/presentation.ts';

/** A slide, with what decides its section. */
export interface Placed {
  topic: Topic;
  /** The level of its heading; 0 without one. */
  level: number;
  /** It is below the previous slide. */
  isBelow: boolean;
}

/** Returns slides and the topics that group them: stacks of a deck, or sections that begin with a first-level heading. */
export function intoSections(slides: readonly Placed[]): Topic[] {
  const isStacked = slides.some(({ isBelow }) => isBelow);
  const begins = ({ level, isBelow }: Placed) => (isStacked ? !isBelow : level === 1);
  const parts: Placed[][] = [];
  for (const slide of slides) {
    const last = parts.at(-1);
    if (last && !begins(slide)) last.push(slide);
    else parts.push([slide]);
  }
  // A section needs more than its heading, and a single section is the whole deck.
  const isPart = (part: readonly Placed[]) =>
    part.length > 1 && (isStacked || (part[0]?.level === 1 && part.some(({ level }) => level === 2)));
  if (parts.filter(isPart).length < 2) return slides.map(({ topic }) => topic);
  let count = 0;
  return parts.flatMap((part) => {
    const topics = part.map(({ topic }) => topic);
    if (!isPart(part)) return topics;
    const section: Topic = {
      kind: 'topic',
      id: `part-${(count += 1)}`,
      title: topics[0]?.title ?? '',
      x: 0,
      y: 0,
      rotation: 0,
      scale: 1,
      opacity: 1,
      width: 1920,
      height: 1080,
      children: topics,
    };
    return [section];
  });
}
