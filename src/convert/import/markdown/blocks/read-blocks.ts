import type { Paragraph, Run } from '#model/presentation/texts.ts';
import { latexText } from '../math/latex-text.ts';
import type { Backdrop, Block, BlockContent, ImageBlock, Role, Words } from './block.ts';
import type { BlockKit } from './block-kit.ts';
import { gridColumns, isColumn } from './columns.ts';
import { lastOfMagicMove, readFence, takeStars, wrapCode } from './code-fence.ts';
import { classesOf, type Element, isElement, type Node, textOf } from './element.ts';
import { readImageWords } from './image-words.ts';
import { holdsBlocks, holdsOnlyImages, imagesIn, isOnItsOwn, nameOf, pixels, splitAtBlocks } from './images.ts';
import { footnoteNumber, isInline, readLink, readRuns, tidyRuns } from './inline.ts';
import { readTable } from './read-tables.ts';

/** The context that applies at the current position. */
export interface Place {
  step: number;
  align: Paragraph['align'];
  role: Role;
  /** Every direct child appears with its own click. */
  isEach: boolean;
}

interface ReadSlide {
  blocks: Block[];
  footnotes: Words[];
  footer: Words[];
  backdrops: Backdrop[];
}

/** Breaks the tree of a slide into blocks that can be laid out. */
export class BlockReader {
  readonly slide: ReadSlide = { blocks: [], footnotes: [], footer: [], backdrops: [] };
  readonly #kit: BlockKit;

  constructor(kit: BlockKit) {
    this.#kit = kit;
  }

