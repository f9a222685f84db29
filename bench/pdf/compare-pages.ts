import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { chromium } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { planDocument } from '#convert/export/pdf/structure/plan-document.ts';
import { usedGlyphs } from '#model/paint/glyphs/used-glyphs.ts';
import type { Scene } from '#model/scene/scene.ts';
import { subsetFaces } from '../../src/server/platform/fonts/subset-face.ts';
import { imageSources } from '../../src/server/platform/pictures/images/image-sources.ts';
import { readImages } from '../../src/server/platform/pictures/images/read-images.ts';
import { paintLabels } from '../../src/server/platform/pictures/paint-labels.ts';
import { servePage } from '../start/serve-page.ts';

/** High resolution: at lower ones, this PDF renderer snaps letters to whole pixels. */
const PIXEL_RATIO = 2;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For each PDF, page by page, the share of pixels that differ from what the viewer shows at rest in a browser. */
export async function comparePages(document: unknown, scene: Scene, pdfs: readonly Buffer[]): Promise<number[][]> {
  const labels = paintLabels('en');
  const fonts = [...(await subsetFaces(usedGlyphs(scene, [labels])))].map(([face, bytes]) => ({
    face,
    address: `/${face}.woff2`,
    bytes: Buffer.from(bytes),
  }));
  const images = [...(await readImages(imageSources(scene.presentation), async () => undefined))].map(([asset, bytes], place) => ({
    asset,
    address: `/${place}.img`,
    bytes: Buffer.from(bytes),
  }));
  const files = new Map([...(await viewerFiles()), ...[...fonts, ...images].map(({ address, bytes }) => [address, bytes] as const)]);
  const server = await servePage({ html: '<!doctype html><script type="module" src="/viewer-page.js"></script>', files });
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args });
  const library = await PDFiumLibrary.init();
  const papers = await Promise.all(pdfs.map((bytes) => library.loadDocument(bytes)));
  try {
    const page = await browser.newPage();
    await page.goto(server.origin);
    await page.waitForFunction(() => 'openViewer' in globalThis);
    const show = {
      document,
      labels,
      fonts: Object.fromEntries(fonts.map(({ face, address }) => [face, address])),
      images: Object.fromEntries(images.map(({ asset, address }) => [asset, address])),
    };
    const viewer = await page.evaluateHandle((given) => openViewer(given), show);
    const shares: number[][] = pdfs.map(() => []);
    for (const [index, { camera, viewport, opacities }] of planDocument(scene).pages.entries()) {
      const address = await viewer.evaluate((look, rest) => look(rest), {
        camera,
        viewport,
        pixelRatio: PIXEL_RATIO,
        opacities: Object.fromEntries(opacities),
      });
      const {
        data,
        info: { width, height },
      } = await sharp(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
        .flatten({ background: '#fff' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const [which, paper] of papers.entries()) {
        const printed = await paper.getPage(index).render({ width, height, render: 'bitmap' });
        shares[which]?.push(pixelmatch(data, printed.data, undefined, width, height, { threshold: 0.1 }) / (width * height));
      }
    }
    return shares;
  } finally {
    for (const paper of papers) paper.destroy();
    library.destroy();
    await browser.close();
    server.stop();
  }
}

/** The viewer's surface as built for visitors. */
async function viewerFiles(): Promise<[string, Buffer][]> {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'viewer-page.ts'), output: { entryFileNames: '[name].js' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)]);
}
