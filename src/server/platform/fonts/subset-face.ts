// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontsOf } from '#model/text/families.ts';
import { charactersOf } from './character-map.ts';
import { subsetColourFace } from './colour/subset-colour-face.ts';
import { faceFile } from './face-file.ts';

/**
 * The features that browsers apply by default; any other would only add alternate glyphs. Not locl, which follows the page's language, nor
 * halt and chws, with which Chromium narrows Japanese punctuation: the server's canvas applies neither. fwid is never applied, but gives
 * the space an alternate, and only then does Chromium kern across kana.
 */
const keepFeatures = (
  'fwid ccmp rlig rclt calt clig liga kern mark mkmk curs dist abvm blwm frac numr dnom ' +
  'isol init medi med2 fina fin2 fin3 stch rtlm rtla ltrm ltra ljmo vjmo tjmo ' +
  'nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct cfar pres abvs blws psts haln'
).split(' ');

/** A WOFF2 font with everything that a text needs of a face, however a shaper treats it. */
export async function subsetFace(face: string, text: Iterable<string>): Promise<Uint8Array> {
  const letters = [...shapedBy(text)].join('');
  if (face.startsWith('noto-color-emoji')) return subsetColourFace(faceFile(face), letters, keepFeatures);
  // A font with only spaces would have no outlines, and browsers reject such a font.
  return subsetFont(await readFile(faceFile(face)), `${letters}.`, { targetFormat: 'woff2', keepFeatures, noHinting: true });
}

/** The fonts of a presentation, from the letters it uses by face, including twins that provide missing Han characters. */
export async function subsetFaces(used: ReadonlyMap<string, ReadonlySet<string>>): Promise<Map<string, Uint8Array>> {
  const wanted = new Map<string, Set<string>>();
  const add = (face: string, letter: string) => wanted.set(face, (wanted.get(face) ?? new Set()).add(letter));
  for (const [face, letters] of used) {
    add(face, ' ');
    const [, twin] = fontsOf(face);
    const own = twin === undefined ? undefined : charactersOf(await readFile(faceFile(face)));
    const lent = twin === undefined ? undefined : charactersOf(await readFile(faceFile(twin)));
    for (const letter of letters) add(twin && !isIn(own, letter) && isIn(lent, letter) ? twin : face, letter);
  }
  const fonts = new Map<string, Uint8Array>();
  for (const [face, letters] of wanted) fonts.set(face, await subsetFace(face, letters));
  return fonts;
}

const isIn = (characters: ReadonlySet<number> | undefined, letter: string) =>
  [...letter].every((each) => characters?.has(each.codePointAt(0) ?? 0));

/**
 * Letters plus what a shaper may replace them with: composed forms, a hyphen for the non-breaking one, two characters for the Thai am.
 */
function shapedBy(text: Iterable<string>): Set<string> {
  const letters = new Set(' ');
  for (const piece of text) for (const letter of piece + piece.normalize('NFC')) letters.add(letter);
  for (const [letter, others] of [
    ['\u2011', '\u2010'],
    ['\u0e33', '\u0e4d\u0e32'],
  ] as const)
    if (letters.has(letter)) for (const each of others) letters.add(each);
  const marks = [...letters].filter((letter) => /\p{M}/u.test(letter));
  // The set grows during the iteration, so letters with two marks are composed too.
  for (const letter of letters) {
    for (const mark of marks) {
      const composed = (letter + mark).normalize('NFC');
      if ([...composed].length === 1) letters.add(composed);
    }
  }
  return letters;
}
