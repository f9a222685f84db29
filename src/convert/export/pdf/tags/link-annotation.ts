import { transformRectangle, type Rectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { Link } from '#model/presentation/link.ts';
import type { PdfFile } from '../file/pdf-file.ts';
import { bytes, named, numbers, text, type Ref } from '../file/values.ts';

/** The target of a link: an address, or a page of this document with its title. */
type Aim = { kind: 'address'; href: string } | { kind: 'page'; ref: Ref; title: string };

const outward = /^(?:https?|mailto|tel):/i;

export function aimOf(link: Link, pageOf: (link: Link) => { ref: Ref; title: string } | undefined): Aim | undefined {
  if (link.kind === 'address') return outward.test(link.href) ? link : undefined;
  const page = pageOf(link);
  return page && { kind: 'page', ...page };
}

/** Writes a clickable annotation, clipped at the page edges. */
export function writeLink(
  file: PdfFile,
  aim: Aim,
  box: Rectangle,
  toPage: Matrix,
  [width, height]: readonly [number, number],
  key: number,
): Ref {
  const { left, top, right, bottom } = transformRectangle(toPage, box);
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const place = numbers([within(left, width), within(top, height), within(right, width), within(bottom, height)]);
  const action =
    aim.kind === 'address'
      ? `/A<</S/URI/URI${bytes(aim.href)}>>/Contents${text(aim.href)}`
      : `/Dest[${named(aim.ref)}/Fit]/Contents${text(aim.title)}`;
  return file.write(`<</Type/Annot/Subtype/Link/Rect[${place}]/Border[0 0 0]/F 4/StructParent ${key}${action}>>`);
}
