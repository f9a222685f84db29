import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { memoryBytes } from '../../archive/memory-bytes.ts';
import { openArchive } from '../../archive/open-archive.ts';
import { openPackage } from './open-package.ts';

const open = (files: Record<string, string>) =>
  openPackage(openArchive(memoryBytes(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))));
const relationship = (id: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="http://x/relationships/image" Target="${target}" ${more}/>`;

describe('a package', () => {
  test('follows relationships within itself, and never outside', () => {
    const files = open({
      'ppt/slides/slide1.xml': '<a/>',
      'ppt/media/a b.png': '',
      'ppt/slides/_rels/slide1.xml.rels': `<Relationships>${relationship('r1', '../media/x.png')}${relationship('r2', '/ppt/media/y.png')}${relationship('r3', '../../../../etc/passwd')}${relationship('r4', 'http://x/', 'TargetMode="External"')}${relationship('r5', '../media/a%20b.png')}</Relationships>`,
    });
    const { relationships = new Map() } = files.part('ppt/slides/slide1.xml') ?? {};
    expect([...relationships.values()].map(({ target, isExternal }) => [target, isExternal])).toEqual([
      ['ppt/media/x.png', false],
      ['ppt/media/y.png', false],
      ['etc/passwd', false],
      ['http://x/', true],
      ['ppt/media/a b.png', false],
    ]);
  });

  test('has no part where one is missing or unreadable', () => {
    const files = open({ 'a.xml': '<a', 'b.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' });
    expect(files.part('a.xml')).toBeUndefined();
    expect(files.part('b.xml')).toBeUndefined();
    expect(files.part('c.xml')).toBeUndefined();
  });

  test('identifies elements by namespace, whatever their prefix', () => {
    const files = open({
      'a.xml':
        '<x:sld xmlns:x="http://purl.oclc.org/ooxml/presentationml/main"><y xmlns="http://schemas.openxmlformats.org/drawingml/2006/main" z:id="1" xmlns:z="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></x:sld>',
    });
    expect(files.part('a.xml')?.xml).toMatchObject({ name: 'p:sld', children: [{ name: 'a:y', attributes: { 'r:id': '1' } }] });
  });

  test('converts percentages and lengths of the strict variant to numbers, but leaves text alone', () => {
    const files = open({
      'a.xml': '<a:x xmlns:a="http://purl.oclc.org/ooxml/drawingml/main" val="62.5%" w="1.5pt" descr="50%" typeface="3cm"/>',
    });
    expect(files.part('a.xml')?.xml.attributes).toEqual({ val: '62500', w: '19050', descr: '50%', typeface: '3cm' });
  });
});
