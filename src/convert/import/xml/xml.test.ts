import { describe, expect, test } from 'vitest';
import { importLimits } from '../limits.ts';
import { childOf, parseXml } from './xml.ts';

const prefixes = new Map([
  ['urn:drawing', 'a:'],
  ['urn:links', 'r:'],
]);
const parse = (text: string) => parseXml(new TextEncoder().encode(text), prefixes);

describe('XML', () => {
  test('has the usual prefixes, whatever a document calls its namespaces', () => {
    const root = parse(
      '<x:one xmlns:x="urn:drawing"><two xmlns="urn:drawing" xmlns:y="urn:links" y:id="1" id="2"><x:three/></two><z:four/></x:one>',
    );
    expect(root).toMatchObject({
      name: 'a:one',
      attributes: {},
      children: [{ name: 'a:two', attributes: { 'r:id': '1', id: '2' }, children: [{ name: 'a:three' }] }, { name: 'z:four' }],
    });
  });

  test('a declaration of a namespace holds for its element alone', () => {
    expect(parse('<a><b xmlns="urn:drawing"/><b/></a>').children.map(({ name }) => name)).toEqual(['a:b', 'b']);
  });

  test('keeps the text of each element, spaces included, and no comments and instructions', () => {
    const root = parse('\uFEFF<?xml version="1.0"?>\r\n<!-- <no/> --><a> one <b>two</b><!-- > --><?hint <c> ?>\r\n<![CDATA[<&amp;>]]></a>');
    expect(root.text).toBe(' one \n<&amp;>');
    expect(childOf(root, 'b')?.text).toBe('two');
  });

  test('reads the entities of XML and numbers, and no others', () => {
    const root = parse(`<a b="&lt;&#65;&#x1F600;&own;" c='"&apos;>"'>&amp;lt; &#1114112;</a>`);
    expect(root).toMatchObject({ attributes: { b: '<A😀&own;', c: '"\'>"' }, text: '&lt; &#1114112;' });
  });

  test('attributes with names that every object has do no harm', () => {
    const { attributes } = parse('<a __proto__="x" constructor="y"/>');
    expect(Object.getPrototypeOf(attributes)).toBe(Object.prototype);
    expect(attributes['constructor']).toBe('y');
  });

  test('of UTF-16 is read too', () => {
    expect(parseXml(Buffer.from('\uFEFF<a>ű</a>', 'utf16le')).text).toBe('ű');
  });

  test.each([
    '',
    ' ',
    'words',
    '<',
    '<a',
    '<a b',
    '<a b=c>',
    '<a b="c>',
    '<a><!-- </a>',
    '<a><![CDATA[</a>',
    '<a <b/>',
    '<!DOCTYPE a><a/>',
    '<a><!ENTITY b "c"></a>',
    '< a/>',
  ])('that is broken is refused: %s', (text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'broken' }));
  });

  test('is read as deep as anybody nests, and no deeper', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(parse(nested(importLimits.depth)).name).toBe('a');
    expect(() => parse(nested(importLimits.depth + 1))).toThrow(expect.objectContaining({ code: 'broken' }));
  });
});
