import type { Desk } from '#editor/desk/desk.ts';

type SavingDesk = Pick<Desk, 'state' | 'subscribe' | 'settle' | 'makeVersion'>;

/** Longer than saving takes, shorter than people wait. */
const PATIENCE = 15_000;

/** Makes a version with all changes in it; false if they cannot be saved now. */
export async function makeSavedVersion(desk: SavingDesk, patience = PATIENCE): Promise<boolean> {
  desk.settle();
  return (await isSaved(desk, patience)) && desk.makeVersion();
}

/** Undefined while it is not decided. */
function verdict({ state }: SavingDesk): boolean | undefined {
  const { status, uploading } = state();
  if (status.state === 'saving' || uploading > 0) return undefined;
  return status.state === 'saved' || status.state === 'refused';
}

async function isSaved(desk: SavingDesk, patience: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = () => {
    const decided = verdict(desk);
    if (decided !== undefined) resolve(decided);
  };
  const stop = desk.subscribe(look);
  const timer = setTimeout(() => resolve(false), patience);
  look();
  try {
    return await promise;
  } finally {
    stop();
    clearTimeout(timer);
  }
}
