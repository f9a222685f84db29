import { branchLines } from '../../arrangement/placing.ts';
import type { Presentation, SceneObject, Topic } from '../../presentation/presentation.ts';
import { lookOf } from '../looks/looks.ts';
import { backdropOf } from '../looks/backdrops.ts';
import type { Outline, OutlineArrangement, OutlineLook } from '../outline.ts';
import { heading, listText, placed } from './parts.ts';
import { measures, type Places, placesFor } from './places.ts';
import { makeTopic } from './topic.ts';

export interface DeckWish {
  arrangement: OutlineArrangement;
  look: OutlineLook;
  /** BCP 47. */
  language: string;
  /** For an outline without one. */
  untitled: string;
}

const LONGEST_TITLE = 300;

/** A presentation from an outline: the title and its topics on one canvas, and the path through them. */
export function makeDeck(outline: Outline, { arrangement, look, language, untitled }: DeckWish, topicFor = makeTopic): Presentation {
  const title = (outline.title || untitled).slice(0, LONGEST_TITLE);
  const places = placesFor(arrangement, outline.topics.length);
  const made = outline.topics.map((item, index) => topicFor(item, index, places.topics[index] ?? places.title));
  const theme = lookOf(look);
  const root: Topic = {
    ...placed({ x: 0, y: 0, width: places.width, height: places.height }),
    x: 0,
    y: 0,
    kind: 'topic',
    id: 'root',
    title,
    children: [
      ...branchLines(places.branches, measures),
      ...titleTexts(title, outline.subtitle, places),
      ...made.map(({ topic }) => topic),
    ],
  };
  return {
    schemaVersion: 2,
    title,
    description: '',
    language,
    theme: { ...theme, background: { ...theme.background, layers: backdropOf(look, places) } },
    assets: {},
    root,
    path: [{ id: 'overview', title, to: 'root', reveal: [], notes: '' }, ...made.flatMap(({ steps }) => steps)],
  };
}

/** The title, with the lines below it. */
function titleTexts(title: string, subtitle: string, { title: box, align }: Places): SceneObject[] {
  const share = subtitle === '' ? 1 : 0.66;
  const words = heading({
    id: 'title',
    words: title,
    box: { ...box, height: box.height * share },
    styleClass: 'title',
    sizes: [Math.min(420, box.height * 0.62), 30],
    verticalAlign: subtitle === '' ? 'middle' : 'bottom',
    align,
    style: { letterSpacing: -0.02 },
  });
  if (subtitle === '') return [words];
  const below = { ...box, y: box.y + box.height * (share + 0.04), height: box.height * (0.96 - share) };
  const lines = subtitle.split('\n').map((line) => ({ words: line, kind: 'words' as const, isNumbered: false, children: [] }));
  const text = listText(lines, { id: 'subtitle', box: below, color: 'accent1', sizes: [box.height * 0.14, 12] });
  const paragraphs = text.paragraphs.map(({ runs }) => ({ runs, align, level: 0 }));
  return [words, { ...text, paragraphs, style: { ...text.style, color: 'muted' } }];
}
