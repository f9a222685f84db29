import { importEndings, type UploadLimits } from '#contract/presentation/imports.ts';

interface Given {
  name: string;
  size: number;
}

export interface RefusedFile {
  name: string;
  size: number;
  reason: 'ending' | 'empty' | 'large' | 'storage' | 'many';
}

export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const endings: ReadonlySet<string> = new Set(importEndings);

/** Checks which files can be sent, so that problems show before a long upload. `running` is the number of uploads in progress. */
export function checkFiles<File extends Given>(
  files: readonly File[],
  limits: UploadLimits,
  running = 0,
): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  let left = limits.leftBytes ?? Number.POSITIVE_INFINITY;
  const whyNot = ({ name, size }: Given): RefusedFile['reason'] | undefined => {
    if (!endings.has(endingOf(name))) return 'ending';
    if (size === 0) return 'empty';
    if (size > limits.fileBytes) return 'large';
    if (size > left) return 'storage';
    return running + taken.length >= limits.files ? 'many' : undefined;
  };
  for (const file of files) {
    const reason = whyNot(file);
    if (reason) refused.push({ name: file.name, size: file.size, reason });
    else {
      taken.push(file);
      left -= file.size;
    }
  }
  return { taken, refused };
}
