import { fencedLines } from './fenced-lines.ts';
import type { Dialect, Properties } from './slide-source.ts';
import { readYaml } from './front-matter.ts';

/** The content of comments: speaker notes and slide properties. */
export interface SlideComments {
  notes: string;
  /** Without an underscore: for this slide and all that follow. */
  lasting: Properties;
  /** For this slide only. */
  own: Properties;
}

/**
 * Everything below `???`, `Note:` or the deck's own separator is speaker notes, to the end of the slide. Where no marks separate slides,
 * the next heading ends them.
 */
export function cutNotes(
  text: string,
  { dialect, separator, isMarked }: { dialect: Dialect; separator: string | undefined; isMarked: boolean },
): { text: string; notes: string } {
  const mark = dialect === 'remark' ? /^\?\?\?[ \t]*$/ : dialect === 'reveal' || dialect === 'plain' ? noteMark(separator) : undefined;
  if (!mark) return { text, notes: '' };
  const [shown, notes]: [string[], string[]] = [[], []];
  let isNote = false;
  for (const line of fencedLines(text)) {
    const start = line.isCovered || isNote ? undefined : mark.exec(line.text)?.[0];
    if (isNote && !isMarked && !line.isCovered && /^ {0,3}#{1,6}\s/.test(line.text)) isNote = false;
    else if (start !== undefined) isNote = true;
    (isNote ? notes : shown).push(line.text.slice(start?.length ?? 0));
  }
  return { text: shown.join('\n'), notes: notes.join('\n').trim() };
}

const noteMark = (separator: string | undefined): RegExp =>
  separator && /^[\w :-]{1,40}$/.test(separator) ? new RegExp(`^[ \\t]*${separator.trim()}`, 'i') : /^[ \t]*(?:speaker )?notes?:(?=\s|$)/i;

const marpKeys =
  /^_?(?:theme|style|headingDivider|size|math|title|author|description|keywords|url|image|marp|paginate|header|footer|class|backgroundColor|backgroundImage|backgroundPosition|backgroundRepeat|backgroundSize|color|transition|lang)$/;

/** Reads comments in order. In Marp, all that are not directives are notes; in Slidev the last one is; elsewhere none. */
export function readComments(comments: readonly string[], dialect: Dialect): SlideComments {
  const lasting = new Map<string, unknown>();
  const own = new Map<string, unknown>();
  const notes: string[] = [];
  for (const comment of comments) {
    const slide = /^\s*\.slide\s*:(.*)$/s.exec(comment)?.[1];
    if (slide !== undefined)
      for (const [, name = '', value = ''] of slide.matchAll(/([\w-]+)\s*=\s*["']([^"']*)["']/g)) own.set(name.toLowerCase(), value);
    if (/^\s*\.(?:slide|element)\s*:/.test(comment) || /^\s*(?:fit|prettier-ignore|markdownlint|_?footer\b)\s*$/.test(comment)) continue;
    const directives = dialect === 'marp' ? readDirectives(comment) : undefined;
    if (directives)
      for (const [name, value] of directives) (name.startsWith('_') ? own : lasting).set(name.replace(/^_/, '').toLowerCase(), value);
    else notes.push(comment.trim());
  }
  const spoken = dialect === 'marp' ? notes : dialect === 'slidev' ? notes.slice(-1) : [];
  return { notes: spoken.filter(Boolean).join('\n\n'), lasting, own };
}

function readDirectives(comment: string): [string, unknown][] | undefined {
  const properties = readYaml(comment);
  if (!properties) return undefined;
  const names = [...comment.matchAll(/^\s*(_?\w+)\s*:/gm)].map(([, name = '']) => name);
  return names.length > 0 && names.every((name) => marpKeys.test(name)) ? [...properties] : undefined;
}
