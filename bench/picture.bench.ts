import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { overviewCamera } from '../src/model/camera/framing.ts';
import { richForms } from '../src/model/paint/forms/rich-forms.ts';
import { paint } from '../src/model/paint/paint.ts';
import { parsePresentation } from '../src/model/presentation/parse.ts';
import { indexScene } from '../src/model/scene/scene.ts';
import { ensureFace } from '../src/server/platform/fonts/registered-faces.ts';
import { animatePreview } from '../src/server/platform/pictures/painting/animate-preview.ts';
import { decodeImages, imageOf } from '../src/server/platform/pictures/images/decode-images.ts';
import { imageSources } from '../src/server/platform/pictures/images/image-sources.ts';
import { readImages } from '../src/server/platform/pictures/images/read-images.ts';
import { printPicture } from '../src/server/platform/pictures/painting/print-picture.ts';
import { renderPicture } from '../src/server/platform/pictures/painting/render-picture.ts';
import { atMost, figure, median, report, type Figure } from './figures.ts';
import { plainDocument } from './picture/plain-document.ts';
import { asSvg, recordingCanvas, replay, type Call } from './picture/recorded-calls.ts';
import { stressDocument } from './stress-document.ts';

// CPU time of a 1280 × 720 preview, compared with Skia making the same calls and librsvg drawing the same marks, alternating.
const ROUNDS = 11;
const COLD_ROUNDS = 3;
const size = { width: 1280, height: 720 };

sharp.concurrency(1);
const photo = await sharp({
  create: { width: 1600, height: 1200, channels: 3, background: '#2a6f97', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
})
  .jpeg()
  .toBuffer();
const documents: Record<string, unknown> = {
  plain: plainDocument(`data:image/jpeg;base64,${photo.toString('base64')}`),
  stress: stressDocument(2000),
};

const [mode, only = ''] = process.argv.slice(2);
if (mode === 'cold') {
  const made = process.cpuUsage();
  await preview(documents[only]);
  console.log(milliseconds(made));
} else {
  const figures: Figure[] = [];
  for (const name of Object.keys(documents)) figures.push(...(await measure(name)));
  console.log(`CPU time in ms, median of ${ROUNDS} alternating rounds; cold: new process, modules loaded, median of ${COLD_ROUNDS}`);
  report('picture', figures);
}

/** From document to file. */
async function preview(document: unknown): Promise<Buffer> {
  const { scene, images } = await open(document);
  return printPicture(renderPicture(scene, { ...size, view: { kind: 'overview' }, images }), { ...size, format: 'webp', quality: 80 });
}

async function open(document: unknown) {
  const { presentation } = parsePresentation(document);
  const images = await decodeImages(await readImages(imageSources(presentation), async () => undefined));
  return { scene: indexScene(presentation), images };
}

async function measure(name: string): Promise<Figure[]> {
  const { scene, images } = await open(documents[name]);
  const canvas = renderPicture(scene, { ...size, view: { kind: 'overview' }, images });
  const { calls, main } = record(scene, images);
  const svg = asSvg(calls, main, size.width, size.height);
  const contestants = {
    paint: () => renderPicture(scene, { ...size, view: { kind: 'overview' }, images }).data(),
    skia: () => (replay(calls), main.canvas.data()),
    librsvg: () => sharp(svg, { unlimited: true }).raw().toBuffer(),
    encode: () => printPicture(canvas, { ...size, format: 'webp', quality: 80 }),
    whole: () => preview(documents[name]),
  };
  const times = await inTurns(contestants);
  const animated = process.cpuUsage();
  const animation = await animatePreview(scene, { width: 480, height: 270, images });
  const animationTime = milliseconds(animated);
  const cold = Array.from({ length: COLD_ROUNDS }, () =>
    Number(spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'cold', name], { encoding: 'utf8' }).stdout),
  );
  return [
    figure(`${name}: painted`, times.paint),
    figure(`${name}: Skia alone, the same ${calls.length} calls`, times.skia),
    atMost(`${name}: painted, relative to Skia alone`, times.paint / times.skia, 1.5),
    figure(`${name}: librsvg, the same marks`, times.librsvg),
    atMost(`${name}: painted, relative to librsvg`, times.paint / times.librsvg, 1),
    figure(`${name}: encoded as WebP`, times.encode),
    figure(`${name}: document to file, warm`, times.whole),
    figure(`${name}: document to file, cold`, median(cold)),
    figure(`${name}: animation`, animationTime),
    atMost(`${name}: animation, kB`, animation.length / 1000, name === 'plain' ? 300 : 1000),
  ];
}

/** Records the calls that reach Skia when the preview is painted. */
function record(scene: ReturnType<typeof indexScene>, images: Awaited<ReturnType<typeof decodeImages>>) {
  const calls: Call[] = [];
  const { canvas, context } = recordingCanvas(size.width, size.height, calls);
  paint(context, scene, {
    camera: overviewCamera(scene, size),
    viewport: size,
    pixelRatio: 1,
    imageOf: (asset) => images.get(asset),
    rich: richForms,
    fontName(face) {
      ensureFace(face);
      return face;
    },
    openLayer(width, height) {
      const layer = recordingCanvas(width, height, calls);
      return { context: layer.context, image: imageOf(layer.canvas) };
    },
  });
  return { calls, main: canvas.getContext('2d') };
}

/** One of each, round after round, so that other load on the machine affects all of them alike. */
async function inTurns<Name extends string>(contestants: Record<Name, () => unknown>): Promise<Record<Name, number>> {
  const names = Object.keys(contestants) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -2; round < ROUNDS; round++)
    for (const name of names) {
      const begun = process.cpuUsage();
      await contestants[name]();
      if (round >= 0) times.get(name)?.push(milliseconds(begun));
    }
  return Object.fromEntries([...times].map(([name, values]) => [name, median(values)])) as Record<Name, number>;
}

function milliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
