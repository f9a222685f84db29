import { expect, test } from '@playwright/test';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { faceOf, families, familyFor, fontsOf } from '#model/text/families.ts';
import { ensureFace } from '#server/platform/fonts/registered-faces.ts';
import { subsetFaces } from '#server/platform/fonts/subset-face.ts';

type Direction = 'ltr' | 'rtl';
interface Sample {
  language: string;
  families: string[];
  weights: number[];
  texts: string[];
  direction?: Direction;
}
/** A piece of text in one face, as the text layout splits it. */
interface Piece {
  face: string;
  font: string;
  text: string;
  direction: Direction;
}

const latin = families.filter(({ name, scripts }) => scripts.includes('latin') || name === 'Noto Sans JP').map(({ name }) => name);
const samples: Sample[] = [
  {
    language: 'de',
    families: latin,
    weights: [400],
    texts: ['Verkäufe stiegen um 12,5 % – „größer als gewöhnlich“.', 'Straßenbahn, Flussschifffahrt, Auflage'],
  },
  {
    language: 'en',
    families: latin,
    weights: [600],
    texts: ['The office’s first affair: WAVE, AVATAR, To Yo. “Yes!”', 'x → y is not what fi ffl ligatures say (1/2 + 3⁄4) != ->'],
  },
  { language: 'es', families: latin, weights: [400], texts: ['¿Qué más? ¡Mañana volverá el pingüino!'] },
  {
    language: 'fr',
    families: latin,
    weights: [400],
    texts: ['L’été où « cœur » rime avec « sœur » : ça dépend.', 'e\u0301te\u0301, A\u0300 la carte, 10\u202f000\u202f€\u202f!'],
  },
  { language: 'pt', families: latin, weights: [600], texts: ['Ações, corações e a vovó não estão à toa.'] },
  { language: 'hu', families: latin, weights: [400], texts: ['Árvíztűrő tükörfúrógép, ŐŰ'] },
  { language: 'hu', families: ['Inter', 'Montserrat', 'Noto Sans'], weights: [300, 900], texts: ['Árvíztűrő tükörfúrógép, AVATAR'] },
  { language: 'it', families: latin, weights: [400], texts: ['Perché l’università è così? Già, più tardi.'] },
  { language: 'vi', families: latin, weights: [400], texts: ['Tiếng Việt: bài thuyết trình rất hữu ích.'] },
  { language: 'ru', families: latin, weights: [400], texts: ['Съешь ещё этих мягких французских булок, да выпей чаю. Қазақ'] },
  { language: 'el', families: latin, weights: [400], texts: ['Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, ΤΑΥΤΟΤΗΤΑ'] },
  {
    language: 'ja',
    families: ['Inter', 'Noto Sans JP'],
    weights: [400, 700],
    texts: [
      '東京オリンピック、2024年の「発表」です。（プレゼン）',
      '！？』『、。・ー…がぎぐ',
      'か\u3099き\u3099く\u3099',
      'AI・DXでWEBを変える → ①②★',
    ],
  },
  {
    language: 'ko',
    families: ['Inter', 'Noto Sans KR'],
    weights: [400, 900],
    texts: ['안녕하세요. 발표 자료(韓國)입니다! AVATAR', '대한민국 対応 图'],
  },
  { language: 'zh', families: ['Lora'], weights: [400], texts: ['中文簡報，測試（一）。'] },
  {
    language: 'ar',
    families: ['Inter', 'Noto Sans Arabic'],
    weights: [400, 700],
    direction: 'rtl',
    texts: ['مرحبًا بالعالم، هذا عرضٌ تقديمي (رائع)؟', 'لا إله الله ١٢٣'],
  },
  {
    language: 'he',
    families: ['Inter', 'Noto Sans Hebrew'],
    weights: [400, 800],
    direction: 'rtl',
    texts: ['שלום עולם (מצגת), צה"ל', 'בְּרֵאשִׁית'],
  },
  { language: 'th', families: ['Inter'], weights: [400, 600], texts: ['สวัสดีชาวโลก ที่นี่น้ำแข็ง กำ'] },
  { language: 'hi', families: ['Poppins'], weights: [400, 700], texts: ['नमस्ते दुनिया, प्रस्तुति क्षेत्र श्री'] },
  { language: 'en', families: ['Inter'], weights: [400], texts: ['😀👍🏽🚀', '👩‍👩‍👧‍👦🧑🏽‍🚀❤️‍🔥', '🇩🇪🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣#️⃣☀️ go!'] },
  { language: 'en', families: ['Nunito'], weights: [400], texts: ['∀x∈ℝ ⟹ x²≥0 ✔✂★☆ ⚙⚒☯ ♔ 𝒜𝓑'] },
];

const pieces: Piece[] = samples.flatMap(({ language, families: names, weights, texts, direction = 'ltr' }) =>
  names.flatMap((name) => weights.flatMap((weight) => texts.flatMap((text) => piecesOf(text, name, weight, language, direction)))),
);

function piecesOf(text: string, family: string, weight: number, language: string, direction: Direction): Piece[] {
  const found: Piece[] = [];
  let before = family;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    before = familyFor(segment, family, language, before);
    const { face } = faceOf(before, weight, false);
    const last = found.at(-1);
    if (last?.face === face) last.text += segment;
    else
      found.push({
        face,
        font: `100px ${fontsOf(face)
          .map((each) => `"${each}"`)
          .join(', ')}`,
        text: segment,
        direction,
      });
  }
  return found;
}

