import { describe, expect, test } from 'vitest';
import type { TextObject } from '#model/presentation/presentation.ts';
import { importDeck, importShapes, shape, solid } from '../test-deck.ts';
import { para, readBox, run, textBox, textsIn } from './test-text.ts';

/** Points in units of a slide 9144000 wide. */
const pt = (points: number) => points * (12_700 / 4762.5);
const words = (text: TextObject | undefined) => text?.paragraphs.map(({ runs }) => runs.map((each) => each.text).join(''));
const round = (value: number | undefined) => Math.round((value ?? Number.NaN) * 100) / 100;
const level = (number: number, attributes: string, inner = '', letters = '') =>
  `<a:lvl${number}pPr ${attributes}>${inner}<a:defRPr ${letters}/></a:lvl${number}pPr>`;

describe('letters', () => {
  test('levels are truncated and clamped to the nine that exist', async () => {
    const text = await readBox(['1e-7', '1.9', '-3', '99', 'x'].map((level) => para(run('Words'), `lvl="${level}"`)).join(''));
    expect(text?.paragraphs.map(({ level }) => level)).toEqual([0, 1, 0, 8, 0]);
  });

  test('take their style from the run, then its list style, then the presentation', async () => {
    const deck = { presentation: `<p:defaultTextStyle>${level(1, '', '', 'sz="2400" i="1"')}</p:defaultTextStyle>` };
    const text = await readBox(
      para(run('a', 'b="1"') + run('b', 'sz="1000" i="0"', solid('ff0000'))),
      undefined,
      { list: level(1, '', '', 'u="sng" spc="300"') },
      deck,
    );
    expect(text?.style).toMatchObject({ family: 'Arimo', color: '#101010' });
    const [one, two] = text?.paragraphs[0]?.runs ?? [];
    expect({ ...text?.style, ...one }).toMatchObject({
      text: 'a',
      size: pt(24),
      weight: 700,
      isItalic: true,
      isUnderlined: true,
      letterSpacing: 3 / 24,
    });
    expect({ ...text?.style, ...two }).toMatchObject({
      text: 'b',
      size: expect.closeTo(pt(10), 6),
      weight: 400,
      isItalic: false,
      color: '#ff0000',
      letterSpacing: 3 / 10,
    });
  });

  test('are raised, lowered, struck through and capitalized', async () => {
    const text = await readBox(
      para(
        run('H') +
          run('2', 'baseline="-25000"') +
          run('o', 'cap="all" strike="sngStrike"') +
          run('Nato', 'cap="small"') +
          run('3', 'baseline="30000"'),
      ),
    );
    const runs = text?.paragraphs[0]?.runs ?? [];
    expect(runs.map((each) => each.text)).toEqual(['H', '2', 'O', 'N', 'ATO', '3']);
    expect([runs[1]?.position, runs[5]?.position, runs[2]?.isStruck]).toEqual(['sub', 'super', true]);
    expect(runs[4]?.size).toBeCloseTo(pt(18) * 0.8, 6);
  });

  test('with the same style become one run, however many the file has', async () => {
    const text = await readBox(para(run('Mis', 'lang="en-US" dirty="0"') + run('take', 'lang="en-US" err="1"')));
    expect(text?.paragraphs[0]?.runs).toEqual([{ text: 'Mistake' }]);
    expect(text?.language).toBe('en-US');
  });

  test('of a shape prefer its style’s colour to the presentation’s, but not to their own', async () => {
    const style =
      '<p:style><a:lnRef idx="0"/><a:fillRef idx="0"/><a:effectRef idx="0"/><a:fontRef idx="major"><a:schemeClr val="lt1"/></a:fontRef></p:style>';
    const deck = {
      presentation: `<p:defaultTextStyle><a:lvl1pPr><a:defRPr>${solid('00ff00')}</a:defRPr></a:lvl1pPr></p:defaultTextStyle>`,
    };
    const text = await readBox(para(run('lightly styled') + run('own', '', solid('0000ff'))), undefined, { style }, deck);
    expect(text?.style).toMatchObject({ color: '#fafafa', family: 'Gelasio' });
    expect(text?.paragraphs[0]?.runs[1]).toMatchObject({ color: '#0000ff' });
  });

  test('in symbol fonts become the symbols they show', async () => {
    const wingdings = '<a:latin typeface="Wingdings"/>';
    const text = await readBox(
      para(
        run('ü', '', wingdings) +
          run(' done ') +
          run('\uf0e0', '', '<a:sym typeface="Wingdings"/>') +
          run('à', '', '<a:sym typeface="Wingdings"/>') +
          run('à la', '', '<a:sym typeface="Wingdings"/>'),
      ),
    );
    expect(words(text)).toEqual(['✔ done 🡪🡪à la']);
  });

  test('in East Asian and right-to-left scripts use the typeface for that script', async () => {
    const fonts = '<a:latin typeface="Calibri"/><a:ea typeface="Malgun Gothic"/><a:cs typeface="Times New Roman"/>';
    const text = await readBox(
      para(run('한글', '', fonts)) + para(run('Latin', '', fonts)) + para(run('שלום', '', fonts), 'algn="r" rtl="1"'),
    );
    expect(text?.paragraphs.map(({ runs }) => runs[0]?.family ?? text.style?.family)).toEqual(['Noto Sans KR', 'Carlito', 'Tinos']);
    expect(text?.paragraphs[2]).toMatchObject({ align: 'start', direction: 'rtl' });
  });

  test('keep their links, in the link colour', async () => {
    const link = '<a:hlinkClick r:id="rId9"/>';
    const { slides } = await importDeck({
      slides: [{ shapes: textBox(para(run('go', '', link) + run(' on'))), relationships: 'rId9 hyperlink https://example.org/' }],
    });
    expect(textsIn(slides[0]?.children ?? [])[0]?.paragraphs[0]?.runs[0]).toMatchObject({
      text: 'go',
      isUnderlined: true,
      color: '#0000ff',
      link: { kind: 'address', href: 'https://example.org/' },
    });
  });
});

