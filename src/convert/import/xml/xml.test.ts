import { describe, expect, test } from 'vitest';
import { importLimits } from '../limits.ts';
import { childOf, parseXml } from './xml.ts';

const prefixes = new Map([
  ['urn:drawing', 'a:'],
  ['urn:links', 'r:'],
]);
const parse = (text: string) => parseXml(new TextEncoder().encode(text), prefixes);

describe('XML', () => {
  test("uses the usual prefixes, whatever the document's own", () => {
    const root = parse(
      '<x:one xmlns:x="urn:drawing"><two xmlns="urn:drawing" xmlns:y="urn:links" y:id="1" id="2"><x:three/></two><z:four/></x:one>',
    );
    expect(root).toMatchObject({
      name: 'a:one',
      attributes: {},
      children: [{ name: 'a:two', attributes: { 'r:id': '1', id: '2' }, children: [{ name: 'a:three' }] }, { name: 'z:four' }],
    });
  });

  test('scopes a namespace declaration to its element', () => {
    expect(parse('<a><b xmlns="urn:drawing"/><b/></a>').children.map(({ name }) => name)).toEqual(['a:b', 'b']);
  });

  test('keeps the text of each element with its spaces, without comments and instructions', () => {
    const root = parse('\uFEFF<?xml version="1.0"?>\r\n<!-- <no/> --><a> one <b>two</b><!-- > --><?hint <c> ?>\r\n<![CDATA[<&amp;>]]></a>');
    expect(root.text).toBe(' one \n<&amp;>');
    expect(childOf(root, 'b')?.text).toBe('two');
  });

  test('decodes the entities of XML and numeric ones, and no others', () => {
    const root = parse(`<a b="&lt;&#65;&#x1F600;&own;" c='"&apos;>"'>&amp;lt; &#1114112;</a>`);
    expect(root).toMatchObject({ attributes: { b: '<A😀&own;', c: '"\'>"' }, text: '&lt; &#1114112;' });
  });

  test('handles attributes named like built-in object properties', () => {
    const { attributes } = parse('<a __proto__="x" constructor="y"/>');
    expect(Object.getPrototypeOf(attributes)).toBe(Object.prototype);
    expect(attributes['constructor']).toBe('y');
  });

  test('reads UTF-16', () => {
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
  ])('rejects broken input: %s', (text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'broken' }));
  });

  test('allows plausible nesting, and nothing deeper', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(parse(nested(importLimits.depth)).name).toBe('a');
    expect(() => parse(nested(importLimits.depth + 1))).toThrow(expect.objectContaining({ code: 'broken' }));
  });
});
