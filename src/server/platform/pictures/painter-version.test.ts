import { expect, test } from 'vitest';
import { allPaintLabels } from './paint-labels.ts';
import { painterVersion, pdfWriterVersion } from './painter-version.ts';

test('the version of a PDF changes with its labels and with the library that prepares its pictures', () => {
  const [first, ...rest] = allPaintLabels();
  const reworded = [{ missingImage: 'Nothing to see here', unreadable: first?.unreadable ?? '' }, ...rest];
  const versions = [pdfWriterVersion(), pdfWriterVersion({ labels: reworded }), pdfWriterVersion({ sharp: '{ "version": "0.0.1" }' })];
  expect(new Set(versions).size).toBe(3);
  expect(pdfWriterVersion()).toBe(versions[0]);
  expect(versions[0]?.startsWith(painterVersion())).toBe(true);
});
