/** A node of the tree that Markdown and its HTML are parsed into. */
export interface Element {
  tag: string;
  attributes: Map<string, string>;
  children: Node[];
}
export type Node = Element | string;

export const isElement = (node: Node | undefined): node is Element => typeof node === 'object';

export const classesOf = ({ attributes }: Element): string[] => (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);

/** All text inside. */
export const textOf = (node: Node): string => (isElement(node) ? node.children.map(textOf).join('') : node);

/** Tags that never have content. */
export const emptyTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Builds the tree. A closing tag that matches nothing is ignored; an element left open ends with its parent. */
export class TreeBuilder {
  readonly root: Element = { tag: 'root', attributes: new Map(), children: [] };
  readonly comments: string[] = [];
  readonly #open: Element[] = [this.root];

  get top(): Element {
    return this.#open.at(-1) ?? this.root;
  }

  /** The parent of the top element. */
  get parent(): Element {
    return this.#open.at(-2) ?? this.root;
  }

  get depth(): number {
    return this.#open.length;
  }

  add(node: Node): void {
    this.top.children.push(node);
  }

  open(tag: string, attributes = new Map<string, string>()): Element {
    const element = { tag, attributes, children: [] };
    this.add(element);
    // Beyond a plausible depth, elements become siblings.
    if (!emptyTags.has(tag) && this.#open.length < 80) this.#open.push(element);
    return element;
  }

  /** Closes the nearest element with this tag that was opened after `floor`. */
  close(tag: string, floor: number): void {
    const at = this.#open.findLastIndex((element) => element.tag === tag);
    if (at >= floor) this.#open.length = at;
  }

  /** Closes everything opened since. */
  closeTo(depth: number): void {
    this.#open.length = Math.max(1, Math.min(depth, this.#open.length));
  }
}
