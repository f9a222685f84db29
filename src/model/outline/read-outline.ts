import { plainWords } from './inline.ts';
import { type Outline, type OutlineItem, outlineLimits, type OutlineProblem } from './outline.ts';
import { type OutlineLine, readLines } from './read-lines.ts';

/** While it is read. */
interface Node {
  line: OutlineLine;
  words: string;
  children: Node[];
}

/** A title's own lines up to this length are a subtitle, not a topic. */
const SUBTITLE = 240;
const DEEPEST = 40;

/** Reads an outline, or Markdown: the first line is the title, what is below it are topics. */
export function readOutline(text: string): Outline | { problem: OutlineProblem } {
  const roots = readRoots(text);
  if ('problem' in roots) return roots;
  const outline = titled(roots);
  return countTopics(outline.topics) > outlineLimits.topics ? { problem: 'too-many-topics' } : outline;
}

/** Reads it without a title: all outermost lines are topics. */
export function readTopics(text: string): readonly OutlineItem[] | { problem: OutlineProblem } {
  const roots = readRoots(text);
  if ('problem' in roots) return roots;
  const topics = roots.map(itemOf);
  return countTopics(topics) > outlineLimits.topics ? { problem: 'too-many-topics' } : topics;
}

function readRoots(text: string): readonly Node[] | { problem: OutlineProblem } {
  if (text.length > outlineLimits.characters) return { problem: 'too-long' };
  const lines = readLines(text);
  if (lines.length === 0) return { problem: 'empty' };
  return lines.length > outlineLimits.lines ? { problem: 'too-many-lines' } : treeOf(lines);
}

/** Topics, and what is below them with lines of its own. */
const countTopics = (topics: readonly OutlineItem[]): number =>
  topics.reduce((sum, { children }) => sum + 1 + children.filter((child) => child.children.length > 0).length, 0);

function treeOf(lines: readonly OutlineLine[]): Node[] {
  const roots: Node[] = [];
  const hasHeadings = lines.some(({ heading }) => heading > 0);
  /** The line that the next one may be below, with those it is below itself. */
  let open: Node[] = [];
  for (const line of lines) {
    const last = open.at(-1);
    if (hasHeadings && last && continues(last.line, line)) {
      last.words = joined(last.words, line.words);
      continue;
    }
    open =
      line.heading > 0 ? open.filter(({ line: { heading } }) => heading > 0 && heading < line.heading) : holdersOf(line, open, hasHeadings);
    const node: Node = { line, words: line.words, children: [] };
    (open.at(-1)?.children ?? roots).push(node);
    if (open.length < DEEPEST) open = [...open, node];
  }
  return roots;
}

/** A paragraph of Markdown may be written in several lines. */
const continues = (former: OutlineLine, line: OutlineLine): boolean =>
  line.heading === 0 && former.heading === 0 && line.kind === 'words' && former.kind === 'words' && line.style === '' && !line.isApart;

const joined = (one: string, other: string): string =>
  /[\u2e80-\ua4cf\uf900-\ufaff\uff00-\uffef]$/.test(one) ? one + other : `${one} ${other}`;

/** By indentation; among lines at the same column, a list is below the line before it, as is a list in another style. */
function holdersOf(line: OutlineLine, open: readonly Node[], isMarkdown: boolean): Node[] {
  const isHolder = ({ line: { heading, column } }: Node) => heading > 0 || column < line.column;
  const beside = open.filter((node) => !isHolder(node) && node.line.column === line.column);
  const holders = open.filter(isHolder);
  const alike = beside.findIndex((node) => node.line.style === line.style);
  if (alike >= 0) return [...holders, ...beside.slice(0, alike)];
  // In Markdown, a list after an empty line stands beside a paragraph.
  return line.style === '' || (isMarkdown && line.isApart) ? holders : [...holders, ...beside];
}

function titled(roots: readonly Node[]): Outline {
  const [first, ...others] = roots;
  if (!first) return { title: '', subtitle: '', topics: [] };
  if (others.length === 0) return underTitle(first);
  const isTitle = first.children.length === 0 && first.line.style === '' && first.line.kind === 'words';
  const topics = (isTitle ? others : roots).map(itemOf);
  return { title: plainWords(first.words), subtitle: '', topics };
}

/** A single line above everything else. */
function underTitle(title: Node): Outline {
  const isSection = ({ line }: Node) => line.heading > 0;
  const own = title.children.filter((child) => !isSection(child));
  const sections = title.children.filter(isSection).map(itemOf);
  const words = plainWords(title.words);
  if (sections.length === 0 || own.length === 0) return { title: words, subtitle: '', topics: title.children.map(itemOf) };
  const said = own.map((child) => plainWords(child.words)).join('\n');
  if (said.length <= SUBTITLE && own.length <= 4 && own.every(({ children }) => children.length === 0))
    return { title: words, subtitle: said, topics: sections };
  return {
    title: words,
    subtitle: '',
    topics: [{ words: title.words, kind: 'words', isNumbered: false, children: own.map(itemOf) }, ...sections],
  };
}

const itemOf = ({ words, line: { kind, isNumbered }, children }: Node): OutlineItem => ({
  words,
  kind,
  isNumbered,
  children: children.map(itemOf),
});
