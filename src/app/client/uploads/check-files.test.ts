import { expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';

const limits = { fileBytes: 100, leftBytes: 150, files: 3 };
const file = (name: string, size = 10) => ({ name, size });
const reasons = (...parameters: Parameters<typeof checkFiles>) =>
  checkFiles(...parameters).refused.map(({ name, reason }) => `${name}: ${reason}`);

test('takes what can be read, however its ending is written', () => {
  const files = [file('Lecture.PPTX'), file('a.b.pdf'), file('notes.md')];
  expect(checkFiles(files, limits)).toEqual({ taken: files, refused: [] });
});

test('says of each file that is left out why', () => {
  expect(reasons([file('film.mp4'), file('noending'), file('.pptx', 0), file('huge.pdf', 101)], limits)).toEqual([
    'film.mp4: ending',
    'noending: ending',
    '.pptx: empty',
    'huge.pdf: large',
  ]);
});

test('counts what all of them take of the storage', () => {
  expect(reasons([file('a.pdf', 90), file('b.pdf', 90), file('c.pdf', 60)], limits)).toEqual(['b.pdf: storage']);
  expect(reasons([file('a.pdf', 90), file('b.pdf', 90)], { ...limits, leftBytes: null })).toEqual([]);
});

test('takes so many at a time, with those that are on their way', () => {
  expect(reasons([file('a.pdf'), file('b.pdf'), file('c.pdf')], limits, 1)).toEqual(['c.pdf: many']);
});
