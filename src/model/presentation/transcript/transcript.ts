import { listMarkers } from '../../text/paragraph/lists.ts';
import type { ChartObject, Presentation, SceneObject } from '../presentation.ts';
import type { Paragraph, Run, StyleClass } from '../texts.ts';
import { type OutlineEntry, type OutlineTopic, outlineOf } from './outline.ts';

export interface TranscriptParagraph {
  text: string;
  listType?: 'BULLET';
  biggestFontSize: number;
}

export interface TranscriptText {
  /** Id of the object it comes from. */
  id: string;
  styleClasses: StyleClass[];
  paragraphs: TranscriptParagraph[];
}

export interface TranscriptTopic {
  title: string;
  texts: TranscriptText[];
  topics: TranscriptTopic[];
}

/** Everything readable, in the order viewers encounter it, including what later steps reveal. */
export function transcriptOf(presentation: Presentation): TranscriptTopic {
  const transcript = topicFrom(outlineOf(presentation), presentation);
  return { ...transcript, title: presentation.title || transcript.title };
}

function topicFrom({ title, entries, topics }: OutlineTopic, presentation: Presentation): TranscriptTopic {
  return {
    title,
    texts: entries.map((entry) => textFrom(entry, presentation)).filter(({ paragraphs }) => paragraphs.length > 0),
    topics: topics
      .map((topic) => topicFrom(topic, presentation))
      .filter(({ title, texts, topics }) => title !== '' || texts.length > 0 || topics.length > 0),
  };
}

function textFrom({ object, scale }: OutlineEntry, presentation: Presentation): TranscriptText {
  const { textStyles } = presentation.theme;
  const inTopic = (size: number) => Number((size * scale).toPrecision(6));
  const lines = (texts: readonly string[], size: number): TranscriptParagraph[] =>
    texts.filter((text) => text.trim() !== '').map((text) => ({ text, biggestFontSize: inTopic(size) }));
  const said = (paragraphs: readonly Paragraph[], size: number) => paragraphsFrom(paragraphs, ({ size: own = size }) => inTopic(own));

  switch (object.kind) {
    case 'text': {
      const paragraphs = said(object.paragraphs, object.style?.size ?? textStyles[object.styleClass].size);
      if (paragraphs.length > 0) return { id: object.id, styleClasses: [object.styleClass], paragraphs };
      break;
    }
    case 'table':
      return quiet(object, [
        ...lines([object.alt ?? ''], object.fontSize),
        ...object.rows.flatMap(({ cells }) => cells.flatMap((cell) => said(cell.paragraphs, object.fontSize))),
      ]);
    case 'code':
      return quiet(object, lines([object.alt ?? '', ...object.code.split('\n')], object.fontSize));
    case 'chart':
      return quiet(object, lines(object.alt ? [object.title, object.alt] : chartInWords(object), textStyles.body_2.size));
    case 'link':
      return quiet(object, lines([object.label || (object.alt ?? '')], textStyles.body_2.size));
    default:
  }
  const asset = object.kind === 'image' || object.kind === 'video' ? presentation.assets[object.asset] : undefined;
  return quiet(object, lines([object.alt ?? asset?.alt ?? ''], textStyles.body_2.size));
}

const quiet = ({ id }: SceneObject, paragraphs: TranscriptParagraph[]): TranscriptText => ({ id, styleClasses: ['body_2'], paragraphs });

export function chartInWords({ title, categories, series, unit }: ChartObject): string[] {
  return [
    title,
    ...series.map(({ name, values, x }) => {
      const points = values.flatMap((value, index) =>
        value === null ? [] : [`${x?.[index] ?? categories[index] ?? ''} ${value}${unit}`.trim()],
      );
      return (name ? `${name}: ` : '') + points.join(', ');
    }),
  ];
}

/** Bullets are expressed by the list type; numbers of numbered lists are part of the text. */
function paragraphsFrom(paragraphs: readonly Paragraph[], sizeOf: (run: Run) => number): TranscriptParagraph[] {
  const markerOf = listMarkers();
  return paragraphs.flatMap((paragraph): TranscriptParagraph[] => {
    const { runs, listType } = paragraph;
    const marker = markerOf(paragraph);
    const text = runs
      .map((run) => run.text)
      .join('')
      .trim();
    if (text === '') return [];
    const biggestFontSize = runs.reduce((biggest, run) => (run.text.trim() === '' ? biggest : Math.max(biggest, sizeOf(run))), 0);
    return [{ text: listType === 'NUMBER' ? `${marker} ${text}` : text, ...(listType === 'BULLET' && { listType }), biggestFontSize }];
  });
}

/** For a terminal: topics indented, each under its title. */
export function plainText({ title, texts, topics }: TranscriptTopic): string {
  const lines = texts.flatMap(({ paragraphs }) => paragraphs.map(({ text, listType }) => (listType ? `• ${text}` : text)));
  // Do not repeat a title that is written in its topic.
  const heading = title === '' || lines[0] === title ? [] : [title];
  const inner = topics.map((topic) => plainText(topic).replace(/^(?=.)/gm, '  '));
  return [...heading, ...lines, ...inner].join('\n');
}
