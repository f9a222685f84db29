import type { Link } from '#model/presentation/link.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import type { PdfFile } from '../file/pdf-file.ts';
import { named, text, type Ref } from '../file/values.ts';
import type { TagNode } from '../structure/page-plan.ts';
import { newElement, writeElement, type BoxOf, type Element } from './element.ts';
import type { StructureTree } from './structure-tree.ts';

/** Marks the content of a page, or of a form on it, so that every piece belongs to an element or is an artifact. */
export interface StreamTags {
  /** The key under which its elements are found: `/StructParents`. */
  key: number | undefined;
  /**
   * The operators to write before drawing, if any. Pass `words` if a reader could not work out the text itself; `isTurned`: the letters of
   * each word come last to first.
   */
  open(words?: string, isTurned?: boolean): string;
  close(): string;
  /** For a form drawn next: marks its content from within, unless all of it belongs to one element. */
  within(form: Ref): StreamTags;
}

export interface PageTags {
  stream: StreamTags;
  begin(object: SceneObject): void;
  end(): void;
  part(name: string | null): void;
  /** Links what is drawn next, through an annotation that receives its key. */
  link(link: Link, annotate: (key: number) => Ref): void;
  finish(): void;
}

interface Frame {
  id: string;
  /** Takes everything in the object without a place of its own. */
  whole: Element | undefined;
  part: string | null;
  /** Set if the whole object is linked: the first of its elements to be drawn gets the link. */
  link: { annotation: Ref; key: number; piece?: { place: Element; element: Element } } | undefined;
}

/** Linked letters, and those after them with the same link. */
interface LetterLink {
  link: Link;
  place: Element;
  element: Element;
  isNow: boolean;
}

/** Roles that are wrapped in their link; in all others, the link is part of the text. */
const wrapped = new Set(['Figure', 'Table', 'L', 'Code', 'Sect']);

export function tagPage(file: PdfFile, tree: StructureTree, page: Ref, tags: TagNode, boxOf: BoxOf): PageTags {
  const places = new Map<string, Element>();
  const plant = (node: TagNode): Element => {
    const element = newElement(file, node);
    if (node.content !== undefined) places.set(node.content, element);
    element.children = node.children.map(plant);
    return element;
  };
  const root = plant(tags);
  const frames: Frame[] = [];
  const ends: (() => void)[] = [];
  let letters: LetterLink | undefined;
  let known: { element: Element | undefined } | undefined;

  /** The link element at a place in the structure. */
  const linkAt = (place: Element): Element => {
    if (place.node.role === 'Link') return place;
    const element = newElement(file, { role: 'Link', children: [] });
    if (!(place !== root && wrapped.has(place.node.role) && wrap(root, place, element))) place.own.push({ kind: 'element', element });
    return element;
  };
  const attach = (element: Element, annotation: Ref, key: number) => {
    element.own.push({ kind: 'annotation', ref: annotation });
    tree.setParents(key, named(element.ref));
  };
  const placeOf = (): Element | undefined => {
    const frame = frames.at(-1);
    return frame && ((frame.part === null ? undefined : places.get(`${frame.id}#${frame.part}`)) ?? frame.whole);
  };
  /** The element currently being drawn. */
  const find = (): Element | undefined => {
    const place = placeOf();
    if (place && letters?.isNow && letters.place === place) return letters.element;
    const link = frames.findLast((frame) => frame.link)?.link;
    if (!place || !link) return place;
    if (!link.piece) {
      const element = linkAt(place);
      attach(element, link.annotation, link.key);
      link.piece = { place, element: element.children.includes(place) ? place : element };
    }
    return link.piece.place === place ? link.piece.element : place;
  };
  const target = () => (known ??= { element: find() }).element;

  const openStream = (form: Ref | undefined): StreamTags => {
    const key = tree.nextKey();
    const elements: Element[] = [];
    let current: Element | 'artifact' | undefined;
    let isSaid = false;
    let wasTurned = false;
    const close = () => {
      const end = current === undefined ? '' : current === 'artifact' && isSaid ? 'EMC EMC\n' : 'EMC\n';
      current = undefined;
      return end;
    };
    ends.push(() => tree.setParents(key, `[${elements.map(({ ref }) => named(ref)).join(' ')}]`));
    return {
      key,
      close,
      open(words, isTurned = false) {
        const next = target() ?? 'artifact';
        if (next === current && words === undefined && !isSaid && (isTurned === wasTurned || next === 'artifact')) return '';
        const before = close();
        const said = words === undefined ? '' : `/ActualText${text(words)}`;
        current = next;
        isSaid = words !== undefined;
        wasTurned = isTurned;
        if (next === 'artifact') return `${before}/Artifact BMC\n${said && `/Span<<${said}>>BDC\n`}`;
        const id = elements.push(next) - 1;
        next.own.push({ kind: 'mark', id, stream: form });
        return `${before}/${said ? 'Span' : isTurned ? 'ReversedChars' : next.node.role}<</MCID ${id}${said}>>BDC\n`;
      },
      within: (inner) => (target() ? silent : openStream(inner)),
    };
  };

  return {
    stream: openStream(undefined),
    begin({ id }) {
      frames.push({ id, whole: places.get(id) ?? frames.at(-1)?.whole, part: null, link: undefined });
      known = undefined;
    },
    end() {
      const link = frames.pop()?.link;
      // Nothing else of the object is tagged, so the link gets a tag of its own.
      if (link && !link.piece) attach(linkAt(root), link.annotation, link.key);
      letters = known = undefined;
    },
    part(name) {
      const frame = frames.at(-1);
      if (frame) frame.part = name;
      if (letters) letters.isNow = false;
      known = undefined;
    },
    link(link, annotate) {
      const frame = frames.at(-1);
      const key = tree.nextKey();
      known = undefined;
      if (frame && frame.part === null) {
        frame.link = { annotation: annotate(key), key };
        return;
      }
      const place = placeOf() ?? root;
      const isSame = letters?.link === link && letters.place === place;
      letters = { link, place, element: isSame && letters ? letters.element : linkAt(place), isNow: true };
      attach(letters.element, annotate(key), key);
    },
    finish() {
      for (const end of ends) end();
      if (writeElement(file, root, tree.document, page, boxOf)) tree.addPage(root.ref);
    },
  };
}

/** Puts `outer` in the place of `inner`, with `inner` as its child. */
function wrap(within: Element, inner: Element, outer: Element): boolean {
  const index = within.children.indexOf(inner);
  if (index < 0) return within.children.some((child) => wrap(child, inner, outer));
  outer.children = [inner];
  within.children[index] = outer;
  return true;
}

/** For forms whose content belongs entirely to the surrounding element. */
const silent: StreamTags = { key: undefined, open: () => '', close: () => '', within: () => silent };
