import type { Link } from '#model/presentation/link.ts';
import type { Glyph } from './page-glyphs.ts';
import type { PagePlane } from './page-plane.ts';
import type { Handle, Pdfium } from '../pdfium.ts';

/** A linked area of a page. */
export interface PageLink {
  link: Link;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface LinkTargets {
  /** The step of a page, from 0. */
  stepOf(page: number): string | undefined;
  /** Reports a link to somewhere visitors must not be sent. */
  refuse(): void;
}

const GO_TO = 1;
const ADDRESS = 3;
const MOST_LINKS = 1000;

export function readLinks(pdfium: Pdfium, document: Handle, plane: PagePlane, targets: LinkTargets): PageLink[] {
  const links: PageLink[] = [];
  const cursor = pdfium.allocate(8);
  const words = () => new DataView(pdfium.bytes().buffer);
  words().setInt32(cursor, 0, true);
  while (links.length < MOST_LINKS && pdfium.call('FPDFLink_Enumerate', plane.page, cursor, cursor + 4)) {
    const annotation = words().getInt32(cursor + 4, true);
    // The struct holds left, top, right and bottom as floats.
    const box = pdfium.matrix('FPDFLink_GetAnnotRect', annotation);
    const link = linkOf(pdfium, document, annotation, targets);
    if (!box || !link) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = box;
    const [one, other] = [plane.place(left, top), plane.place(right, bottom)];
    links.push({
      link,
      left: Math.min(one.x, other.x),
      top: Math.min(one.y, other.y),
      right: Math.max(one.x, other.x),
      bottom: Math.max(one.y, other.y),
    });
  }
  pdfium.free(cursor);
  return links;
}

function linkOf(pdfium: Pdfium, document: Handle, annotation: Handle, { stepOf, refuse }: LinkTargets): Link | undefined {
  const action = pdfium.call('FPDFLink_GetAction', annotation);
  const type = action ? pdfium.call('FPDFAction_GetType', action) : 0;
  if (type === ADDRESS) {
    const href = pdfium.text('utf-8', 'FPDFAction_GetURIPath', document, action).trim();
    if (/^(https?:\/\/|mailto:)\S+$/i.test(href) && href.length < 4096) return { kind: 'address', href };
    refuse();
    return undefined;
  }
  const target =
    pdfium.call('FPDFLink_GetDest', document, annotation) || (type === GO_TO ? pdfium.call('FPDFAction_GetDest', document, action) : 0);
  const id = target ? stepOf(pdfium.call('FPDFDest_GetDestPageIndex', document, target)) : undefined;
  return id === undefined ? undefined : { kind: 'step', id };
}

/** The link that contains a letter. */
export function linkUnder(links: readonly PageLink[], { start, end, baseline, size, angle }: Glyph): PageLink | undefined {
  if (links.length === 0) return undefined;
  const turn = (angle * Math.PI) / 180;
  const [along, across] = [(start + end) / 2, baseline - size * 0.3];
  const [x, y] = [along * Math.cos(turn) - across * Math.sin(turn), along * Math.sin(turn) + across * Math.cos(turn)];
  return links.find(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}
