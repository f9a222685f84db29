import { expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';

const limits = { fileBytes: 100, leftBytes: 150, files: 3 };
const file = (name: string, size = 10) => ({ name, size });
const reasons = (...parameters: Parameters<typeof checkFiles>) =>
  checkFiles(...parameters).refused.map(({ name, reason }) => `${name}: ${reason}`);

test('accepts supported files whatever the case of their extension', () => {
  const files = [file('Lecture.PPTX'), file('a.b.pdf'), file('notes.md')];
  expect(checkFiles(files, limits)).toEqual({ taken: files, refused: [] });
});

test('gives a reason for each file left out', () => {
  expect(reasons([file('film.mp4'), file('noending'), file('.pptx', 0), file('huge.pdf', 101)], limits)).toEqual([
    'film.mp4: ending',
    'noending: ending',
    '.pptx: empty',
    'huge.pdf: large',
  ]);
});

test('checks the total size against the storage quota', () => {
  expect(reasons([file('a.pdf', 90), file('b.pdf', 90), file('c.pdf', 60)], limits)).toEqual(['b.pdf: storage']);
  expect(reasons([file('a.pdf', 90), file('b.pdf', 90)], { ...limits, leftBytes: null })).toEqual([]);
});

test('limits the number of files, counting those in progress', () => {
  expect(reasons([file('a.pdf'), file('b.pdf'), file('c.pdf')], limits, 1)).toEqual(['c.pdf: many']);
});
