import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDeck } from '../read-deck.ts';
import { findKind } from './find-kind.ts';
import { packArchive } from './test-archive.ts';
import { fileOf, problemOf, testTools } from './test-import.ts';

const zipOf = (...names: string[]) => packArchive(names.map((name) => ({ name, content: 'x' })));
const corpus = process.env['LECTERN_CORPUS'];

/** An OLE file with these names in its one directory sector, which is its second sector. */
function compoundFile(...names: string[]): Uint8Array {
  const bytes = Buffer.alloc(512 * 4);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(0, 76);
  bytes.fill(0xff, 80, 512);
  for (const [place, next] of [0xfffffffd, 2, 0xfffffffe].entries()) bytes.writeUInt32LE(next, 512 + place * 4);
  for (const [place, name] of names.entries()) {
    bytes.write(name, 1024 + place * 128, 'utf16le');
    bytes.writeUInt16LE(name.length * 2 + 2, 1024 + place * 128 + 64);
  }
  return bytes;
}

describe('recognizes a file by its content, not its name', () => {
  test.each([
    ['pptx', zipOf('[Content_Types].xml', 'ppt/presentation.xml')],
    ['pptx', zipOf('ppt/presentation.xml')],
    ['pptx', Buffer.concat([Buffer.alloc(2000, 1), zipOf('[Content_Types].xml', 'ppt/presentation.xml')])],
    ['pez', zipOf('prezi/content.xml')],
    ['pez', zipOf('folder/content/data/content.xml')],
    ['lectern', zipOf('lectern.json', 'presentation.json')],
    ['zip', zipOf('a.png')],
    ['pdf', '%PDF-1.7\n'],
    ['pdf', '\ufeff\n%PDF-1.4\n'],
    ['picture', '\x89PNG\r\n\x1a\n'],
    ['picture', 'GIF89a'],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', '<?xml version="1.0"?>\n<!-- drawn -->\n<svg/>'],
    ['markdown', '# Hello'],
    ['markdown', '<!-- class: lead -->\n# Hello'],
    ['markdown', Buffer.from('Gr\xfc\xdfe', 'latin1')],
    ['markdown', Buffer.from('\ufeff# Hello', 'utf16le')],
  ] as const)('as %s %#', (kind, content) => {
    const bytes = kind === 'picture' && typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    expect(findKind(fileOf('file', bytes))).toBe(kind);
  });

  test.each([
    ['empty', '', 'a.pptx'],
    ['empty', ' \n ', 'a.md'],
    ['encrypted', compoundFile('Root Entry', 'EncryptionInfo', 'EncryptedPackage'), 'a.pptx'],
    ['old-format', compoundFile('Root Entry', 'PowerPoint Document'), 'a.pptx'],
    ['wrong-format', compoundFile('Root Entry', 'WordDocument'), 'a.pptx'],
    ['wrong-format', zipOf('[Content_Types].xml', 'word/document.xml'), 'a.pptx'],
    ['wrong-format', zipOf('[Content_Types].xml', 'xl/workbook.xml'), 'a.pptx'],
    ['wrong-format', zipOf('mimetype', 'content.xml'), 'a.odp'],
    ['wrong-format', zipOf('Index/Document.iwa'), 'a.key'],
    ['wrong-format', '<!DOCTYPE html><title>Log in</title>', 'a.pptx'],
    ['wrong-format', 'Not found', 'a.pptx'],
    ['wrong-format', 'Rar!\x1a\x07\x00 and more \x00\x01', 'a.pptx'],
    ['unknown-format', Buffer.from([0, 1, 2, 3, 0, 255, 254]), 'a.pptx'],
    ['unknown-format', '{"a": 1}', 'a.json'],
    ['broken', zipOf('ppt/presentation.xml').subarray(0, 60), 'a.pptx'],
    ['nothing-inside', zipOf(), 'a.zip'],
  ] as const)('or rejects it as %s %#', async (code, content, name) => {
    expect(await problemOf(() => findKind(fileOf(name, content)))).toBe(code);
  });
});

describe.skipIf(!corpus)('broken or malicious files', () => {
  const folder = join(corpus ?? '', 'hostile');
  test.each(corpus ? readdirSync(folder) : [])('give a presentation or a named problem: %s', async (name) => {
    const file = fileOf(name, readFileSync(join(folder, name)));
    const code = await problemOf(async () => {
      const { slides, presentation, pictures } = await readDeck(file, testTools());
      expect(slides).toBeGreaterThan(0);
      for (const { source } of Object.values(presentation.assets)) expect([...pictures.keys()]).toContain(source);
    });
    expect(code).not.toBe('stopped');
  });
});
