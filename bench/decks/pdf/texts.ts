import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { faceFile } from '../../../src/server/platform/fonts/face-file.ts';
import { lines, text, HEIGHT, type PageKit, type PageTopic, type Page } from './construct.ts';
import { unicodeMap } from './document.ts';
import { EmbeddedFont } from './embedded-font.ts';

const columnTexts = ['縦書きの文章', '新しい本を読む'];
// The whole font has five megabytes.
const japanese = await subsetFont(readFileSync(faceFile('noto-sans-jp-400')), columnTexts.join(''), {
  targetFormat: 'truetype',
  keepFeatures: [],
});

/** Lines in a font whose codes are glyphs. */
function embedded(kit: PageKit, face: string, texts: readonly string[], { isRtl = false, size = 26 } = {}): Page {
  const font = new EmbeddedFont(readFileSync(faceFile(face)));
  const written = texts.map((words, place) => {
    const { codes, width } = font.write(kit.saying(words), isRtl);
    const x = isRtl ? 670 - (width * size) / 1000 : 50;
    return `BT /E1 ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${HEIGHT - 80 - place * 60} Tm ${codes} Tj ET\n`;
  });
  return { content: written.join(''), fonts: `/E1 ${font.add(kit.document)}` };
}

/** Letters drawn by procedures: a square with a corner cut differently for each. */
function drawnFont(kit: PageKit, words: string): Page {
  const letters = [...new Set(words)];
  const procedures = letters.map((letter, place) =>
    kit.document.stream(
      '',
      letter === ' ' ? '500 0 d0' : `700 0 0 0 600 700 d1 0 0 m 600 ${100 + ((place * 97) % 500)} l 600 700 l 0 700 l h f`,
    ),
  );
  const map = kit.document.stream(
    '',
    unicodeMap(new Map(letters.map((letter, place) => [place + 1, letter])))
      .replaceAll(/<00([\da-f]{2})> </g, '<$1> <')
      .replace('<0000> <ffff>', '<00> <ff>'),
  );
  const font = kit.document.add(
    `<</Type/Font/Subtype/Type3/FontBBox[0 0 700 700]/FontMatrix[0.001 0 0 0.001 0 0]/CharProcs<<${procedures.map((one, place) => `/g${place + 1} ${one}`).join('')}>>/Encoding<</Type/Encoding/Differences[1${letters.map((_, place) => `/g${place + 1}`).join('')}]>>/FirstChar 1/LastChar ${letters.length}/Widths[${letters.map((letter) => (letter === ' ' ? 500 : 700)).join(' ')}]/Resources<<>>/ToUnicode ${map}>>`,
  );
  const codes = [...words].map((letter) => (letters.indexOf(letter) + 1).toString(16).padStart(2, '0')).join('');
  return { content: `${lines(kit, 2)}BT /T3 24 Tf 1 0 0 1 50 120 Tm <${codes}> Tj ET`, fonts: `/T3 ${font}` };
}

