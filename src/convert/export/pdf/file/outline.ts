import type { Bookmark } from '../structure/page-plan.ts';
import type { PdfFile } from './pdf-file.ts';
import { named, text, type Ref } from './values.ts';

/** Writes the bookmarks with the first level open. Undefined if there are none. */
export function writeOutline(file: PdfFile, bookmarks: readonly Bookmark[], pages: readonly Ref[]): Ref | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = file.reserve();
  const level = writeLevel(file, bookmarks, pages, root);
  return file.write(`<</Type/Outlines${level}/Count ${bookmarks.length}>>`, root);
}

function writeLevel(file: PdfFile, bookmarks: readonly Bookmark[], pages: readonly Ref[], parent: Ref): string {
  const refs = bookmarks.map(() => file.reserve());
  for (const [index, { title, page, children }] of bookmarks.entries()) {
    const [before, ref, after] = [refs[index - 1], refs[index], refs[index + 1]];
    const target = pages[page];
    if (ref === undefined) continue;
    const inner = children.length ? `${writeLevel(file, children, pages, ref)}/Count -${children.length}` : '';
    const beside = (before === undefined ? '' : `/Prev ${named(before)}`) + (after === undefined ? '' : `/Next ${named(after)}`);
    file.write(
      `<</Title${text(title)}/Parent ${named(parent)}${beside}${inner}${target === undefined ? '' : `/Dest[${named(target)}/Fit]`}>>`,
      ref,
    );
  }
  return `/First ${named(refs[0] ?? 0)}/Last ${named(refs.at(-1) ?? 0)}`;
}
