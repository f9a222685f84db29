import type { PeerPage } from '../start/peer-pages.ts';

interface Shown {
  title: string;
  /** The largest one; none if there is only text. */
  picture?: Buffer | undefined;
  /** In CSS pixels, as on our own page. */
  width: number;
}

const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The minimal page that shows the same picture at the same width, if there is one, and the title. */
export const barePage = ({ title, picture, width }: Shown): PeerPage => ({
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body { margin: 0; font-family: sans-serif } img { display: block; width: ${width}px; max-width: 100%; aspect-ratio: 16 / 9 }</style></head>
<body>${picture ? '<img src="/preview.webp" alt="" fetchpriority="high">' : ''}<h1>${text(title)}</h1></body></html>`,
  files: new Map(picture ? [['/preview.webp', picture]] : []),
});
