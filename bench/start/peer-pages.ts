import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Slide, slideSize } from './slides.ts';

/** A static page: its HTML and the files it refers to, by path. */
export interface PeerPage {
  html: string;
  files: Map<string, Buffer>;
}

interface Font {
  weight: number;
  bytes: Buffer;
}

const modules = join(import.meta.dirname, '../../node_modules');
const size = `width="${slideSize.width}" height="${slideSize.height}"`;
const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const wordsOf = ({ title, texts }: Slide) => `<h2>${text(title)}</h2>${texts.map((each) => `<p>${text(each)}</p>`).join('')}`;

// Runs once the library is ready: waits until the picture is decoded and the text has its font, then two animation frames, since one is
// drawn in between.
const firstFrame = `
const firstFrame = async () => {
  await Promise.all([document.querySelector('img').decode(), document.fonts.load('400 1em Geist'), document.fonts.load('700 1em Geist')]);
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first-frame')));
};`;

const look = (fonts: readonly Font[]) => `
${fonts.map(({ weight }) => `@font-face { font-family: Geist; font-weight: ${weight}; font-display: block; src: url(/geist-${weight}.woff2) format('woff2') }`).join('\n')}
body { background: #061233; color: #eaf8ff; font: 400 36px/1.38 Geist }
.slide { width: ${slideSize.width}px; height: ${slideSize.height}px; position: relative; text-align: left; color: #eaf8ff; line-height: 1.38 }
.slide img { position: absolute; inset: 0; margin: 0; max-width: none; max-height: none }
.slide div { position: absolute; left: 55%; top: 96px; right: 32px }
.slide h2 { font: 700 64px/1.08 Geist; margin: 0 0 24px; color: #fff }
.slide p { font-size: 26px; margin: 0 0 12px }`;

const head = (
  title: string,
  fonts: readonly Font[],
  links = '',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${links}
${fonts.map(({ weight }) => `<link rel="preload" as="font" type="font/woff2" href="/geist-${weight}.woff2" crossorigin>`).join('')}
<style>${look(fonts)}</style></head>`;

const common = (slides: readonly Slide[], fonts: readonly Font[]): [string, Buffer][] => [
  ...slides.map(({ picture }, place): [string, Buffer] => [`/${place}.webp`, picture]),
  ...fonts.map(({ weight, bytes }): [string, Buffer] => [`/geist-${weight}.woff2`, bytes]),
];

/**
 * Follows https://revealjs.com/markup/ and /media/: styles in the head, the script at the end, later pictures with `data-src`.
 * Its themes come with fonts of up to half a megabyte, so the styles are ours, inline.
 */
export function revealPage(title: string, slides: readonly Slide[], fonts: readonly Font[]): PeerPage {
  const image = (place: number) => (place === 0 ? `src="/0.webp" fetchpriority="high"` : `data-src="/${place}.webp"`);
  const sections = slides.map(
    (slide, place) => `<section class="slide"><img ${image(place)} ${size} alt=""><div>${wordsOf(slide)}</div></section>`,
  );
  const files = ['reset.css', 'reveal.css', 'reveal.js'].map((name): [string, Buffer] => [
    `/${name}`,
    readFileSync(join(modules, 'reveal.js/dist', name)),
  ]);
  const html = `${head(title, fonts, '<link rel="stylesheet" href="/reset.css"><link rel="stylesheet" href="/reveal.css">')}
<body><div class="reveal"><div class="slides">${sections.join('\n')}</div></div>
<script src="/reveal.js"></script>
<script>${firstFrame}
Reveal.initialize({ width: ${slideSize.width}, height: ${slideSize.height}, margin: 0 }).then(firstFrame);</script></body></html>`;
  return { html, files: new Map([...files, ...common(slides, fonts)]) };
}

/** Follows its DOCUMENTATION.md and its own index.html; uses the minified file. */
export function impressPage(title: string, slides: readonly Slide[], fonts: readonly Font[]): PeerPage {
  const steps = slides.map(
    (slide, place) =>
      `<div class="step slide" data-x="${place * 1500}" data-y="${(place % 2) * 900}"><img src="/${place}.webp" ${place === 0 ? 'fetchpriority="high" ' : ''}${size} alt=""><div>${wordsOf(slide)}</div></div>`,
  );
  const html = `${head(title, fonts)}
<body class="impress-not-supported"><div id="impress" data-width="${slideSize.width}" data-height="${slideSize.height}" data-transition-duration="1000">${steps.join('\n')}</div>
<script src="/impress.min.js"></script>
<script>${firstFrame}
document.addEventListener('impress:init', firstFrame);
impress().init();</script></body></html>`;
  return {
    html,
    files: new Map([['/impress.min.js', readFileSync(join(modules, 'impress.js/js/impress.min.js'))], ...common(slides, fonts)]),
  };
}