describe('paragraphs', () => {
  test('are aligned, spaced and broken as specified', async () => {
    const text = await readBox(
      para(
        run('a') + '<a:br/>' + run('b'),
        'algn="ctr"',
        '<a:lnSpc><a:spcPct val="90000"/></a:lnSpc><a:spcBef><a:spcPct val="20000"/></a:spcBef>',
      ) +
        para(run('c'), 'algn="just"', '<a:lnSpc><a:spcPts val="2700"/></a:lnSpc><a:spcAft><a:spcPts val="900"/></a:spcAft>') +
        para(run('d'), 'algn="r"'),
    );
    expect(words(text)).toEqual(['a\nb', 'c', 'd']);
    const lines = text?.paragraphs.map(({ lineHeight }) => round(lineHeight ?? text.style?.lineHeight));
    expect(lines).toEqual([1.08, 1.5, 1.2]);
    expect(text?.paragraphs).toMatchObject([
      { align: 'center', spaceBefore: 0.2 },
      { align: 'justify', spaceAfter: 0.5 },
      { align: 'end' },
    ]);
  });

  test('that are empty keep their height and show no marker', async () => {
    const text = await readBox(para(run('a')) + '<a:p><a:pPr><a:buChar char="•"/></a:pPr><a:endParaRPr sz="900"/></a:p>' + para(run('b')));
    expect(text?.paragraphs[1]).toMatchObject({ runs: [{ text: '', size: expect.closeTo(pt(9), 6) }] });
    expect(text?.paragraphs[1]?.listType).toBeUndefined();
  });

  test('that are all empty give no text', async () => {
    expect(await readBox(para(run('  ')) + para(''))).toBeUndefined();
  });

  test('with tabs use the tab stops, then every inch', async () => {
    const text = await readBox(para(run('a\tb'), '', '<a:tabLst><a:tab pos="476250" algn="l"/></a:tabLst>'));
    expect(text?.paragraphs[0]?.tabs?.slice(0, 3)).toEqual([100, 192, 384]);
  });

  test('resolve fields: the slide number, a date as stored', async () => {
    const fields =
      '<a:fld id="{1}" type="slidenum"><a:rPr/><a:t>‹#›</a:t></a:fld><a:fld id="{2}" type="datetime1"><a:rPr/><a:t>, May 3</a:t></a:fld>';
    expect(words(await readBox(`<a:p>${fields}</a:p>`, undefined, undefined, { presentation: '' }))).toEqual(['1, May 3']);
  });

  test('write formulas on one line', async () => {
    const math =
      'xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
    const formula = `<a14:m ${math}><m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup><m:r><m:t>=</m:t></m:r><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:rad><m:deg/><m:e><m:r><m:t>c</m:t></m:r></m:e></m:rad></m:den></m:f></m:oMath></a14:m>`;
    const text = await readBox(`<a:p>${run('So ')}${formula}</a:p>`);
    expect(words(text)).toEqual(['So x2=(a+b)/(√c)']);
    expect(text?.paragraphs[0]?.runs.find((each) => each.text === '2')?.position).toBe('super');
  });
});