  read(nodes: readonly Node[], place: Place): Block[] {
    const blocks: Block[] = [];
    let line: Node[] = [];
    const flush = () => {
      blocks.push(...this.#paragraph(line, place));
      line = [];
    };
    for (let index = 0; index < nodes.length; index += 1) {
      const node = nodes[index] ?? '';
      if (isInline(node) && !holdsOnlyImages(node)) {
        line.push(node);
        continue;
      }
      flush();
      if (isColumn(node, this.#kit.dialect)) {
        const columns = [node];
        for (; index + 1 < nodes.length; index += 1) {
          const next = nodes[index + 1] ?? '';
          if (isColumn(next, this.#kit.dialect)) columns.push(next);
          else if (isElement(next) || next.trim() !== '') break;
        }
        blocks.push(...this.#columns(columns, place, columns.length));
      } else if (isElement(node)) blocks.push(...this.#element(node, place));
    }
    flush();
    return blocks;
  }

  /** Clicks are counted in the order of the deck. */
  #stepOf(element: Element, place: Place): number {
    const { attributes, tag } = element;
    const names = [...attributes.keys()];
    const isClick =
      tag === 'v-click' ||
      tag === 'vclick' ||
      names.some((name) => /^v-click(?:\.|$)/.test(name)) ||
      classesOf(element).includes('fragment');
    if (isClick) return (this.#kit.clicks.count += 1);
    if (tag === 'v-after' || names.some((name) => /^v-after(?:\.|$)/.test(name))) return Math.max(this.#kit.clicks.count, place.step);
    return place.step;
  }

  #element(element: Element, outer: Place): Block[] {
    const kit = this.#kit;
    const step = outer.isEach && !/^(?:ul|ol)$/.test(element.tag) ? (kit.clicks.count += 1) : this.#stepOf(element, outer);
    const place: Place = {
      ...outer,
      step,
      align: alignOf(element) ?? outer.align,
      role: isSmall(element) && outer.role === 'body' ? 'small' : outer.role,
      isEach: false,
    };
    const one = (content: BlockContent | undefined): Block[] => (content ? [{ ...content, step }] : []);
    switch (element.tag) {
      case 'p':
        return this.#paragraph(element.children, place);
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.#paragraph(element.children, { ...place, role: element.tag === 'h5' || element.tag === 'h6' ? 'h4' : element.tag });
      case 'ul':
      case 'ol':
        return this.#list(element, { ...place, isEach: outer.isEach || isIncremental(element, kit) }, 0);
      case 'blockquote':
        return this.#quote(element, place);
      case 'pre':
        return one(this.#code(element));
      case 'table':
        return one(readTable(element, kit));
      case 'math':
        return one(this.#formula(textOf(element), place));
      case 'img':
        return this.#images([element], place);
      case 'a':
        return this.#images([element], place);
      case 'footnote':
        this.#footnote(element, place);
        return [];
      case 'script':
      case 'style':
      case 'svg':
      case 'canvas':
        kit.warn('html', kit.slide, element.tag);
        return [];
      case 'iframe':
      case 'video':
      case 'audio':
      case 'embed':
      case 'object':
      case 'youtube':
      case 'tweet':
        return this.#media(element, place);
      case 'hr':
      case 'head':
      case 'title':
      case 'toc':
        return [];
      case 'v-clicks':
      case 'vclicks':
        return this.read(element.children, { ...place, isEach: true });
      default:
        return this.#container(element, place);
    }
  }

  #footnote(element: Element, place: Place): void {
    const number = String(footnoteNumber(element, this.#kit));
    const words = this.read(element.children, { ...place, role: 'small' }).flatMap((block) => (block.kind === 'words' ? block.words : []));
    this.slide.footnotes.push(
      ...words.map((each, index) =>
        index === 0 ? { ...each, runs: [{ text: `${number} `, position: 'super' as const }, ...each.runs] } : each,
      ),
    );
  }

  #container(element: Element, place: Place): Block[] {
    const classes = classesOf(element);
    if (element.tag === 'aside' && classes.includes('notes')) {
      this.#kit.notes.push(
        textOf(element)
          .replaceAll(/[ \t]+/g, ' ')
          .trim(),
      );
      return [];
    }
    if (classes.some((name) => /^(?:footer|footnote|footnotes)$/.test(name))) {
      const inside = this.read(element.children, { ...place, role: 'small' });
      this.slide.footer.push(
        ...inside.flatMap((block) => (block.kind === 'words' ? block.words : [])).map((words) => ({ ...words, listType: undefined })),
      );
      return [];
    }
    const columns = gridColumns(element);
    const cells = element.children.filter((child) => isElement(child) || child.trim() !== '');
    return columns > 1 && cells.length > 1 ? this.#columns(cells, place, columns) : this.read(element.children, place);
  }

  #columns(cells: readonly Node[], place: Place, count: number): Block[] {
    const read = cells.map((cell) => this.#cell(cell, place)).filter((blocks) => blocks.length > 0);
    const [only] = read;
    if (read.length === 1 && only) return only;
    const rows: Block[] = [];
    for (let from = 0; from < read.length; from += count)
      rows.push({ kind: 'columns', columns: read.slice(from, from + count), step: place.step });
    return rows;
  }

  #cell(cell: Node, place: Place): Block[] {
    if (!isElement(cell)) return this.read([cell], place);
    if (/^(?:div|section|span|v-clicks?|template|article)$/.test(cell.tag))
      return this.#container({ ...cell, attributes: withoutColumns(cell) }, { ...place, step: this.#stepOf(cell, place) });
    return isInline(cell) && !holdsOnlyImages(cell)
      ? this.read([cell], { ...place, step: this.#stepOf(cell, place) })
      : this.#element(cell, place);
  }

  #paragraph(nodes: readonly Node[], place: Place): Block[] {
    const shown = nodes.filter((node) => isElement(node) || node.trim() !== '');
    if (shown.length === 0) return [];
    const isPictures = shown.every((node) => isElement(node) && (node.tag === 'br' || holdsOnlyImages(node)));
    if (isPictures)
      return this.#images(
        shown.filter((node) => isElement(node)),
        place,
      );
    // A background may be on the same line as text.
    const rest = nodes.filter((node) => !(isElement(node) && node.tag === 'img' && this.#backdrop(node)));
    const [block, ...others] = splitAtBlocks(
      rest.flatMap((node, index): Node[] =>
        isElement(node) && isOnItsOwn(rest, index) ? [{ tag: 'figure', attributes: new Map(), children: [node] }] : [node],
      ),
    );
    if (others.length > 0) return [...(block ? this.#paragraph(block, place) : []), ...others.flatMap((part) => this.read(part, place))];
    const runs = tidyRuns(readRuns(rest, this.#kit));
    return runs.length > 0 ? [{ kind: 'words', words: [{ runs, align: place.align, level: 0, role: place.role }], step: place.step }] : [];
  }

  #backdrop(image: Element): boolean {
    const { dialect, findPicture, slide } = this.#kit;
    const words = readImageWords(image.attributes.get('alt') ?? '', dialect === 'marp');
    if (!words.isBackground) return false;
    const source = image.attributes.get('src') ?? '';
    const picture = findPicture(source, words.alt, slide);
    this.slide.backdrops.push({
      picture,
      alt: words.alt || nameOf(source),
      side: words.side,
      share: words.sideShare ?? 0.5,
      isWhole: words.isContained,
    });
    return true;
  }

  /** Pictures in a row become columns; a row of badges, as in README files, becomes text. */
  #images(elements: readonly Element[], place: Place): Block[] {
    const images = elements.flatMap((element) => imagesIn(element)).filter(({ image }) => !this.#backdrop(image));
    if (images.length > 2 && images.every(({ image }) => /^(?:https?:)?\/\//.test(image.attributes.get('src') ?? ''))) {
      const runs = tidyRuns(elements.flatMap((element) => [...readRuns([element], this.#kit), { text: ' ' }]));
      return runs.length > 0 ? [{ kind: 'words', words: [{ runs, align: place.align, level: 0, role: 'small' }], step: place.step }] : [];
    }
    const blocks = images.map(({ image, href }) => this.#image(image, href, place));
    return blocks.length > 1 ? [{ kind: 'columns', columns: blocks.map((block) => [block]), step: place.step }] : blocks;
  }

  #image(image: Element, href: string | undefined, { step, align }: Place): Block {
    const { dialect, findPicture, slide } = this.#kit;
    const source = image.attributes.get('src') ?? image.attributes.get('data-src') ?? image.attributes.get(':src') ?? '';
    const words = readImageWords(image.attributes.get('alt') ?? '', dialect === 'marp');
    const picture = findPicture(source, words.alt, slide);
    const width = words.width ?? pixels(image.attributes.get('width'));
    const height = words.height ?? pixels(image.attributes.get('height'));
    const percent = /^(\d+)%$/.exec(image.attributes.get('width') ?? '')?.[1];
    const scale = width ? width / picture.width : height ? height / picture.height : 1;
    const sized =
      picture.kind === 'missing' && width && height
        ? { ...picture, width, height }
        : { ...picture, width: picture.width * scale, height: picture.height * scale };
    const link = href === undefined ? undefined : readLink(href, this.#kit);
    const share = words.share ?? (percent ? Math.min(Math.max(Number(percent) / 100, 0.05), 1) : undefined);
    // A badge or a button is replaced by its text.
    if (picture.kind === 'missing' && (sized.height < 90 || /\bbadge|shields\.io/.test(source)) && words.alt) {
      return { kind: 'words', words: [{ runs: [{ text: words.alt, ...(link && { link }) }], align, level: 0, role: 'body' }], step };
    }
    const content: ImageBlock = {
      kind: 'image',
      picture: sized,
      alt: words.alt || (picture.kind === 'missing' ? nameOf(source) : ''),
      ...(link && { link }),
      ...(share && { share }),
    };
    return { ...content, step };
  }

  #quote(element: Element, place: Place): Block[] {
    const inside = this.read(element.children, place);
    const words = inside.flatMap((block) => (block.kind === 'words' || block.kind === 'quote' ? block.words : []));
    const others = inside.filter(({ kind }) => kind !== 'words' && kind !== 'quote');
    return [...(words.length > 0 ? [{ kind: 'quote' as const, words, step: place.step }] : []), ...others];
  }

  #code(element: Element): BlockContent | undefined {
    const { attributes } = element;
    const inner = element.children.find((child): child is Element => isElement(child) && child.tag === 'code');
    const lang =
      attributes.get('lang') ??
      classesOf(inner ?? element)
        .map((name) => /^lang(?:uage)?-(.+)$/.exec(name)?.[1])
        .find(Boolean);
    const moved = /magic-move/.test(attributes.get('meta') ?? '') ? lastOfMagicMove(textOf(element)) : undefined;
    const code = (moved?.code ?? textOf(element)).replace(/^\n+|\s+$/g, '');
    if (code === '') return undefined;
    const fence = readFence(moved?.lang ?? lang, moved?.meta ?? attributes.get('meta'));
    if (/^(?:mermaid|plantuml|dot|graphviz)$/.test(fence.language)) this.#kit.warn('diagram', this.#kit.slide, fence.language);
    const starred = this.#kit.dialect === 'remark' ? takeStars(code) : { code, highlightedLines: [] };
    return { kind: 'code', ...fence, ...wrapCode(starred.code, [...fence.highlightedLines, ...starred.highlightedLines]) };
  }

  #formula(source: string, place: Place): BlockContent | undefined {
    const { lines, isLossy } = latexText(source);
    if (isLossy) this.#kit.warn('equation', this.#kit.slide);
    const words = lines.map((runs): Words => ({ runs, align: place.align === 'start' ? 'center' : place.align, level: 0, role: 'math' }));
    return words.length > 0 ? { kind: 'words', words } : undefined;
  }

  /** Films and embedded pages become links. */
  #media(element: Element, place: Place): Block[] {
    const { attributes, tag } = element;
    const source =
      attributes.get('src') ??
      element.children
        .filter((child) => isElement(child))
        .map((child) => child.attributes.get('src'))
        .find(Boolean) ??
      attributes.get('data') ??
      '';
    const id = attributes.get('id') ?? '';
    const href =
      tag === 'youtube' && /^[\w-]+$/.test(id)
        ? `https://www.youtube.com/watch?v=${id}`
        : tag === 'tweet' && /^\d+$/.test(id)
          ? `https://x.com/i/status/${id}`
          : source;
    const isPage = tag === 'iframe' && !/youtu|vimeo|video/i.test(source);
    this.#kit.warn(tag === 'audio' ? 'audio' : tag === 'tweet' || isPage ? 'external' : 'video', this.#kit.slide, href || tag);
    const link = readLink(href, this.#kit);
    return link
      ? [{ kind: 'words', words: [{ runs: [{ text: `▶ ${href}`, link }], align: place.align, level: 0, role: 'small' }], step: place.step }]
      : [];
  }

  /** Reads items in order; content other than text goes between them. */
  #list(list: Element, place: Place, level: number): Block[] {
    const blocks: Block[] = [];
    const isOrdered = list.tag === 'ol';
    let number = Math.max(0, Number.parseInt(list.attributes.get('start') ?? '1', 10) || 0);
    for (const item of list.children) {
      if (!isElement(item)) continue;
      if (item.tag !== 'li') {
        blocks.push(...this.#element(item, place));
        continue;
      }
      const step = place.isEach ? (this.#kit.clicks.count += 1) : this.#stepOf(item, place);
      const checked = item.attributes.get('checked');
      const head: Words = {
        runs: [],
        align: place.align === 'center' ? 'start' : place.align,
        level: Math.min(level, 8),
        role: place.role,
        listType: isOrdered ? 'NUMBER' : 'BULLET',
        ...(isOrdered && { start: number }),
        ...(checked !== undefined && { marker: checked === 'true' ? '☑' : '☐' }),
      };
      blocks.push(...this.#item(item, head, { ...place, step, isEach: false }, level));
      number += 1;
    }
    return blocks;
  }

  #item(item: Element, head: Words, place: Place, level: number): Block[] {
    const blocks: Block[] = [];
    let words: Words | undefined = head;
    const own = { kind: 'words' as const, words: [head], step: place.step };
    blocks.push(own);
    const say = (runs: Run[]) => {
      if (runs.length === 0) return;
      // Another paragraph of the same item continues on a new line.
      if (words) words.runs = words.runs.length > 0 ? [...words.runs, { text: '\n' }, ...runs] : runs;
      else blocks.push({ kind: 'words', words: [{ runs, align: head.align, level: 0, role: head.role }], step: place.step });
    };
    let line: Node[] = [];
    const flush = () => {
      say(tidyRuns(readRuns(line, this.#kit)));
      line = [];
    };
    for (const child of item.children) {
      if (isInline(child) && !holdsOnlyImages(child)) {
        line.push(child);
        continue;
      }
      flush();
      if (!isElement(child)) continue;
      if (child.tag === 'p' && !holdsBlocks(child)) say(tidyRuns(readRuns(child.children, this.#kit)));
      else {
        blocks.push(...(child.tag === 'ul' || child.tag === 'ol' ? this.#list(child, place, level + 1) : this.#element(child, place)));
        words = undefined;
      }
    }
    flush();
    return blocks.filter((block) => block !== own || head.runs.length > 0);
  }
}

const alignOf = (element: Element): Paragraph['align'] | undefined => {
  const written = element.attributes.get('align') ?? /text-align\s*:\s*(\w+)/.exec(element.attributes.get('style') ?? '')?.[1] ?? '';
  const names = [...classesOf(element), written, element.tag, ...(element.attributes.has('text-center') ? ['center'] : [])];
  if (names.some((name) => name === 'center' || name === 'text-center')) return 'center';
  return names.some((name) => name === 'right' || name === 'text-right') ? 'end' : undefined;
};

const isSmall = (element: Element): boolean =>
  element.tag === 'small' || classesOf(element).some((name) => /^(?:small|smaller|tiny|footnotesize|text-(?:xs|sm)|caption)$/.test(name));

const isIncremental = (list: Element, { dialect }: BlockKit): boolean =>
  dialect === 'marp' && (list.attributes.get('mark') === '*' || /\)/.test(list.attributes.get('mark') ?? ''));

/** A column inside columns is not split again. */
const withoutColumns = ({ attributes }: Element): Map<string, string> => new Map([...attributes].filter(([name]) => name !== 'class'));
