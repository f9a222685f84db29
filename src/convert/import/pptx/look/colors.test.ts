import { describe, expect, test } from 'vitest';
import { parseXml } from '../../xml/xml.ts';
import { officePrefixes } from '../package/namespaces.ts';
import { colorIn } from './colors.ts';

const scheme = (name: string) => ({ accent1: '#4472c4', tx1: '#000000', bg1: '#ffffff' })[name];

function read(color: string, placeholder?: string): string | undefined {
  const holder = `<a:solidFill xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">${color}</a:solidFill>`;
  return colorIn(parseXml(new TextEncoder().encode(holder), officePrefixes), scheme, placeholder);
}

const accent = (changes: string) => read(`<a:schemeClr val="accent1">${changes}</a:schemeClr>`);

describe('a colour', () => {
  test('can be written in many ways', () => {
    expect(read('<a:srgbClr val="FF8000"/>')).toBe('#ff8000');
    expect(read('<a:schemeClr val="accent1"/>')).toBe('#4472c4');
    expect(read('<a:schemeClr val="phClr"/>', '#123456')).toBe('#123456');
    expect(read('<a:sysClr val="window" lastClr="FEFEFE"/>')).toBe('#fefefe');
    expect(read('<a:sysClr val="window"/>')).toBe('#ffffff');
    expect(read('<a:prstClr val="dkBlue"/>')).toBe('#00008b');
    expect(read('<a:prstClr val="medSeaGreen"/>')).toBe('#3cb371');
    expect(read('<a:scrgbClr r="100000" g="0" b="21586"/>')).toBe('#ff0080');
    expect(read('<a:hslClr hue="14400000" sat="100000" lum="50000"/>')).toBe('#0000ff');
    expect(read('<a:other/>')).toBeUndefined();
  });

  // As PowerPoint shows the five variants in its palette of this theme.
  test.each([
    ['lighter 80 %', '<a:lumMod val="20000"/><a:lumOff val="80000"/>', '#dae3f3'],
    ['lighter 60 %', '<a:lumMod val="40000"/><a:lumOff val="60000"/>', '#b4c7e7'],
    ['lighter 40 %', '<a:lumMod val="60000"/><a:lumOff val="40000"/>', '#8faadc'],
    ['darker 25 %', '<a:lumMod val="75000"/>', '#2f5597'],
    ['darker 50 %', '<a:lumMod val="50000"/>', '#203864'],
  ])('can be %s', (_, changes, expected) => {
    expect(distance(accent(changes), expected)).toBeLessThan(4);
  });

  test('becomes transparent by its alpha', () => {
    expect(accent('<a:alpha val="50000"/>')).toBe('#4472c480');
    expect(accent('<a:alpha val="100000"/>')).toBe('#4472c4');
  });

  test('is tinted and shaded in linear light, not in sRGB values', () => {
    expect(read('<a:srgbClr val="000000"><a:tint val="50000"/></a:srgbClr>')).toBe('#bcbcbc');
    expect(read('<a:srgbClr val="FFFFFF"><a:shade val="50000"/></a:srgbClr>')).toBe('#bcbcbc');
  });

  test('has a complement, an inverse and a grey', () => {
    expect(read('<a:srgbClr val="FF0000"><a:comp/></a:srgbClr>')).toBe('#00ffff');
    expect(read('<a:srgbClr val="FF0000"><a:inv/></a:srgbClr>')).toBe('#00ffff');
    expect(read('<a:srgbClr val="00FF00"><a:gray/></a:srgbClr>')).toBe('#b6b6b6');
  });

  test('is clamped, whatever the changes', () => {
    expect(accent('<a:lumMod val="999999999"/>')).toBe('#ffffff');
    expect(accent('<a:satMod val="-5"/><a:lumOff val="-100000"/>')).toBe('#000000');
    expect(accent('<a:hueOff val="nonsense"/>')).toBe('#4472c4');
  });
});

function distance(one = '', other = ''): number {
  return Math.max(
    ...[1, 3, 5].map((at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16))),
  );
}