describe('lists', () => {
  test('are indented by level, with their marker’s colour, size and font', async () => {
    const list =
      level(1, 'marL="342900" indent="-342900"', '<a:buFont typeface="Arial"/><a:buChar char="•"/>') +
      level(
        2,
        'marL="742950" indent="-285750"',
        `<a:buClr><a:srgbClr val="ff0000"/></a:buClr><a:buSzPct val="75000"/><a:buFont typeface="Wingdings"/><a:buChar char="§"/>`,
      );
    const text = await readBox(
      para(run('One', '', '<a:latin typeface="Calibri"/>')) + para(run('Two'), 'lvl="1"') + para(run('None'), '', '<a:buNone/>'),
      undefined,
      { list },
    );
    expect(text?.paragraphs).toMatchObject([
      { listType: 'BULLET', marker: '•', markerFamily: 'Arimo', level: 0, inset: 72, hang: -72 },
      { listType: 'BULLET', marker: '▪', markerColor: '#ff0000', markerSize: 0.75, level: 1, inset: 156, hang: -60 },
      { level: 0, inset: 72, hang: -72 },
    ]);
    expect(text?.paragraphs[2]?.listType).toBeUndefined();
    expect(text?.paragraphs[1]?.markerFamily).toBeUndefined();
  });

  test('count until something else comes between, each level separately', async () => {
    const numbered = (text: string, lvl = 0, more = '') =>
      para(run(text), `lvl="${lvl}"`, `<a:buAutoNum type="${lvl ? 'alphaLcParenR' : 'arabicPeriod'}" ${more}/>`);
    const text = await readBox(
      numbered('a') +
        numbered('b') +
        numbered('c', 1) +
        numbered('d', 1) +
        numbered('e') +
        '<a:p/>' +
        numbered('f') +
        para(run('g')) +
        numbered('h') +
        numbered('i', 0, 'startAt="5"') +
        numbered('j', 0, 'startAt="5"'),
    );
    expect(text?.paragraphs.map(({ marker }) => marker)).toEqual([
      '1.',
      '2.',
      'a)',
      'b)',
      '3.',
      undefined,
      '4.',
      undefined,
      '1.',
      '5.',
      '6.',
    ]);
    expect(text?.paragraphs.at(-1)).toMatchObject({ listType: 'NUMBER', start: 6 });
  });
});

