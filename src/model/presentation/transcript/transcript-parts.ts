import type { TranscriptText, TranscriptTopic } from './transcript.ts';

/** A page shows one part. Hardly any presentation has more than one. */
interface PartLimits {
  /** Paragraphs, titles included. */
  paragraphs: number;
  characters: number;
}

const usual: PartLimits = { paragraphs: 600, characters: 60_000 };

/**
 * Divides a transcript into parts of limited size, in reading order. A part that continues a topic does not repeat its title.
 * There is always a first part.
 */
export function divideTranscript(transcript: TranscriptTopic, limits: PartLimits = usual): TranscriptTopic[] {
  const parts: TranscriptTopic[] = [];
  /** The open topics of the current part, from its root to where it goes on. */
  let open: TranscriptTopic[] = [];
  let paragraphs = 0;
  let characters = 0;

  const begin = (title: string, depth: number) => {
    open = [{ title, texts: [], topics: [] }];
    while (open.length < depth) enter('');
    parts.push(...open.slice(0, 1));
    paragraphs = 0;
    characters = 0;
  };
  const enter = (title: string) => {
    const topic: TranscriptTopic = { title, texts: [], topics: [] };
    open.at(-1)?.topics.push(topic);
    open.push(topic);
  };
  /** Counts one more paragraph, in a new part if this one is full. */
  const count = (length: number) => {
    if (paragraphs > 0 && (paragraphs + 1 > limits.paragraphs || characters + length > limits.characters)) begin('', open.length);
    paragraphs += 1;
    characters += length;
  };
  const say = ({ id, styleClasses, paragraphs: all }: TranscriptText) => {
    let said: TranscriptText | undefined;
    for (const paragraph of all)
      for (const text of cut(paragraph.text, limits.characters)) {
        const part = parts.length;
        count(text.length);
        if (!said || part !== parts.length) {
          said = { id, styleClasses, paragraphs: [] };
          open.at(-1)?.texts.push(said);
        }
        said.paragraphs.push({ ...paragraph, text });
      }
  };
  const read = ({ texts, topics }: TranscriptTopic) => {
    for (const text of texts) say(text);
    for (const topic of topics) {
      const title = shortened(topic.title, limits.characters);
      count(title.length);
      const depth = open.length;
      enter(title);
      read(topic);
      open.length = depth;
    }
  };

  begin(shortened(transcript.title, limits.characters), 1);
  read(transcript);
  return parts;
}

const shortened = (text: string, most: number) => cut(text, most)[0] ?? '';

/** Pieces of at most this many characters; no pair of surrogates is divided. */
function cut(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    let end = at + most;
    if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}
