import type { Arrangement } from '#model/arrangement/arrangement.ts';
import type { ImportTools, SourceFile } from '../imported.ts';
import { ImportProblem } from '../problems.ts';
import { collectWarnings, type ImportWarning } from '../warnings.ts';
import { memoryBytes } from './memory-bytes.ts';

export const fileOf = (name: string, content: Uint8Array | string): SourceFile => ({
  name,
  bytes: memoryBytes(typeof content === 'string' ? Buffer.from(content) : content),
});

/** Import tools with a fake font in which every letter is half as wide as high. */
export function testTools(arrangement: Arrangement = 'grid'): ImportTools & { warnings(): ImportWarning[] } {
  const { warn, warnings } = collectWarnings();
  return { options: { arrangement, includesHidden: false }, measure: (text) => text.length * 0.5, progress() {}, warn, warnings };
}

/** The code of the ImportProblem that the work ends with; other errors are rethrown. */
export async function problemOf(work: () => unknown): Promise<string> {
  try {
    await work();
    return 'none';
  } catch (error) {
    if (error instanceof ImportProblem) return error.code;
    throw error;
  }
}
