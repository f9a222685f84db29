import type { DeskState } from '#editor/desk/desk-state.ts';
import { describe, expect, test } from 'vitest';
import { makeSavedVersion } from './make-saved-version.ts';

type Saving = Pick<DeskState, 'status' | 'uploading'>;

function openDesk(first: Saving) {
  let state = first;
  const listeners = new Set<() => void>();
  const done: string[] = [];
  return {
    done,
    become(next: Partial<Saving>) {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
    desk: {
      state: () => state as DeskState,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      settle: () => void done.push('settle'),
      makeVersion: async () => done.push('version') > 0,
    },
    listeners,
  };
}

const status = (state: 'saved' | 'saving' | 'offline' | 'gone') => ({ state, isKept: true }) as const;

describe('a version to present', () => {
  test('is made at once if everything is saved', async () => {
    const { desk, done, listeners } = openDesk({ status: status('saved'), uploading: 0 });
    expect(await makeSavedVersion(desk)).toBe(true);
    expect(done).toEqual(['settle', 'version']);
    expect(listeners.size).toBe(0);
  });

  test('waits for changes and pictures that are on their way', async () => {
    const { desk, done, become } = openDesk({ status: status('saving'), uploading: 1 });
    const made = makeSavedVersion(desk);
    become({ status: status('saved') });
    await Promise.resolve();
    expect(done).toEqual(['settle']);
    become({ uploading: 0 });
    expect(await made).toBe(true);
    expect(done).toEqual(['settle', 'version']);
  });

  test.each(['offline', 'gone'] as const)('is not made while changes cannot be saved: %s', async (state) => {
    const { desk, done } = openDesk({ status: status(state), uploading: 0 });
    expect(await makeSavedVersion(desk)).toBe(false);
    expect(done).toEqual(['settle']);
  });

  test('is not made if saving takes too long', async () => {
    const { desk, done } = openDesk({ status: status('saving'), uploading: 0 });
    expect(await makeSavedVersion(desk, 1)).toBe(false);
    expect(done).toEqual(['settle']);
  });
});
