import type { Status } from '#editor/sync/session-events.ts';
import type { TextKey } from '#locale/catalogue.ts';

/** How saving goes: in a few words for the header, and if somebody has to know more or to do something, in a sentence. */
export interface StatusWords {
  readonly short: TextKey;
  readonly tone: 'busy' | 'fine' | 'waiting' | 'problem';
  readonly sentence?: TextKey;
  /** What helps. */
  readonly remedy?: 'reload' | 'log-in' | 'dashboard' | 'files';
}

/** Files wait for the server. */
const waitingFiles: StatusWords = { short: 'editor.status.notSaved', tone: 'problem', sentence: 'editor.status.files', remedy: 'files' };

export function statusWords({ state, isKept }: Status, uploading: number, waiting = 0): StatusWords {
  const files = waiting > 0 ? waitingFiles : undefined;
  switch (state) {
    case 'saved':
    // What was refused has been taken back, and is told by itself; the rest is saved.
    case 'refused':
      return files ?? (uploading > 0 ? { short: 'editor.status.uploading', tone: 'busy' } : { short: 'editor.status.saved', tone: 'fine' });
    case 'saving':
      return files ?? { short: uploading > 0 ? 'editor.status.uploading' : 'editor.status.saving', tone: 'busy' };
    case 'offline':
      if (files) return files;
      return isKept
        ? { short: 'editor.status.offline', tone: 'waiting' }
        : { short: 'editor.status.notSaved', tone: 'problem', sentence: 'editor.status.onlyHere' };
    case 'full':
      return { short: 'editor.status.notSaved', tone: 'problem', sentence: 'editor.status.full' };
    case 'signed-out':
      return {
        short: 'editor.status.notSaved',
        tone: 'problem',
        sentence: isKept ? 'editor.status.signedOut' : 'editor.status.signedOutHere',
        remedy: 'log-in',
      };
    case 'gone':
      return { short: 'editor.status.notSaved', tone: 'problem', sentence: 'editor.status.gone', remedy: 'dashboard' };
    case 'outdated':
      return {
        short: 'editor.status.notSaved',
        tone: 'problem',
        sentence: isKept ? 'editor.status.outdated' : 'editor.status.outdatedHere',
        remedy: 'reload',
      };
  }
}

/** What a screen reader says: not every time something is saved, but when saving stops working and when it works again. */
export function announcementOf({ tone, short, sentence }: StatusWords, before: StatusWords | undefined): TextKey | undefined {
  if (tone === 'problem' || tone === 'waiting') return sentence ?? short;
  return tone === 'fine' && (before?.tone === 'problem' || before?.tone === 'waiting') ? 'editor.status.savedAgain' : undefined;
}