export const texts: PageTopic = {
  standard: (kit) => ({
    content: ['F1', 'F2', 'F3', 'F4'].map((font, place) => text(kit.say(4), 50, 330 - place * 60, { font })).join(''),
  }),
  sizes: (kit) => ({ content: [9, 14, 24, 40].map((size, place) => text(kit.say(3), 50, 330 - place * 70, { size })).join('') }),
  spacing: (kit) => ({
    content:
      lines(kit, 2, 4, { before: '3 Tc' }) +
      `BT /F1 20 Tf 12 Tw 0 Tc 1 0 0 1 50 150 Tm (${kit.say(4)}) Tj ET BT 0 Tw 60 Tz /F1 20 Tf 1 0 0 1 50 90 Tm (${kit.say(4)}) Tj ET`,
  }),
  kerned: (kit) => ({
    content: Array.from(
      { length: 4 },
      (_, place) =>
        `BT /F1 22 Tf 1 0 0 1 50 ${320 - place * 60} Tm [${[...kit.say(3)].map((letter) => `(${letter})${-20 + kit.chance.up(40)}`).join('')}] TJ ET\n`,
    ).join(''),
  }),
  'words-apart': (kit) => ({
    content: Array.from(
      { length: 4 },
      (_, place) =>
        `BT /F1 20 Tf 1 0 0 1 50 ${320 - place * 60} Tm [${kit
          .say(4)
          .split(' ')
          .map((word) => `(${word})`)
          .join('-300')}] TJ ET\n`,
    ).join(''),
  }),
  rise: (kit) => ({
    content: `BT /F1 20 Tf 1 0 0 1 50 200 Tm (${kit.say(1)} ) Tj /F1 12 Tf 8 Ts (${kit.say(1)}) Tj 0 Ts /F1 20 Tf ( ${kit.say(1)}) Tj ET`,
  }),
  turned: (kit) => ({
    content: `${lines(kit, 2)}BT /F1 20 Tf 0 1 -1 0 80 60 Tm (${kit.say(3)}) Tj ET BT /F1 20 Tf 0.866 0.5 -0.5 0.866 200 80 Tm (${kit.say(3)}) Tj ET`,
  }),
  invisible: (kit) => ({ content: lines(kit, 2) + text(kit.hide(4), 50, 150, { before: '3 Tr' }) }),
  outlined: (kit) => ({ content: lines(kit, 4, 3, { size: 30, before: '1 Tr 1 w' }) }),
  'clipped-text': (kit) => ({
    content: `q BT /F2 60 Tf 7 Tr 1 0 0 1 50 200 Tm (${kit.say(1)}) Tj ET 0.2 0.5 0.8 rg 0 0 720 405 re f Q ${lines(kit, 1)}`,
  }),
  columns: (kit) => ({
    content: [50, 390]
      .map((x) => Array.from({ length: 8 }, (_, place) => text(kit.say(3), x, 340 - place * 26, { size: 15 })).join(''))
      .join(''),
  }),
  bullets: (kit) => ({
    content: Array.from({ length: 5 }, (_, place) => `${text('\x95', 50, 330 - place * 50)}${text(kit.say(4), 75, 330 - place * 50)}`).join(
      '',
    ),
  }),
  'actual-text': (kit) => ({
    content: `${lines(kit, 2)}/Span <</ActualText(${kit.say(1)})>> BDC BT /F1 20 Tf 1 0 0 1 50 150 Tm (xyz) Tj ET EMC`,
  }),
  'type-3': (kit) => drawnFont(kit, kit.say(3)),
  'cid-font': (kit) =>
    embedded(
      kit,
      'lora-400',
      [0, 1, 2, 3].map(() => kit.hide(4)),
    ),
  ligatures: (kit) => embedded(kit, 'lora-400', ['office affine waffle', 'first flight', 'difficult coffee']),
  hebrew: (kit) => embedded(kit, 'noto-sans-hebrew-400', ['שלום עולם', 'מגדל גבוה ליד הים', 'ספר חדש על השולחן'], { isRtl: true }),
  arabic: (kit) => embedded(kit, 'noto-sans-arabic-400', ['مرحبا بالعالم', 'كتاب جديد على الطاولة'], { isRtl: true }),
  'arabic-ligature': (kit) => embedded(kit, 'noto-sans-arabic-400', ['السلام عليكم', 'الأمل لا ينتهي', 'لا إله'], { isRtl: true }),
  vertical: (kit) => {
    const font = new EmbeddedFont(japanese);
    const columns = columnTexts.map((words, place) => {
      const { codes } = font.write(kit.saying(words));
      return `BT /V1 28 Tf 1 0 0 1 ${600 - place * 60} 360 Tm ${codes} Tj ET\n`;
    });
    return { content: columns.join('') + text(kit.say(3), 50, 330), fonts: `/V1 ${font.add(kit.document, true)}` };
  },
};
