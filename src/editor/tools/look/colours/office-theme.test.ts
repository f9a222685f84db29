import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { contrast } from '#model/paint/marks/contrast.ts';
import { readOfficeTheme, themeIn } from './office-theme.ts';

const colours = {
  dk1: '<a:sysClr val="windowText" lastClr="101828"/>',
  lt1: '<a:sysClr val="window" lastClr="FFFFFF"/>',
  dk2: '<a:srgbClr val="44546A"/>',
  lt2: '<a:srgbClr val="E7E6E6"/>',
  accent1: '<a:srgbClr val="1F5FBF"/>',
  accent2: '<a:srgbClr val="FFE699"/>',
  accent3: '<a:srgbClr val="A5A5A5"/>',
};
const xml = (fonts = ['Calibri Light', 'Calibri'], scheme: Readonly<Record<string, string>> = colours) =>
  `<a:theme><a:themeElements><a:clrScheme name="Office">${Object.entries(scheme)
    .map(([name, value]) => `<a:${name}>${value}</a:${name}>`)
    .join(
      '\n',
    )}</a:clrScheme><a:fontScheme name="x"><a:majorFont><a:latin typeface="${fonts[0]}" panose="0"/><a:ea typeface=""/></a:majorFont>` +
  `<a:minorFont><a:latin typeface="${fonts[1]}"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`;
const file = (parts: Readonly<Record<string, string>>) =>
  new Blob([zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))]);

test('has the colours and fonts of a theme, as far as they can be read', () => {
  const theme = themeIn(xml());
  expect(theme?.palette).toMatchObject({ background: '#e7e6e6', surface: '#ffffff', text: '#101828', accent1: '#1f5fbf' });
  expect(theme?.fonts).toEqual({ heading: 'Carlito', body: 'Carlito' });
  const { accent2 = '', background = '' } = theme?.palette ?? {};
  expect(contrast(accent2, background)).toBeGreaterThanOrEqual(3);
});

test.each([
  ['Georgia', 'Gelasio'],
  ['Montserrat', 'Montserrat'],
  ['Garamond', 'Lora'],
  ['Something else', 'Inter'],
])('instead of %s, it takes %s', (theirs, ours) => {
  expect(themeIn(xml([theirs, theirs]))?.fonts).toEqual({ heading: ours, body: ours });
});

test.each([
  ['ppt/theme/theme1.xml', 'of a presentation'],
  ['theme/theme/theme1.xml', 'of a theme'],
])('is found in %s %s', async (name) => {
  const found = await readOfficeTheme(file({ [name]: xml(), 'ppt/slides/slide1.xml': '<x/>' }));
  expect(found?.palette.accent1).toBe('#1f5fbf');
});

test('the first of several themes counts', async () => {
  const other = xml(undefined, { ...colours, accent1: '<a:srgbClr val="990000"/>' });
  const found = await readOfficeTheme(file({ 'ppt/theme/theme10.xml': other, 'ppt/theme/theme2.xml': xml() }));
  expect(found?.palette.accent1).toBe('#1f5fbf');
});

test.each([
  ['text', new Blob(['This is no archive.'])],
  ['nothing', new Blob([])],
  ['an archive without a theme', file({ 'word/document.xml': xml() })],
  ['a theme without colours', file({ 'ppt/theme/theme1.xml': '<a:theme/>' })],
  ['an archive cut short', file({ 'ppt/theme/theme1.xml': xml() }).slice(0, 60)],
])('%s is none', async (_, blob) => {
  expect(await readOfficeTheme(blob)).toBeUndefined();
});
