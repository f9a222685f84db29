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

/** Everything below `???`, `Note:` or the deck's own separator is speaker notes. */
export function cutNotes(text: string, dialect: Dialect, separator: string | undefined): { text: string; notes: string } {
  const mark = dialect === 'remark' ? /^\?\?\?[ \t]*$/m : dialect === 'reveal' || dialect === 'plain' ? noteMark(separator) : undefined;
  const match = mark?.exec(text);
  return match ? { text: text.slice(0, match.index), notes: text.slice(match.index + match[0].length).trim() } : { text, notes: '' };
}

const noteMark = (separator: string | undefined): RegExp =>
  separator && /^[\w :-]{1,40}$/.test(separator) ? new RegExp(`^[ \\t]*${separator.trim()}`, 'im') : /^[ \t]*(?:speaker )?notes?:(?=\s)/im;

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
