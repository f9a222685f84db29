import { expect, test } from 'vitest';
import { filesNamedIn, namedFiles } from './named-files.ts';

const names = ['a', 'b', 'c'].map(
  (letter, place) => `${['images', 'pictures', 'fonts'][place]}/${letter.repeat(64)}.${['png', 'webp', 'woff2'][place]}`,
);
const document = Buffer.from(JSON.stringify({ ünïcode: '深海', first: `/files/${names[0]}`, both: `${names[1]} ${names[2]}${names[0]}` }));

async function* inPieces(size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < document.length; at += size) yield document.subarray(at, at + size);
}

test('finds the same names wherever a document is divided', async () => {
  expect(filesNamedIn(document.toString())).toEqual(names);
  for (let size = 1; size <= document.length; size++) expect(await namedFiles(inPieces(size)), `pieces of ${size}`).toEqual(names);
});

test('finds a name at the very end', async () => {
  const only = Buffer.from(names[1] ?? '');
  const whole = async function* () {
    yield only;
  };
  expect(await namedFiles(whole())).toEqual([names[1]]);
});