describe('a text box', () => {
  test('is inside its insets, with its first baseline one font size down', async () => {
    const text = await readBox(para(run('a')), '<a:bodyPr lIns="95250" tIns="0" rIns="0" bIns="190500" anchor="b"/>');
    expect([text?.width, text?.height, text?.verticalAlign]).toEqual([380, 160, 'bottom']);
    expect(round(text?.x)).toBe(310);
    // Arimo’s baseline is (1.2 + 0.905 - 0.212) / 2 below the top of its line; the target is 1.
    expect(round(text?.y)).toBe(round(180 + (1 - 0.9465) * 48));
  });

  test.each([
    ['vert', 90],
    ['vert270', 270],
    ['eaVert', 90],
  ])('with %s is rotated by %i degrees', async (direction, rotation) => {
    const text = await readBox(para(run('Sideways')), `<a:bodyPr vert="${direction}" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/>`);
    expect([text?.rotation, text?.width, text?.height]).toEqual([rotation, 200, 400]);
  });

  test('stays upright in a rotated shape if it says so', async () => {
    const text = await readBox(para(run('Up')), '<a:bodyPr upright="1" lIns="0" tIns="0" rIns="0" bIns="0"/>', { turn: 'rot="5400000"' });
    expect([text?.rotation, text?.width, text?.height, text?.x]).toEqual([0, 200, 400, 300]);
  });

  test('is one letter wide where letters are stacked, and keeps words whole', async () => {
    const art = await readBox(para(run('DOWN')), '<a:bodyPr vert="wordArtVert"/>');
    expect([art?.rotation, art?.width, words(art)]).toEqual([0, 1, ['DOWN']]);
  });

  test('from top to bottom has a column per line, the first at the right, and full columns are continued', async () => {
    // 400 × 200 units; letters of 24 units: eight in a column.
    const body = '<a:bodyPr vert="eaVert" lIns="0" tIns="0" rIns="0" bIns="0"/>';
    const columns = textsIn(
      await importShapes(textBox(para(run('縦書きの文章が続きます', 'sz="900"')) + para(run('次', 'sz="900"')), body)),
    );
    expect(columns.map(words)).toEqual([['縦書きの文章が続'], ['きます'], ['次']]);
    const [first, second, third] = columns.map(({ x }) => x);
    expect(columns.every(({ rotation, width, verticalAlign }) => rotation === 0 && width === 1 && verticalAlign === 'top')).toBe(true);
    // In a group as wide as the box.
    expect(round(first)).toBe(round(400 - 28.8 / 2));
    expect(round(Number(first) - Number(second))).toBe(round(Number(second) - Number(third)));
    const [middle] = textsIn(await importShapes(textBox(para(run('縦', 'sz="900"')), body.replace('vert', 'anchor="ctr" vert'))));
    expect(round(middle?.x)).toBe(300);
  });

  test('whose letters are bent fills its shape; letters on a curve keep their size', async () => {
    const bent = (warp: string) => readBox(para(run('Wave', 'sz="900"')), `<a:bodyPr><a:prstTxWarp prst="${warp}"/></a:bodyPr>`);
    const wave = await bent('textWave1');
    const plain = await bent('textArchUp');
    expect(wave).toMatchObject({ verticalAlign: 'middle', wraps: false, paragraphs: [{ align: 'center' }] });
    expect(Number(wave?.style?.size)).toBeGreaterThan(3 * Number(plain?.style?.size));
    expect((await bent('textNoShape'))?.style?.size).toBe(plain?.style?.size);
  });

  test('does not wrap lines if the shape does not', async () => {
    expect(await readBox(para(run('a')), '<a:bodyPr wrap="none"/>')).toMatchObject({ wraps: false });
    expect((await readBox(para(run('a'))))?.wraps).toBeUndefined();
  });

  test('centred as a whole has its widest line in the middle', async () => {
    const text = await readBox(para(run('four')) + para(run('to')), '<a:bodyPr anchorCtr="1" lIns="0" rIns="0"/>');
    // Four letters of 24 units begin at 0 in a box 400 wide.
    expect(round(text?.x)).toBe(300 + 200 - 48);
  });

  test('is placed like its placeholder', async () => {
    const layout = {
      shapes: shape({ at: [10, 20, 600, 300], placeholder: 'type="body" idx="1"' }).replace(
        '</p:spPr>',
        '</p:spPr><p:txBody><a:bodyPr anchor="ctr"/><a:lstStyle/><a:p/></p:txBody>',
      ),
    };
    const slide = shape({ placeholder: 'type="body" idx="1"', text: 'In it' });
    const { slides } = await importDeck({ slides: [{ shapes: slide }], layout });
    expect(textsIn(slides[0]?.children ?? [])[0]).toMatchObject({ verticalAlign: 'middle', width: expect.closeTo(600 - 38.4, 6) });
  });
});

test('tabs may end or centre what follows them', async () => {
  const stops = `<a:tabLst><a:tab pos="${100 * 4762.5}" algn="ctr"/><a:tab pos="${200 * 4762.5}" algn="r"/></a:tabLst>`;
  const text = await readBox(para(run('a\tb\tc'), '', stops));
  expect(text?.paragraphs[0]?.tabs?.slice(0, 2)).toEqual([100, 200]);
  expect(text?.paragraphs[0]?.tabAligns?.slice(0, 3)).toEqual(['center', 'end', 'start']);
});

