import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { type Element, emptyTags, isElement, TreeBuilder } from './element.ts';
import { htmlTokens } from './html-tokens.ts';
import { spansIn, withoutFirstAttributes, withoutLastAttributes } from './text-attributes.ts';

type Content = ReturnType<typeof fromMarkdown>['children'][number];

const extensions = [gfm(), math()];
const mdastExtensions = [gfmFromMarkdown(), mathFromMarkdown()];

export interface SlideTree {
  root: Element;
  /** In order; comments are not part of the tree. */
  comments: string[];
}

/** Parses Markdown and the HTML in it into one tree of elements. */
export function buildTree(source: string): SlideTree {
  const builder = new TreeBuilder();
  const { children } = fromMarkdown(source, { extensions, mdastExtensions });
  const links = new Map<string, { url: string; title?: string | null | undefined }>();
  for (const node of children) if (node.type === 'definition') links.set(node.identifier, node);
  const walk = (nodes: readonly Content[]): void => {
    nodes.forEach((node, index) => {
      const before = nodes[index - 1]?.type;
      const isBelonging = node.type === 'text' && (before === 'image' || before === 'link');
      addNode(isBelonging ? { ...node, value: withoutFirstAttributes(node.value) } : node);
    });
  };
  const within = (tag: string, attributes: Record<string, string | undefined>, children: readonly Content[]): void => {
    const depth = builder.depth;
    builder.open(
      tag,
      new Map(Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))),
    );
    walk(children);
    builder.closeTo(depth);
  };
  /** An element with plain text only, no Markdown inside. */
  const leaf = (tag: string, text: string, attributes: Record<string, string | undefined> = {}): void => {
    const depth = builder.depth;
    within(tag, attributes, []);
    const element = builder.top.children.at(-1);
    if (isElement(element) && text) element.children.push(text);
    builder.closeTo(depth);
  };
  const addNode = (node: Content): void => {
    switch (node.type) {
      case 'text':
        for (const part of spansIn(node.value))
          if (part.kind === 'span') leaf('span', part.text, part.attributes);
          else builder.add(part.text);
        return;
      case 'paragraph':
        return within('p', {}, node.children);
      case 'heading':
        return within(`h${node.depth}`, {}, headingWords(node.children));
      case 'strong':
        return within('strong', {}, node.children);
      case 'emphasis':
        return within('em', {}, node.children);
      case 'delete':
        return within('s', {}, node.children);
      case 'blockquote':
        return within('blockquote', {}, node.children);
      case 'list':
        return within(
          node.ordered ? 'ol' : 'ul',
          {
            start: node.start === null || node.start === undefined ? undefined : String(node.start),
            mark: source[node.position?.start.offset ?? -1],
          },
          node.children,
        );
      case 'listItem':
        return within('li', { checked: typeof node.checked === 'boolean' ? String(node.checked) : undefined }, node.children);
      case 'link':
        return within('a', { href: node.url }, node.children);
      case 'linkReference':
        return within('a', { href: links.get(node.identifier)?.url }, node.children);
      case 'image':
        return leaf('img', '', { src: node.url, alt: node.alt ?? '', title: node.title ?? undefined });
      case 'imageReference':
        return leaf('img', '', { src: links.get(node.identifier)?.url, alt: node.alt ?? '' });
      case 'break':
        return leaf('br', '');
      case 'thematicBreak':
        return leaf('hr', '');
      case 'inlineCode':
        return leaf('code', node.value);
      case 'code':
        return leaf('pre', node.value, { lang: node.lang ?? undefined, meta: node.meta ?? undefined });
      case 'inlineMath':
        return isMath(source, node.position?.end.offset, node.value) ? leaf('math', node.value) : builder.add(`$${node.value}$`);
      case 'math':
        return leaf('math', node.value, { display: 'block' });
      case 'table':
        return within('table', { align: node.align?.map((each) => each ?? '').join(' '), head: 'true' }, node.children);
      case 'tableRow':
        return within('tr', {}, node.children);
      case 'tableCell':
        return within('td', {}, node.children);
      case 'footnoteReference':
        return leaf('footnote-ref', '', { name: node.identifier });
      case 'footnoteDefinition':
        return within('footnote', { name: node.identifier }, node.children);
      case 'html':
        return addHtml(builder, node.value);
      default:
    }
  };
  walk(children);
  return { root: builder.root, comments: builder.comments };
}

/** Without the attributes after them. */
function headingWords<Node extends Content>(children: readonly Node[]): Node[] {
  const last = children.at(-1);
  return last?.type === 'text' ? [...children.slice(0, -1), { ...last, value: withoutLastAttributes(last.value) }] : [...children];
}

function addHtml(builder: TreeBuilder, html: string): void {
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') builder.add(token.text);
    else if (token.kind === 'comment') addComment(builder, token.text);
    else if (token.kind === 'close') builder.close(token.tag, 1);
    else {
      const depth = builder.depth;
      builder.open(token.tag, token.attributes);
      if (token.isClosed || emptyTags.has(token.tag)) builder.closeTo(depth);
    }
  }
}

/** `.element` applies to the element that contains or precedes it. */
function addComment(builder: TreeBuilder, text: string): void {
  builder.comments.push(text);
  const said = /^\s*\.element\s*:(.*)$/s.exec(text)?.[1];
  if (said === undefined) return;
  const { top } = builder;
  const before = top.children.findLast((child) => isElement(child) || child.trim() !== '');
  const isWithin = top !== builder.root && (top.tag === 'p' || top.tag === 'li' || /^h\d$/.test(top.tag) || !isElement(before));
  // In the text of a list item, it applies to the item.
  const inner = top.tag === 'p' && builder.parent.tag === 'li' ? builder.parent : top;
  const target = isWithin ? inner : isElement(before) ? before : undefined;
  for (const [, name = '', value = ''] of said.matchAll(/([\w-]+)\s*=\s*["']([^"']*)["']/g))
    target?.attributes.set(name.toLowerCase(), value);
}

/** `$5 and $6` is money: maths neither begins nor ends with a space, and no digit follows it. */
const isMath = (source: string, end: number | undefined, value: string): boolean =>
  value.trim() !== '' &&
  (source.slice((end ?? 0) - 2, end).endsWith('$$') || (!/^\s|\s$/.test(value) && !/\d/.test(source[end ?? -1] ?? '')));
