import type { Said } from '#editor/commands/said/said.ts';
import { formatMessage } from '#locale/format-message.ts';
import { compileTexts } from '#locale/translate.ts';
import { expect, test } from 'vitest';
import { saidWords } from './said-words.ts';

const areas = ['editorCommands', 'editorObjects', 'editorOutline', 'editorPath'] as const;

function wordsIn(language: 'en' | 'de' | 'ja', said: Said, selected = ''): string {
  const texts = compileTexts([...areas], language);
  return saidWords(said, {
    text: (key, values = {}) => formatMessage(texts[key] ?? key, values, language),
    language,
    nameOf: ({ id }) => id,
    nameOfStep: (id) => id,
    labelOfStep: (id) => id,
    selected,
    none: 'Nothing selected',
  });
}

test('[SITE-5] numbers are spoken without signs between thousands, with the decimals that are seen', () => {
  const moved = { kind: 'moved', x: 1240.26, y: -0.04, digits: 1 } as const;
  expect(wordsIn('en', moved)).toBe('Moved to 1240.3, 0');
  expect(wordsIn('de', moved)).toBe('Verschoben nach X 1240,3, Y 0');
  expect(wordsIn('en', { kind: 'sized', width: 110, height: 80.4, digits: 0 })).toBe('110 by 80');
  expect(wordsIn('en', { kind: 'turned', degrees: 15 })).toBe('Turned to 15°');
});

test('what is selected afterwards is said with it, if anything is', () => {
  expect(wordsIn('en', { kind: 'undone' }, 'Coral selected')).toBe('Undone, Coral selected');
  expect(wordsIn('en', { kind: 'undone' })).toBe('Undone');
  expect(wordsIn('en', { kind: 'selected' })).toBe('Nothing selected');
  expect(wordsIn('ja', { kind: 'redone' }, 'サンゴを選択しました')).toBe('やり直しました。サンゴを選択しました');
});
