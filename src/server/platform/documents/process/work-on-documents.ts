import type { NamePicture } from '#convert/export/lectern/pack-document.ts';
import type { FiledTask } from '../tasks.ts';
import { workAtDesk } from './work-at-desk.ts';

/** Longer ones cannot name one of our pictures. */
const LONGEST_SOURCE = 200;

type Handle = (task: FiledTask, namePicture: NamePicture) => Promise<unknown>;

/** The other half of `documents.ts`. */
export const workOnDocuments = (handle: Handle): void =>
  workAtDesk((task, ask) => handle(task as FiledTask, async (source) => (source.length > LONGEST_SOURCE ? undefined : ask(source))));
