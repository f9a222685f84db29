import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';

/** The full text of a presentation as a document. */
export function Transcript({ topic, level = 1 }: { topic: TranscriptTopic; level?: number }) {
  const Heading = `h${Math.min(6, level)}` as 'h1';
  return (
    <>
      {topic.title !== '' && <Heading>{topic.title}</Heading>}
      {topic.texts
        .filter(({ paragraphs }) => paragraphs.length !== 1 || paragraphs[0]?.text !== topic.title)
        .flatMap(({ id, paragraphs }) => paragraphs.map(({ text }, place) => <p key={`${id} ${place}`}>{text}</p>))}
      {topic.topics.map((inner, place) => (
        <section key={place}>
          <Transcript topic={inner} level={level + 1} />
        </section>
      ))}
    </>
  );
}
