import { importLimits } from '../../limits.ts';
import { ImportProblem } from '../../problems.ts';
import { matterAfter } from './dialect.ts';
import type { SourceLine } from './fenced-lines.ts';
import { readYaml } from './front-matter.ts';
import { type Dialect, type Properties, wordIn } from './slide-source.ts';

/** A slide as written in the source. */
export interface RawSlide {
  parts: string[];
  properties: Properties;
  isBelow: boolean;
}

const LONGEST = 12_000;

/** What a line means for splitting. */
type Mark = 'slide' | 'below' | 'part' | undefined;

/** Splits where the dialect says so, never within code or comments. */
export function splitSlides(lines: readonly SourceLine[], dialect: Dialect, deck: Properties): RawSlide[] {
  const level = headingLevel(deck);
  const byHeadings = dialect === 'plain' && !isRuled(lines) ? 2 : level;
  const slides: RawSlide[] = [];
  let parts: string[][] = [[]];
  let properties: Properties = new Map();
  let isBelow = false;
  let length = 0;
  const end = () => {
    const texts = parts.map((part) => part.join('\n'));
    // Skip empty slides, such as before the first mark; a slide with properties counts even without text.
    if (texts.some((text) => text.trim() !== '') || properties.size > 0) slides.push({ parts: texts, properties, isBelow });
    if (slides.length > importLimits.slides) throw new ImportProblem('too-many-slides');
    parts = [[]];
    properties = new Map();
    isBelow = false;
    length = 0;
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const mark = line.isCovered ? undefined : markOf(line.text, lines[index - 1]?.text ?? '', dialect);
    // Continue a long chapter on another slide well before it is full.
    if (dialect === 'plain' && length > LONGEST && !line.isCovered && line.text.trim() === '') end();
    if (
      byHeadings > 0 &&
      !line.isCovered &&
      headingAt(lines, index) <= byHeadings &&
      parts.some((part) => part.some((text) => text.trim() !== ''))
    )
      end();
    if (mark === undefined || (dialect === 'plain' && byHeadings > 0)) {
      // In a text without slides, a rule is just a rule.
      parts.at(-1)?.push(mark === undefined ? line.text : '');
      length += line.text.length;
      continue;
    }
    if (mark === 'part') {
      parts.push([]);
      continue;
    }
    end();
    isBelow = mark === 'below';
    properties = inlineProperties(line.text);
    const matter = dialect === 'slidev' ? matterAfter(lines, index) : undefined;
    if (matter) {
      properties = matter.properties;
      index = matter.end;
    }
  }
  end();
  return slides;
}

function markOf(text: string, before: string, dialect: Dialect): Mark {
  const line = text.trimEnd();
  if (dialect === 'remark') return line === '---' ? 'slide' : line === '--' ? 'part' : undefined;
  if (dialect === 'slidev') return /^---(?:\s*\{.*\})?$/.test(line) ? 'slide' : undefined;
  if (dialect === 'reveal') return line === '----' || line === '--' ? 'below' : line === '---' ? 'slide' : undefined;
  if (/^---\s*\{.*\}$/.test(line)) return 'slide';
  if (!/^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(line)) return undefined;
  // Dashes below text make it a heading.
  const isUnderline = /^ {0,3}-+$/.test(line) && before.trim() !== '' && isPlainText(before) && !/(?:>|```)\s*$/.test(before);
  return isUnderline ? undefined : 'slide';
}

/** Reads `--- { "layout": "center" }`, which some decks use. */
function inlineProperties(text: string): Properties {
  const json = /^---\s*(\{.*\})\s*$/.exec(text)?.[1];
  return (
    (json &&
      readYaml(
        json
          .replace(/^\{|\}$/g, '')
          .replaceAll(/,\s*(?=["'\w]+\s*:)/g, '\n')
          .replaceAll(/^\s+/gm, ''),
      )) ||
    new Map()
  );
}

/** Whether rules separate slides, rather than chapters of a long text. */
function isRuled(lines: readonly SourceLine[]): boolean {
  let [rules, headings, openings] = [0, 0, 0];
  let isAfterRule = false;
  lines.forEach(({ text, isCovered }, index) => {
    if (text.trim() === '') return;
    const isRule = !isCovered && markOf(text, lines[index - 1]?.text ?? '', 'plain') !== undefined;
    const isHeading = !isCovered && headingAt(lines, index) <= 2;
    if (isRule) rules += 1;
    if (isHeading) headings += 1;
    if (isHeading && isAfterRule) openings += 1;
    isAfterRule = isRule;
  });
  const each = headings / (rules + 1);
  return rules > 0 && (each < 1.5 || (rules > 1 && openings >= rules * 0.7 && each < 3));
}

/** Reads Marp's `headingDivider`. */
function headingLevel(deck: Properties): number {
  const level = Number(wordIn(deck, 'headingdivider') ?? 0);
  return Number.isInteger(level) && level >= 1 && level <= 6 ? level : 0;
}

/** The level of the heading that begins at a line, marked or underlined; infinite if none does. */
function headingAt(lines: readonly SourceLine[], index: number): number {
  const [before, text, after] = [lines[index - 1]?.text ?? '', lines[index]?.text ?? '', lines[index + 1]];
  const marks = /^ {0,3}(#{1,6})\s/.exec(text)?.[1];
  if (marks) return marks.length;
  const [, underline] = (!after?.isCovered && /^ {0,3}(=|-)\1*\s*$/.exec(after?.text ?? '')) || [];
  const isAlone = before.trim() === '' && text.trim() !== '' && isPlainText(text);
  return isAlone && underline ? (underline === '=' ? 1 : 2) : Number.POSITIVE_INFINITY;
}

/** Not the start of a list, a quotation, a table, markup or code. */
const isPlainText = (text: string): boolean => !/^\s*(?:#|>|[-*+] |\d+[.)] |\||<|```|~~~|-->|!\[)/.test(text);
