import { dialectOf } from './dialect.ts';
import { fencedLines } from './fenced-lines.ts';
import { takeFrontMatter } from './front-matter.ts';
import { cutNotes } from './notes.ts';
import { withUsualSeparators } from './own-separators.ts';
import { inheritSlides, withElements } from './remark-slides.ts';
import { type DeckSource, type SlideSource, wordIn } from './slide-source.ts';
import { splitSlides } from './split-slides.ts';

/** Reads a deck of any dialect: its slides, their properties and the speaker notes. */
export function readDeckSource(text: string): DeckSource {
  const { properties, rest } = takeFrontMatter(text);
  const usual = withUsualSeparators(rest, properties);
  const lines = fencedLines(usual);
  const dialect = dialectOf(properties, lines);
  const raw = splitSlides(lines, dialect, properties);
  const isMarked = dialect !== 'plain' && raw.length > 1;
  const slides = (dialect === 'remark' ? inheritSlides(raw) : raw).map(({ parts, properties: own, isBelow }, index): SlideSource => {
    const cut = parts.map((part) => cutNotes(part, { dialect, separator: wordIn(properties, 'noteseparator'), isMarked }));
    const shown = cut.map((part) => part.text);
    const notes = cut
      .map((part) => part.notes)
      .filter(Boolean)
      .join('\n\n');
    // In Slidev, the properties of the deck are those of its first slide.
    const merged = dialect === 'slidev' && index === 0 ? new Map([...properties, ...own]) : own;
    return { parts: dialect === 'remark' ? shown.map(outsideCode(withElements)) : shown, properties: merged, notes, isBelow };
  });
  return { dialect, properties, slides };
}

/** Applies a change to everything except code. */
const outsideCode =
  (change: (text: string) => string) =>
  (text: string): string => {
    const pieces: string[] = [];
    // Replace code with a placeholder character that no text contains.
    const open = fencedBlocks(text, pieces);
    return change(open).replaceAll(/\ue000(\d+)\ue000/g, (_, index: string) => pieces[Number(index)] ?? '');
  };

function fencedBlocks(text: string, pieces: string[]): string {
  const keep = (code: string) => `\ue000${pieces.push(code) - 1}\ue000`;
  return text
    .replaceAll('\ue000', '')
    .replaceAll(/^[ \t]*(`{3,}|~{3,})[^\n]*\n(?:[^]*?\n)?[ \t]*\1[`~]*[ \t]*$/gm, keep)
    .replaceAll(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, keep);
}