/** The fonts of a presentation with these texts, by face. */
async function fontsFor(shown: Piece[]): Promise<[string, string][]> {
  const used = new Map<string, Set<string>>();
  for (const { face, text } of shown) used.set(face, new Set([...(used.get(face) ?? []), ...text]));
  return [...(await subsetFaces(used))].map(([face, font]) => [face, Buffer.from(font).toString('base64')]);
}

// Built once for both measuring tests, which therefore run serially.
test.describe.configure({ mode: 'default' });
let made: Promise<[string, string][]> | undefined;
const allFonts = () => (made ??= fontsFor(pieces));

/** An empty page on another site, in a language that must not matter. */
async function openPage(page: Page): Promise<void> {
  await page.route('http://fonts.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="tr"></html>' }),
  );
  await page.goto('http://fonts.test/');
}

function measureOnServer(): number[] {
  const context = createCanvas(1, 1).getContext('2d');
  return pieces.map(({ face, font, text, direction }) => {
    ensureFace(face);
    context.font = font;
    context.fontKerning = 'normal';
    context.textRendering = 'geometricPrecision';
    context.direction = direction;
    return context.measureText(text).width;
  });
}

/** Runs in a page and in a worker, so it must be self-contained. */
const measureInBrowser = async ({ fonts, pieces: all }: { fonts: [string, string][]; pieces: Piece[] }): Promise<number[]> => {
  const set: FontFaceSet = 'document' in globalThis ? document.fonts : Reflect.get(globalThis, 'fonts');
  for (const [face, data] of fonts)
    set.add(
      await new FontFace(
        face,
        Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
      ).load(),
    );
  const context = ('document' in globalThis ? document.createElement('canvas') : new OffscreenCanvas(1, 1)).getContext(
    '2d',
  ) as OffscreenCanvasRenderingContext2D;
  return all.map(({ font, text, direction }) => {
    context.font = font;
    context.fontKerning = 'normal';
    context.textRendering = 'geometricPrecision';
    context.direction = direction;
    return context.measureText(text).width;
  });
};

/** Pieces whose widths differ by more than a ten-thousandth, or by more than the server's rounding to hundredths of a pixel. */
const differing = (server: number[], browser: number[]) =>
  pieces.flatMap(({ font, text }, index) => {
    const [one = Number.NaN, other = Number.NaN] = [server[index], browser[index]];
    return Math.abs(other - one) <= Math.max(one * 1e-4, 0.0051) ? [] : [`${font} ${text}: ${one} on the server, ${other} in the browser`];
  });

test('text is as wide in a browser, with the fonts of a presentation, as on the server', async ({ page }) => {
  await openPage(page);
  expect(differing(measureOnServer(), await page.evaluate(measureInBrowser, { fonts: await allFonts(), pieces }))).toEqual([]);
});

test('text is as wide in a worker, on an offscreen canvas, as on the server', async ({ page }) => {
  await openPage(page);
  const widths = await page.evaluate(
    ([measure = '', job]) =>
      new Promise<number[]>((resolve, reject) => {
        const source = `(${measure})(${JSON.stringify(job)}).then(postMessage)`;
        const worker = new Worker(URL.createObjectURL(new Blob([source])));
        worker.addEventListener('message', ({ data }) => resolve(data));
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      }),
    [measureInBrowser.toString(), { fonts: await allFonts(), pieces }] as const,
  );
  expect(differing(measureOnServer(), widths)).toEqual([]);
});

test('emoji and joined letters look the same in a browser as on the server', async ({ page }) => {
  await openPage(page);
  const shown = pieces.filter(
    ({ face, text }) => /emoji|arabic-400|devanagari-400|thai-400|jp-400/.test(face) && !/^[\x20-\x7e]+$/.test(text),
  );
  const pictures = await page.evaluate(
    async ({ fonts, pieces: all }) => {
      for (const [face, data] of fonts)
        document.fonts.add(
          await new FontFace(
            face,
            Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
          ).load(),
        );
      return all.map(({ font, text, direction }) => {
        const context = Object.assign(document.createElement('canvas'), { width: 600, height: 160 }).getContext(
          '2d',
        ) as CanvasRenderingContext2D;
        Object.assign(context, { font, fontKerning: 'normal', textRendering: 'geometricPrecision', direction, textAlign: 'left' });
        context.fillText(text, 10, 110);
        return context.canvas.toDataURL();
      });
    },
    { fonts: await fontsFor(shown), pieces: shown },
  );
  for (const [index, { font, text, direction }] of shown.entries()) {
    const context = createCanvas(600, 160).getContext('2d');
    Object.assign(context, { font, fontKerning: 'normal', textRendering: 'geometricPrecision', direction, textAlign: 'left' });
    context.fillText(text, 10, 110);
    const { data } = context.getImageData(0, 0, 600, 160);
    context.clearRect(0, 0, 600, 160);
    context.drawImage(await loadImage(pictures[index] ?? ''), 0, 0);
    const { data: other } = context.getImageData(0, 0, 600, 160);
    const inked = data.filter((value, at) => at % 4 === 3 && value > 0).length;
    const strange = data.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 96).length;
    expect(inked, text).toBeGreaterThan(50);
    // Edges are smoothed differently; a letter that is missing, or grey instead of coloured, differs far more.
    expect(strange / inked, `${font} ${text}`).toBeLessThan(0.15);
  }
});
