import type { Link } from '#model/presentation/link.ts';
import type { Run } from '#model/presentation/texts.ts';
import type { Writable } from '#model/presentation/reading/reader.ts';
import { readColor } from '../../svg/values/colors.ts';
import { latexText } from '../math/latex-text.ts';
import type { BlockKit } from './block-kit.ts';
import { classesOf, type Element, isElement, type Node, textOf } from './element.ts';
import { withEmoji } from './emoji.ts';
import { readImageWords } from './image-words.ts';

type Look = Omit<Run, 'text'>;

const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'big',
  'br',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'font',
  'footnote-ref',
  'i',
  'ins',
  'kbd',
  'label',
  'link',
  'mark',
  'math',
  'output',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
  'nobr',
  'button',
]);

/** Whether it is inline content. */
export const isInline = (node: Node): boolean =>
  !isElement(node) || (inlineTags.has(node.tag) && !(node.tag === 'math' && node.attributes.has('display')));

/** The text style each tag applies. */
const tagLooks: Readonly<Record<string, Look>> = {
  strong: { weight: 700 },
  b: { weight: 700 },
  mark: { weight: 600, color: 'accent2' },
  big: { weight: 600 },
  em: { isItalic: true },
  i: { isItalic: true },
  cite: { isItalic: true },
  dfn: { isItalic: true },
  var: { isItalic: true },
  s: { isStruck: true },
  del: { isStruck: true },
  strike: { isStruck: true },
  u: { isUnderlined: true },
  ins: { isUnderlined: true },
  sup: { position: 'super' },
  sub: { position: 'sub' },
  code: { family: 'code', color: 'accent1' },
  kbd: { family: 'code', weight: 600 },
  samp: { family: 'code' },
  tt: { family: 'code' },
};

/** Colours for the class names that decks use on text. */
const classColors: Readonly<Record<string, string>> = {
  red: 'accent2',
  blue: 'accent1',
  green: 'accent3',
  teal: 'accent3',
  orange: 'accent4',
  yellow: 'accent4',
  gold: 'accent4',
  purple: 'accent5',
  violet: 'accent5',
  pink: 'accent6',
  magenta: 'accent6',
  gray: 'muted',
  grey: 'muted',
  muted: 'muted',
};

/** The text runs of inline nodes. */
export function readRuns(nodes: readonly Node[], kit: BlockKit, look: Look = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (!isElement(node)) return [{ ...look, text: withEmoji(collapsed(node)) }];
    switch (node.tag) {
      case 'br':
        return [{ ...look, text: '\n' }];
      case 'img':
        return imageRuns(node, kit, look);
      case 'math':
        return mathRuns(textOf(node), kit, look);
      case 'code':
      case 'samp':
      case 'tt':
        return [{ ...look, ...tagLooks[node.tag], text: textOf(node).replaceAll(/\s+/g, ' ') }];
      case 'footnote-ref':
        return [{ ...look, position: 'super', text: String(footnoteNumber(node, kit)) }];
      case 'a': {
        const link = readLink(node.attributes.get('href') ?? node.attributes.get('to') ?? '', kit);
        return readRuns(node.children, kit, { ...look, ...(link && { link }) });
      }
      case 'script':
      case 'style':
        return [];
      default:
        return readRuns(node.children, kit, { ...look, ...tagLooks[node.tag], ...colorsOf(node) });
    }
  });
}

/** Trims spaces at line ends and joins neighbours with the same style. */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Writable<Run>[] = [];
  for (const run of runs) {
    const last = tidy.at(-1);
    const before = last?.text ?? '\n';
    const text = /[\s]$/.test(before) ? run.text.replace(/^ +/, '') : run.text;
    if (text === '') continue;
    if (text.startsWith('\n') && last) last.text = last.text.replace(/ +$/, '');
    if (last && JSON.stringify({ ...last, text: '' }) === JSON.stringify({ ...run, text: '' })) last.text += text;
    else tidy.push({ ...run, text });
  }
  const last = tidy.at(-1);
  if (last) last.text = last.text.trimEnd();
  while (tidy[0] && tidy[0].text.trimStart() === '') tidy.shift();
  if (tidy[0]) tidy[0].text = tidy[0].text.trimStart();
  return tidy.filter(({ text }) => text !== '');
}

/** East Asian lines are joined without a space. */
const collapsed = (text: string): string =>
  text.replaceAll(/(?<=[\u2e80-\u9fff\uff00-\uffef])[ \t]*\n[ \t]*(?=[\u2e80-\u9fff\uff00-\uffef])/g, '').replaceAll(/[ \t\r\n\f]+/g, ' ');

/** A picture among words is replaced by its alternative text. */
function imageRuns(node: Element, kit: BlockKit, look: Look): Run[] {
  const source = node.attributes.get('src') ?? '';
  const { alt } = readImageWords(node.attributes.get('alt') ?? '', kit.dialect === 'marp');
  kit.warn(/^(?:\w+:)?\/\//.test(source) ? 'external' : 'picture', kit.slide, source.slice(0, 200));
  return alt ? [{ ...look, text: `${alt} ` }] : [];
}

function mathRuns(source: string, kit: BlockKit, look: Look): Run[] {
  const { lines, isLossy } = latexText(source);
  if (isLossy) kit.warn('equation', kit.slide);
  return lines.flatMap((line, index) => [...(index > 0 ? [{ ...look, text: '\n' }] : []), ...line.map((run) => ({ ...look, ...run }))]);
}

export function footnoteNumber(node: Element, { footnotes }: BlockKit): number {
  const name = node.attributes.get('name') ?? '';
  if (!footnotes.includes(name)) footnotes.push(name);
  return footnotes.indexOf(name) + 1;
}

export function readLink(href: string, kit: BlockKit): Link | undefined {
  const address = href.trim().replaceAll(' ', '%20');
  if (/^(?:https?:\/\/[^/]|mailto:.|tel:.)/i.test(address)) return { kind: 'address', href: address };
  const id = /^[#/]/.test(address) ? kit.slideNamed(address.replace(/^[#/]+/, '')) : undefined;
  if (id !== undefined) return { kind: 'object', id };
  if (/^\s*(?:javascript|data|vbscript|file):/i.test(address)) kit.warn('unsafe-link', kit.slide, address);
  return undefined;
}

function colorsOf(node: Element): Look {
  const named = classesOf(node)
    .map((name) => classColors[/^(?:text-)?([a-z]+)(?:-\d+)?$/.exec(name)?.[1] ?? ''])
    .find(Boolean);
  const written =
    /(?:^|;)\s*color\s*:\s*([^;]+)/i.exec(node.attributes.get('style') ?? '')?.[1] ??
    (node.tag === 'font' ? node.attributes.get('color') : undefined);
  const color = (written && colorFrom(written)) ?? named;
  return color ? { color } : {};
}

/** Converts any CSS colour to `#rrggbb`. */
export function colorFrom(text: string): string | undefined {
  const read = readColor(text.trim(), { color: '#000000', opacity: 1 });
  return read && /^#[\da-f]{6}$/i.test(read.color) ? read.color : undefined;
}
