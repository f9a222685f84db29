import type { Handle, Pdfium } from '../pdfium.ts';

export interface OutlineItem {
  title: string;
  /** From 0. */
  page: number;
  depth: number;
}

const MOST_ITEMS = 5000;
const DEEPEST = 8;

/** The bookmarks that lead to pages, in order. */
export function readOutline(pdfium: Pdfium, document: Handle): OutlineItem[] {
  const items: OutlineItem[] = [];
  // A broken file may contain cycles.
  const seen = new Set<Handle>();
  const visit = (first: Handle, depth: number) => {
    for (
      let bookmark = first;
      bookmark && !seen.has(bookmark) && seen.size < MOST_ITEMS;
      bookmark = pdfium.call('FPDFBookmark_GetNextSibling', document, bookmark)
    ) {
      seen.add(bookmark);
      const title = pdfium.text('utf-16le', 'FPDFBookmark_GetTitle', bookmark).replace(/\s+/g, ' ').trim();
      const action = pdfium.call('FPDFBookmark_GetAction', bookmark);
      const target =
        pdfium.call('FPDFBookmark_GetDest', document, bookmark) || (action ? pdfium.call('FPDFAction_GetDest', document, action) : 0);
      const page = target ? pdfium.call('FPDFDest_GetDestPageIndex', document, target) : -1;
      if (page >= 0 && title) items.push({ title: title.slice(0, 200), page, depth });
      if (depth < DEEPEST) visit(pdfium.call('FPDFBookmark_GetFirstChild', document, bookmark), depth + 1);
    }
  };
  visit(pdfium.call('FPDFBookmark_GetFirstChild', document, 0), 0);
  return items;
}

export interface Section {
  title: string;
  /** From 0. */
  start: number;
}

/** The sections of the document, if its outline has any: an outline that names every page has none. */
export function sectionsOf(outline: readonly OutlineItem[], pages: number): Section[] {
  const top = outline.filter(({ depth }) => depth === 0);
  // A single top-level item is the document itself.
  const items = top.length === 1 ? outline.filter(({ depth }) => depth === 1) : top;
  const sections: Section[] = [];
  for (const { title, page } of items.toSorted((one, other) => one.page - other.page))
    if (sections.at(-1)?.start !== page && page < pages) sections.push({ title, start: page });
  return sections.length > 1 && sections.length * 1.5 <= pages ? sections : [];
}
