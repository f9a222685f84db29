import { endingOf } from '#app/client/uploads/check-files.ts';

export type FileKind = 'slides' | 'pdf' | 'words' | 'pictures' | 'other';

const kinds: Partial<Record<string, FileKind>> = {
  pdf: 'pdf',
  md: 'words',
  markdown: 'words',
  png: 'pictures',
  jpg: 'pictures',
  jpeg: 'pictures',
  gif: 'pictures',
  webp: 'pictures',
  svg: 'pictures',
};

/** The kind of a file, which decides its colour, and a label of at most four letters. */
export function fileKind(name: string): { kind: FileKind; label: string } {
  const ending = endingOf(name);
  const kind = kinds[ending] ?? (/^p[po][ts]/.test(ending) ? 'slides' : 'other');
  const label = ending === 'markdown' ? 'MD' : ending === 'lectern' ? 'LECT' : ending.toUpperCase().slice(0, 4);
  return { kind, label };
}
