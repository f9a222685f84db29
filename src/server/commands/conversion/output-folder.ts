import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../command.ts';

const isStepPicture = (name: string) => /^step-\d{3,}\.png$/.test(name);
const isPicture = (name: string) => /^[a-f0-9]{64}\.(?:png|jpg|webp)$/.test(name);

/** An output folder whose files appear only when all of them are ready; a failed conversion leaves none behind. */
export async function openOutput(out: string) {
  const made = await mkdir(out, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      `Could not create ${out}: ${error.code === 'EEXIST' || error.code === 'ENOTDIR' ? 'there is a file with that name' : error.message}.`,
    );
  });
  const draft = await mkdtemp(join(out, '.converting-')).catch((error: Error) => {
    throw new Failure(`Could not write to ${out}: ${error.message}`);
  });
  let isFinished = false;
  return {
    draft,
    /** Replaces the files of an earlier conversion. */
    async finish(): Promise<void> {
      for (const name of await readdir(out)) if (isStepPicture(name)) await rm(join(out, name));
      await mkdir(join(out, 'images'), { recursive: true });
      for (const name of await readdir(join(out, 'images'))) if (isPicture(name)) await rm(join(out, 'images', name));
      for (const name of await readdir(join(draft, 'images'))) await rename(join(draft, 'images', name), join(out, 'images', name));
      await rm(join(draft, 'images'), { recursive: true });
      for (const name of await readdir(draft)) await rename(join(draft, name), join(out, name));
      isFinished = true;
    },
    async close(): Promise<void> {
      await rm(!isFinished && made !== undefined ? made : draft, { recursive: true, force: true });
    },
  };
}

/** Moves a file, possibly to another disk; it appears there only once it is complete. */
export async function moveFile(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  try {
    await copyFile(from, part);
    await rename(part, to);
    await rm(from);
  } catch (error) {
    await rm(part, { force: true });
    throw new Failure(`${to} could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
