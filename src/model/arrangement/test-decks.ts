import { defaultTheme } from '../presentation/default-theme.ts';
import type { Presentation, Topic } from '../presentation/presentation.ts';

const topic = (id: string, children: Topic[] = []): Topic => ({
  kind: 'topic',
  id,
  x: 7,
  y: 7,
  rotation: 30,
  scale: 0.1,
  width: 1920,
  height: 1080,
  opacity: 1,
  title: id,
  children,
});

/** Slides `s1`, `s2` … on the path; a number adds that many slides to the root, a `count` a section `section1`, `section2` … of them. */
export function testDeck(...parts: (number | { count: number })[]): Presentation {
  let slide = 0;
  let section = 0;
  const slides = (count: number) => Array.from({ length: count }, () => topic(`s${(slide += 1)}`));
  const children = parts.flatMap((part) =>
    typeof part === 'number' ? slides(part) : [topic(`section${(section += 1)}`, slides(part.count))],
  );
  const path = Array.from({ length: slide }, (_, index) => ({
    id: `step${index + 1}`,
    title: '',
    to: `s${index + 1}`,
    reveal: [],
    notes: '',
  }));
  return {
    schemaVersion: 2,
    title: 'A deck',
    description: '',
    language: 'en',
    theme: defaultTheme,
    assets: {},
    root: { ...topic('root', children), rotation: 0, scale: 1 },
    path,
  };
}
