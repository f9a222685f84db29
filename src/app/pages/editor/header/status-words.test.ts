import type { Status } from '#editor/sync/session-events.ts';
import { describe, expect, test } from 'vitest';
import { announcementOf, statusWords } from './status-words.ts';

const status = (state: Exclude<Status['state'], 'refused'>, isKept = true): Status => ({ state, isKept });
const problems = ['full', 'signed-out', 'gone', 'outdated'] as const;

describe('how saving goes', () => {
  test('is a word while all is well', () => {
    expect(statusWords(status('saved'), 0).short).toBe('editor.status.saved');
    expect(statusWords(status('saving'), 0).short).toBe('editor.status.saving');
    expect(statusWords(status('saved'), 2).short).toBe('editor.status.uploading');
  });

  test('after a change was refused, the rest is saved', () => {
    expect(statusWords({ state: 'refused', rule: 'too-deep', isKept: true }, 0).tone).toBe('fine');
  });

  test.each(problems)('%s is explained in a sentence', (state) => {
    const words = statusWords(status(state), 0);
    expect(words.short).toBe('editor.status.notSaved');
    expect(words.sentence).toBeDefined();
  });

  test('[SITE-5] files that wait for the server are only in this tab, until it is over', () => {
    for (const state of ['saved', 'saving', 'offline'] as const)
      expect(statusWords(status(state, false), 1, 1)).toMatchObject({ tone: 'problem', sentence: 'editor.status.files', remedy: 'files' });
    expect(statusWords(status('signed-out', false), 1, 1).remedy).toBe('log-in');
  });

  test('never says that changes are kept where they are not', () => {
    expect(statusWords(status('offline'), 0).short).toBe('editor.status.offline');
    expect(statusWords(status('offline', false), 0)).toMatchObject({ short: 'editor.status.notSaved', tone: 'problem' });
    for (const state of ['signed-out', 'outdated'] as const)
      expect(statusWords(status(state, false), 0).sentence).not.toBe(statusWords(status(state), 0).sentence);
  });
});

describe('screen readers', () => {
  const saved = statusWords(status('saved'), 0);
  const saving = statusWords(status('saving'), 0);
  const offline = statusWords(status('offline'), 0);

  test('hear nothing while things are saved as usual', () => {
    expect(announcementOf(saving, saved)).toBeUndefined();
    expect(announcementOf(saved, saving)).toBeUndefined();
    expect(announcementOf(saved, undefined)).toBeUndefined();
  });

  test('hear when saving stops and when it works again', () => {
    expect(announcementOf(offline, saving)).toBe('editor.status.offline');
    expect(announcementOf(saved, offline)).toBe('editor.status.savedAgain');
    expect(announcementOf(statusWords(status('gone'), 0), saved)).toBe('editor.status.gone');
  });
});
