import { type SlideSource, wordIn } from './deck/slide-source.ts';

/** Finds the slide that a link within the deck points to: by name, number or heading. */
export function slideNames(slides: readonly SlideSource[]): (name: string) => string | undefined {
  const names = new Map<string, string>();
  const add = (name: string | undefined, id: string) => {
    const key = name?.toLowerCase();
    if (key && !names.has(key)) names.set(key, id);
  };
  for (const [index, { properties }] of slides.entries()) add(wordIn(properties, 'name', 'id', 'routealias'), `slide-${index + 1}`);
  for (const [index, { parts }] of slides.entries()) {
    const heading = /^ {0,3}#{1,3}\s+(.+)$/m.exec(parts[0] ?? '')?.[1];
    add(
      heading
        ?.toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .trim()
        .replaceAll(/\s+/g, '-'),
      `slide-${index + 1}`,
    );
    add(String(index + 1), `slide-${index + 1}`);
  }
  return (name) => names.get(name.toLowerCase());
}
