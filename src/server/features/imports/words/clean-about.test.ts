import { expect, test } from 'vitest';
import { isLine, isText } from '../../../http/input/form-answers.ts';
import { cleanAbout } from '../../../platform/documents/process/clean-about.ts';

test('title, description and tags of a file pass the validation of the form', () => {
  const document = { title: ` Reef\n\0${'💥'.repeat(150)}`, description: '' };
  const tags = ['a\0b', 'A B', 'one, two', 'x'.repeat(50), ...Array.from({ length: 30 }, (_none, index) => `tag ${index}`)];
  const clean = cleanAbout(document, { tags, description: `First\r\nsecond\u202e${'y'.repeat(3000)}` });
  expect(clean.title).toMatch(/^Reef 💥/u);
  expect(clean.tags.slice(0, 4)).toEqual(['a b', 'one', 'two', 'x'.repeat(40)]);
  expect(clean.tags).toHaveLength(20);
  expect(clean.description).toMatch(/^First\nsecond y/);
  expect(clean.title.length).toBeLessThanOrEqual(200);
  expect(clean.description.length).toBeLessThanOrEqual(2000);
  expect([isLine(clean.title), isText(clean.description), clean.tags.every(isLine)]).toEqual([true, true, true]);
});

test('falls back to what the document says', () => {
  expect(cleanAbout({ title: 'Reef', description: 'Corals', more: 1 })).toEqual({
    title: 'Reef',
    description: 'Corals',
    more: 1,
    tags: [],
  });
});