describe('columns', () => {
  // 400 units without insets: two columns of 190 units hold 7 letters of 24 units each, in lines of 57.6 units.
  const body = (more = '') => `<a:bodyPr lIns="0" rIns="0" tIns="0" bIns="0" numCol="2" spcCol="${20 * 4762.5}" ${more}/>`;
  const texts = async (paragraphs: string, more = '') => textsIn(await importShapes(textBox(paragraphs, body(more))));
  const long = para(run('aaaaa bbbbb ccccc ddddd eeeee'));

  test('stay one text, in a box as wide as all of them', async () => {
    const [text, ...others] = await texts(long);
    expect(others).toEqual([]);
    expect(text).toMatchObject({ width: 400, direction: 'ltr', columns: { count: 2, gap: expect.closeTo(20, 6) } });
  });

  test('begin at the right if their program says so, whatever the direction of their paragraphs', async () => {
    const [text] = await texts(long + para(run('שלום'), 'rtl="1"'), 'rtlCol="1"');
    expect(text).toMatchObject({ direction: 'rtl', columns: { count: 2 }, paragraphs: [{ direction: 'ltr' }, { direction: 'rtl' }] });
  });

  test('are as many as there may be', async () => {
    const [text] = textsIn(await importShapes(textBox(long, '<a:bodyPr numCol="99"/>')));
    expect(text?.columns).toEqual({ count: 16, gap: 0 });
    expect(textsIn(await importShapes(textBox(long, '<a:bodyPr numCol="1"/>')))[0]).not.toHaveProperty('columns');
  });
});

describe('text that has to fit', () => {
  const lines = Array.from({ length: 8 }, (_, index) => para(run(`line ${index}`))).join('');

  test('is as small as its program made it', async () => {
    const text = await readBox(lines, '<a:bodyPr><a:normAutofit fontScale="62500" lnSpcReduction="20000"/></a:bodyPr>');
    expect(text).toMatchObject({ fit: 'shrink', letterScale: 0.625, style: { size: pt(18) } });
    expect(text?.style?.lineHeight).toBeCloseTo(0.8 * 1.2, 6);
  });

  test('keeps a line spacing that is a length', async () => {
    const line = para(run('a'), '', '<a:lnSpc><a:spcPts val="3600"/></a:lnSpc>');
    const text = await readBox(line, '<a:bodyPr><a:normAutofit fontScale="50000"/></a:bodyPr>');
    expect((text?.style?.lineHeight ?? 0) * (text?.style?.size ?? 0) * (text?.letterScale ?? 0)).toBeCloseTo(pt(36), 6);
  });

  test('is shrunk until it fits, if its program has not done so', async () => {
    const text = await readBox(lines, '<a:bodyPr><a:normAutofit/></a:bodyPr>');
    const height = 8 * (text?.style?.size ?? 0) * (text?.letterScale ?? 0) * (text?.style?.lineHeight ?? 0);
    expect(height).toBeLessThan(200 - 19.2 + 6);
    expect(height).toBeGreaterThan(120);
    const little = await readBox(para(run('little')), '<a:bodyPr><a:normAutofit/></a:bodyPr>');
    expect(little).toMatchObject({ fit: 'shrink', style: { size: pt(18) } });
    expect(little).not.toHaveProperty('letterScale');
  });

  test('keeps its size otherwise', async () => {
    expect((await readBox(lines, '<a:bodyPr><a:spAutoFit/></a:bodyPr>'))?.style?.size).toBe(pt(18));
  });
});

test('absurd numbers do no harm', async () => {
  const text = await readBox(
    para(
      run('a', 'sz="999999999" spc="-99999999"'),
      'lvl="77" marL="99999999999999" indent="-9e99"',
      '<a:lnSpc><a:spcPct val="-5"/></a:lnSpc><a:spcBef><a:spcPts val="99999999"/></a:spcBef><a:buSzPct val="0"/><a:buAutoNum type="romanLcPeriod" startAt="99999"/>',
    ),
    '<a:bodyPr lIns="99999999" rot="99999999999999"/>',
  );
  expect(JSON.stringify(text)).not.toMatch(/null|NaN/);
  expect(text?.paragraphs[0]?.level).toBe(8);
  expect(await importShapes(textBox('<a:p><a:r/></a:p>', ''))).toEqual([]);
});
