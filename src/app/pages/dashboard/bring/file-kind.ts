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

/** The colour that people know a kind of file by, and the four letters at most that it is called by. */
export function fileKind(name: string): { kind: FileKind; label: string } {
  const ending = endingOf(name);
  const kind = kinds[ending] ?? (/^p[po][ts]/.test(ending) ? 'slides' : 'other');
  const label = ending === 'markdown' ? 'MD' : ending === 'lectern' ? 'LECT' : ending.toUpperCase().slice(0, 4);
  return { kind, label };
}
