import { describe, expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { importBytes, importDeck, packDeck, shape, solid } from './test-deck.ts';

const box = (color: string) => shape({ at: [100, 100, 400, 200], look: solid(color) });
const title = (text: string) => shape({ at: [100, 0, 400, 80], placeholder: 'type="title"', text });

describe('a presentation', () => {
  test('becomes one topic and one step per slide, in presentation order', async () => {
    const { imported, slides } = await importDeck({
      slides: [{ shapes: title('One') }, { shapes: title('Two') }, { shapes: title('Three') }],
    });
    expect(imported).toMatchObject({ format: 'pptx', slides: 3 });
    expect(slides.map((slide) => slide.title)).toEqual(['One', 'Two', 'Three']);
    expect(imported.presentation.path.map((step) => step.title)).toEqual(['One', 'Two', 'Three']);
    expect(imported.presentation.title).toBe('One');
    expect(slides[0]).toMatchObject({ width: 1920, height: 1440 });
  });

  test('reports a missing typeface once, with all slides that use it', async () => {
    const set = (face: string) =>
      shape({ at: [0, 0, 400, 80], text: 'Words' }).replace('<a:r>', `<a:r><a:rPr><a:latin typeface="${face}"/></a:rPr>`);
    const { warnings } = await importDeck({
      slides: [{ shapes: set('Gotham') + set('Gotham') }, { shapes: set('Futura') }, { shapes: set('Gotham') + set('Arial') }],
    });
    expect(warnings).toEqual([{ code: 'fonts', count: 2, slides: [1, 2, 3], details: ['Gotham', 'Futura'] }]);
  });

  test('is a valid document', async () => {
    const { imported } = await importDeck({ slides: [{ shapes: title('One') + box('ff0000') }, { shapes: box('00ff00') }] });
    expect(parsePresentation(JSON.parse(JSON.stringify(writePresentation(imported.presentation)))).problems).toEqual([]);
  });

  test('leaves out hidden slides, unless they are requested', async () => {
    const deck = { slides: [{ shapes: title('Shown') }, { shapes: title('Hidden'), attributes: 'show="0"' }] };
    const { imported, warnings } = await importDeck(deck);
    expect(imported.slides).toBe(1);
    expect(warnings).toMatchObject([{ code: 'hidden', count: 1 }]);
    expect((await importDeck(deck, { includesHidden: true })).imported.slides).toBe(2);
  });

  test('keeps the place of a slide that cannot be read', async () => {
    const { slides, warnings } = await importDeck({
      slides: [{ shapes: title('One') }, {}, { shapes: title('Three') }],
      parts: { 'ppt/slides/slide2.xml': '<p:sld' },
    });
    expect(slides.map((slide) => slide.title)).toEqual(['One', '', 'Three']);
    expect(warnings).toMatchObject([{ code: 'unreadable-slide', slides: [2] }]);
  });

  test('is broken if no slide can be read, and empty if it has none', async () => {
    await expect(importDeck({ slides: [{}], parts: { 'ppt/slides/slide1.xml': 'no' } })).rejects.toMatchObject({ code: 'broken' });
    await expect(importDeck({ slides: [] })).rejects.toMatchObject({ code: 'nothing-inside' });
  });

  test('rejects other kinds of documents', async () => {
    const parts = { 'ppt/presentation.xml': '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>' };
    await expect(importDeck({ slides: [], parts })).rejects.toMatchObject({ code: 'wrong-format' });
  });

  test('loses its macros, with a warning', async () => {
    const { warnings } = await importDeck({
      slides: [{ shapes: box('ff0000') }],
      relationships: 'm http://schemas.microsoft.com/office/2006/relationships/vbaProject vbaProject.bin',
    });
    expect(warnings).toMatchObject([{ code: 'macro', count: 1 }]);
  });

  test('reads the same in the strict variant of the standard', async () => {
    const strict = (bytes: string) =>
      bytes
        .replaceAll('http://schemas.openxmlformats.org/officeDocument/2006/', 'http://purl.oclc.org/ooxml/officeDocument/')
        .replace(/http:\/\/schemas.openxmlformats.org\/(drawingml|presentationml)\/2006\//g, 'http://purl.oclc.org/ooxml/$1/');
    const looks = (value: string) => `<a:solidFill><a:schemeClr val="accent1"><a:lumMod val="${value}"/></a:schemeClr></a:solidFill>`;
    const loose = await importDeck({ slides: [{ shapes: shape({ at: [0, 0, 96, 96], look: looks('50000') }) }] });
    const { unzipSync, zipSync, strFromU8, strToU8 } = await import('fflate');
    const files = unzipSync(packDeck({ slides: [{ shapes: shape({ at: [0, 0, 96, 96], look: looks('50%') }) }] }));
    const tight = await importBytes(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strToU8(strict(strFromU8(bytes)))]))),
    );
    expect(tight.slides).toEqual(loose.slides);
    expect(loose.slides[0]?.children).toHaveLength(1);
  });

  test('in portrait is 1080 high; one without a size is 16 : 9', async () => {
    const tall = await importDeck({ slides: [{ shapes: box('ff0000') }], size: '<p:sldSz cx="6858000" cy="9144000"/>' });
    expect(tall.slides[0]).toMatchObject({ width: 810, height: 1080 });
    const none = await importDeck({ slides: [{ shapes: box('ff0000') }], size: '<p:sldSz cx="0" cy="0"/>' });
    expect(none.slides[0]).toMatchObject({ width: 1920, height: 1080 });
  });

  test('has sections as topics around their slides', async () => {
    const list =
      '<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><p14:section name="Early" id="{1}"><p14:sldIdLst><p14:sldId id="256"/></p14:sldIdLst></p14:section><p14:section name="Late" id="{2}"><p14:sldIdLst><p14:sldId id="257"/><p14:sldId id="258"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst>';
    const { imported, slides } = await importDeck({
      slides: [1, 2, 3].map((number) => ({ shapes: title(`T${number}`) })),
      presentation: list,
    });
    const sections = imported.presentation.root.children.filter((child) => child.kind === 'topic');
    expect(sections.map((section) => [section.title, section.children.filter((child) => child.kind === 'topic').length])).toEqual([
      ['Early', 1],
      ['Late', 2],
    ]);
    expect(slides.map((slide) => slide.title)).toEqual(['T1', 'T2', 'T3']);
  });
});

