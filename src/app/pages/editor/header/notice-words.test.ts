import { batchRules } from '#contract/presentation/changes.ts';
import { languages } from '#locale/language.ts';
import { translatorOf } from '#locale/translate.ts';
import { describe, expect, test } from 'vitest';
import { noticeWords } from './notice-words.ts';

const keyFor = (rule: string) => noticeWords({ kind: 'refused', rule })[0];

describe('what did not work', () => {
  test('is said by what people can do about it', () => {
    expect(keyFor('unknown-object')).toBe('editor.refused.gone');
    expect(keyFor('too-many-objects')).toBe('editor.refused.objects');
    expect(keyFor('too-deep')).toBe('editor.refused.deep');
    expect(keyFor('no-room')).toBe('editor.refused.room');
  });

  test('has words for every rule, also for those to come', () => {
    for (const rule of [...batchRules, 'invalid-value', 'constructor', 'a-rule-of-tomorrow'])
      expect(keyFor(rule)).toMatch(/^editor\.refused\./);
  });

  test('says how many changes were dropped, and why a picture was not added', () => {
    expect(noticeWords({ kind: 'dropped', count: 3 })).toEqual(['editor.dropped', { count: 3 }]);
    expect(noticeWords({ kind: 'picture-refused', reason: 'wrong-type' })).toEqual(['editor.picture.type']);
    expect(noticeWords({ kind: 'picture-refused', reason: 'no-file' })).toEqual(['editor.picture.address']);
    expect(noticeWords({ kind: 'picture-refused', reason: 'too-many-pixels' })).toEqual(['editor.picture.pixels']);
  });

  test.each(languages)('[SITE-5] in %s, it says how many objects can be pasted at once', (language) => {
    const [key, values] = noticeWords({ kind: 'refused', rule: 'too-many-to-paste', detail: '10000' });
    const words = translatorOf(language)(key, values);
    expect(words).toContain(new Intl.NumberFormat(language).format(10_000));
    expect(keyFor('too-much-to-paste')).not.toBe(keyFor('too-much-text'));
  });
});
