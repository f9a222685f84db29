import type { Outline } from '../outline.ts';

/** Minutes that people usually speak about a stop, and about what is in it. */
const [TOPIC, SUBTOPIC] = [0.6, 0.4];

export interface OutlineSummary {
  stops: number;
  subtopics: number;
  minutes: number;
}

export function summaryOf({ topics }: Outline): OutlineSummary {
  const subtopics = topics.reduce((sum, { children }) => sum + children.length, 0);
  return { stops: topics.length, subtopics, minutes: Math.max(1, Math.round(topics.length * TOPIC + subtopics * SUBTOPIC)) };
}