describe('links', () => {
  const click = (attributes: string) => shape({ at: [0, 0, 96, 96], look: solid('ff0000'), inner: `<a:hlinkClick ${attributes}/>` });

  test('lead to slides, to the next and previous one, and out; unsafe ones lead nowhere', async () => {
    const shapes = [
      click('r:id="j" action="ppaction://hlinksldjump"'),
      click('r:id="" action="ppaction://hlinkshowjump?jump=nextslide"'),
      click('r:id="" action="ppaction://hlinkshowjump?jump=lastslide"'),
      click('r:id="w"'),
      click('r:id="x"'),
    ];
    const { slides, warnings } = await importDeck({
      slides: [
        {
          shapes: shapes.join(''),
          relationships: 'j slide slide3.xml\nw hyperlink https://example.org/a\nx hyperlink javascript:alert(1)',
        },
        {},
        {},
      ],
    });
    expect(slides[0]?.children.map(({ link }) => link)).toEqual([
      { kind: 'step', id: 'slide-3' },
      { kind: 'step', id: 'slide-2' },
      { kind: 'step', id: 'slide-3' },
      { kind: 'address', href: 'https://example.org/a' },
      undefined,
    ]);
    expect(warnings).toMatchObject([{ code: 'unsafe-link', details: ['javascript:alert(1)'] }]);
  });
});

describe('external content', () => {
  test('is never fetched', async () => {
    const picture =
      '<p:pic><p:nvPicPr><p:cNvPr id="4" name=""/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:link="out"/><a:stretch/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9" cy="9"/></a:xfrm></p:spPr></p:pic>';
    const { slides, warnings } = await importDeck({
      slides: [{ shapes: picture, relationships: 'out image http://169.254.169.254/secret' }],
    });
    expect(slides[0]?.children).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'external', slides: [1], details: ['http://169.254.169.254/secret'] }]);
  });
});
