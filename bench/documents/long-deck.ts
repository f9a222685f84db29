import { at, stop, topic, type Wire, words } from '../../src/server/features/demo/kit/document.ts';

const STOPS = 10;

/** A presentation with this many texts, at ten stops, and notes for the speaker. */
export function longDeck(texts: number): Wire {
  const stops = Array.from({ length: STOPS }, (_, place) => `Stop ${place + 1}`);
  const children = stops.map((title, place) =>
    topic(
      `s${place}`,
      title,
      at(960 + place * 2000, 540, 1920, 1080),
      Array.from({ length: Math.ceil(texts / STOPS) }, (_, number) =>
        words('body', `${title}, text ${number + 1}: the sea comes and goes twice a day.`, {
          id: `t${place}-${number}`,
          ...at(20 + (number % 50) * 38, 10 + Math.floor(number / 50) * 13, 36, 12),
        }),
      ),
    ),
  );
  return {
    schemaVersion: 2,
    title: `${texts} texts`,
    language: 'en',
    root: { id: 'root', title: 'All', width: 20_000, height: 1080, children },
    path: stops.map((title, place) => stop(`s${place}`, title, `Caption ${place + 1}.`, { notes: `Say ${title} slowly.` })),
  };
}
