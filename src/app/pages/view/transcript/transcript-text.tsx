import { useText } from '#app/client/frame.tsx';
import type { TranscriptParagraph, TranscriptText as Said, TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import { isRightToLeft } from '#model/text/writing/right-to-left.ts';
import type { ReactNode } from 'react';
import { headTopic, isHeading } from './head-topic.ts';
import * as styles from './transcript-text.css.ts';

/** Below the page title and the transcript's own heading. */
const TOP_LEVEL = 3;

/** The full text of a presentation, with its topics as stops on a rail. Server-rendered only. */
export function TranscriptText({ topic, pageTitle, language }: { topic: TranscriptTopic; pageTitle: string; language: string }) {
  const text = useText();
  const texts = topic.texts.filter(({ paragraphs }) => paragraphs.length !== 1 || paragraphs[0]?.text !== pageTitle);
  if (texts.length === 0 && topic.topics.length === 0) {
    return (
      <p className={styles.paragraph} data-empty="">
        {text('view.transcript.empty')}
      </p>
    );
  }
  return (
    <div dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
      {texts.length > 0 && (
        <div className={styles.before}>
          <Texts texts={texts} level={TOP_LEVEL} />
        </div>
      )}
      {topic.topics.length > 0 && (
        <ol className={styles.rail}>
          {topic.topics.map((stop, place) => (
            <li key={place} className={styles.stop}>
              <Topic topic={stop} level={TOP_LEVEL} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Topic({ topic, level }: { topic: TranscriptTopic; level: number }) {
  const { heading, texts } = headTopic(topic);
  return (
    <>
      {heading !== '' && (
        <Heading level={level} isFirst>
          {heading}
        </Heading>
      )}
      <Texts texts={texts} level={heading === '' ? level : level + 1} />
      {topic.topics.map((inner, place) => (
        <section key={place} className={styles.inner}>
          <Topic topic={inner} level={level + 1} />
        </section>
      ))}
    </>
  );
}

function Texts({ texts, level }: { texts: readonly Said[]; level: number }) {
  return texts.map((said, place) =>
    isHeading(said, texts[place + 1]) ? (
      <Heading key={said.id} level={level}>
        {said.paragraphs[0]?.text}
      </Heading>
    ) : (
      <Paragraphs key={said.id} said={said} />
    ),
  );
}

function Heading({ level, isFirst = false, children }: { level: number; isFirst?: boolean; children: ReactNode }) {
  const Element = `h${Math.min(6, level)}` as 'h3';
  return (
    <Element className={isFirst && level === TOP_LEVEL ? styles.stopHeading : styles.heading} dir="auto">
      {children}
    </Element>
  );
}

/** Consecutive list items form one list. Text larger than its surroundings is emphasised. */
function Paragraphs({ said: { styleClasses, paragraphs } }: { said: Said }) {
  const smallest = Math.min(...paragraphs.map(({ biggestFontSize }) => biggestFontSize));
  const isStrong = ({ biggestFontSize }: TranscriptParagraph) =>
    !styleClasses.some((name) => name.startsWith('body')) || biggestFontSize >= smallest * 1.25;
  const runs: TranscriptParagraph[][] = [];
  for (const paragraph of paragraphs) {
    const last = runs.at(-1);
    if (last && paragraph.listType && last[0]?.listType) last.push(paragraph);
    else runs.push([paragraph]);
  }
  return runs.map((run, place) =>
    run[0]?.listType ? (
      <ul key={place} className={styles.points} dir="auto">
        {run.map(({ text }, point) => (
          <li key={point} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    ) : (
      run.map((paragraph) => (
        <p key={place} className={isStrong(paragraph) ? styles.strong : styles.paragraph} dir="auto">
          {paragraph.text}
        </p>
      ))
    ),
  );
}
