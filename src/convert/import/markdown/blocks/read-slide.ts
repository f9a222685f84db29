import { fencedLines } from '../deck/fenced-lines.ts';
import { readComments, type SlideComments } from '../deck/notes.ts';
import { type SlideSource, wordIn } from '../deck/slide-source.ts';
import type { Block, SlideContent, Words } from './block.ts';
import type { BlockKit } from './block-kit.ts';
import { buildTree, type SlideTree } from './build-tree.ts';
import { BlockReader, type Place } from './read-blocks.ts';

export interface ParsedSlide extends SlideContent {
  comments: SlideComments;
  /** Speaker notes found in elements. */
  spoken: string;
  clicks: number;
}

/** Reads a slide's content in order, and its comments. */
export function readSlide({ parts, properties }: SlideSource, kit: BlockKit, place: Pick<Place, 'align'>): ParsedSlide {
  const reader = new BlockReader(kit);
  const comments: string[] = [];
  const blocks: Block[] = [];
  for (const [index, part] of shortened(parts, kit).entries()) {
    // Everything after a mark appears together, with one click.
    if (index > 0) kit.clicks.count += 1;
    const base: Place = { step: kit.clicks.count, align: place.align, role: 'body', isEach: false };
    const slots = slotsIn(part).map(({ name, text }) => {
      const tree = treeOf(withAir(withoutImports(text, kit)), kit);
      comments.push(...tree.comments);
      return { name, blocks: reader.read(tree.root.children, { ...base, step: index === 0 ? 0 : base.step }) };
    });
    blocks.push(...besideEachOther(slots, wordIn(properties, 'layout')));
  }
  const { title, rest } = takeTitle(blocks);
  return {
    title,
    blocks: rest,
    footnotes: reader.slide.footnotes,
    footer: reader.slide.footer,
    backdrops: reader.slide.backdrops,
    comments: readComments(comments, kit.dialect),
    spoken: kit.notes.join('\n\n'),
    clicks: kit.clicks.count,
  };
}

/** More text than any real slide has. */
const LONGEST = 24_000;

function shortened(parts: readonly string[], kit: BlockKit): string[] {
  let left = LONGEST;
  return parts.slice(0, 200).map((part) => {
    if (part.length > left) kit.warn('text-cut', kit.slide);
    const kept = part.slice(0, left);
    left -= kept.length;
    return kept;
  });
}

interface Slot {
  name: string;
  text: string;
}

/** `::right::` begins the right side, `::section` the next column. */
function slotsIn(text: string): Slot[] {
  const slots: { name: string; lines: string[] }[] = [{ name: 'default', lines: [] }];
  for (const { text: line, isCovered } of fencedLines(text)) {
    const name = isCovered ? undefined : (/^::\s*([\w-]+)\s*::\s*$/.exec(line)?.[1] ?? /^::(section)\s*$/.exec(line)?.[1]);
    if (name) slots.push({ name, lines: [] });
    else slots.at(-1)?.lines.push(line);
  }
  return slots.map(({ name, lines }) => ({ name, text: lines.join('\n') }));
}

function besideEachOther(slots: readonly { name: string; blocks: Block[] }[], layout: string | undefined): Block[] {
  const filled = slots.filter(({ blocks }) => blocks.length > 0);
  if (slots.length === 1) return filled.flatMap(({ blocks }) => blocks);
  const [first] = slots;
  const isHead = layout?.endsWith('-header') ?? false;
  const below = filled.filter(({ name }) => /^(?:bottom|footer|default2)$/.test(name));
  // The first slot holds the slide's heading and the left side.
  const head = first ? takeTitle(first.blocks) : { title: undefined, rest: [] };
  const title: Block[] = head.title ? [{ kind: 'words', words: [head.title.words], step: 0 }] : [];
  const columns = [
    ...(isHead || head.rest.length === 0 ? [] : [head.rest]),
    ...filled.filter((slot) => slot !== first && !below.includes(slot)).map(({ blocks }) => blocks),
  ];
  const middle: Block[] = columns.length > 1 ? [{ kind: 'columns', columns, step: 0 }] : columns.flat();
  return [...title, ...(isHead ? head.rest : []), ...middle, ...below.flatMap(({ blocks }) => blocks)];
}

const levelOf = (words: Words | undefined): number => Number(/^h(\d)$/.exec(words?.role ?? '')?.[1] ?? 0);

/** Takes the heading a slide begins with; pictures may come before it. */
function takeTitle(blocks: readonly Block[]): { title: SlideContent['title']; rest: Block[] } {
  const at = blocks.findIndex(({ kind }) => kind !== 'image');
  const block = blocks[at];
  const [first, ...others] = block?.kind === 'words' && block.step === 0 ? block.words : [];
  const level = levelOf(first);
  if (!block || block.kind !== 'words' || !first || level === 0) return { title: undefined, rest: [...blocks] };
  return {
    title: { words: first, level },
    rest: [...blocks.slice(0, at), ...(others.length > 0 ? [{ ...block, words: others }] : []), ...blocks.slice(at + 1)],
  };
}

/** Content nested too deeply to parse is shown as written. */
function treeOf(text: string, kit: BlockKit): SlideTree {
  try {
    return buildTree(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    kit.warn('unreadable-slide', kit.slide);
    return { root: { tag: 'root', attributes: new Map(), children: [text.slice(0, 2000)] }, comments: [] };
  }
}

/** A `<br>` alone on its line would make Markdown treat the next line as HTML, so add a blank line. */
const withAir = (text: string): string => text.replaceAll(/^([ \t]*<br\s*\/?>)[ \t]*\n(?=\S)/gim, '$1\n\n');

/** Removes code imported from other files, which are not available. */
const withoutImports = (text: string, kit: BlockKit): string =>
  kit.dialect === 'slidev'
    ? text.replaceAll(/^<<<\s*(\S+).*$/gm, (_, source: string) => {
        kit.warn('missing-file', kit.slide, source);
        return '';
      })
    : text;
