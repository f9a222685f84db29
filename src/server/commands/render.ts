import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { AssetId } from '#model/presentation/presentation.ts';
import { withoutHidden } from '#model/presentation/transcript/hidden.ts';
import { indexScene, type Scene } from '#model/scene/scene.ts';
import { decodeImages } from '../platform/pictures/images/decode-images.ts';
import { imageSources } from '../platform/pictures/images/image-sources.ts';
import type { PictureFormat, View } from '../platform/pictures/order.ts';
import { beginPdf } from '../platform/pictures/pdf/begin-pdf.ts';
import { printPicture } from '../platform/pictures/painting/print-picture.ts';
import { imagesBeside, readImages } from '../platform/pictures/images/read-images.ts';
import { renderPicture } from '../platform/pictures/painting/render-picture.ts';
import { Failure, WrongUsage, type Run } from './command.ts';
import { pathOf, readPresentation } from './document-file.ts';

const formats = new Map<string, PictureFormat | 'pdf'>([
  ['.png', 'png'],
  ['.jpg', 'jpeg'],
  ['.jpeg', 'jpeg'],
  ['.webp', 'webp'],
  ['.pdf', 'pdf'],
]);
const LARGEST_SIDE = 8192;

/** Paints one step or the whole canvas to a picture file, or all of them to a PDF. */
export const render: Run = async (args) => {
  const { name, out, format, step, width, height } = readArguments(args);
  const { presentation: whole, folder } = await readPresentation(name);
  const presentation = withoutHidden(whole);
  const view = viewOf(step, presentation.path.length);
  const sources = imageSources(presentation);
  const files = await readImages(sources, imagesBeside(folder));
  const images = await decodeImages(files);
  for (const [id, source] of sources) if (!images.has(id)) console.error(`Missing or unreadable picture: ${source.slice(0, 80)}`);
  const scene = indexScene(presentation);
  const bytes =
    format === 'pdf'
      ? await wholePdf(scene, files)
      : await printPicture(renderPicture(scene, { view, width, height, images }), { width, format, quality: 88 });
  await writeFile(pathOf(out), bytes).catch((error: Error) => {
    throw new Failure(`${out} could not be written: ${error.message}`);
  });
  const size = format === 'pdf' ? `${presentation.path.length + 1} pages` : `${width} × ${height}`;
  return `${out}: ${size}, ${Math.ceil(bytes.length / 1000)} kB`;
};

async function wholePdf(scene: Scene, images: ReadonlyMap<AssetId, Uint8Array>): Promise<Buffer> {
  const { title, language } = scene.presentation;
  const pdf = await beginPdf(scene, images, { title, author: '', language, madeAt: new Date() });
  for (let index = 0; index < pdf.pageCount; index += 1) pdf.paintPage(index);
  pdf.end();
  return Buffer.from(pdf.take());
}

function readArguments(args: string[]) {
  const options = {
    step: { type: 'string' },
    overview: { type: 'boolean' },
    size: { type: 'string', default: '1280x720' },
    out: { type: 'string' },
  } as const;
  const { values, positionals } = parse(() => parseArgs({ args, options, allowPositionals: true }));
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new WrongUsage('Name exactly one presentation to render.');
  if (values.step !== undefined && values.overview) throw new WrongUsage('Use either --step or --overview, not both.');
  if (values.step !== undefined && !/^[1-9]\d{0,5}$/.test(values.step))
    throw new WrongUsage(`--step must be a whole number of at least 1, not ${values.step}.`);
  const [, width = 0, height = 0] = /^(\d{1,5})x(\d{1,5})$/i.exec(values.size)?.map(Number) ?? [];
  if (!(width >= 1 && height >= 1 && width <= LARGEST_SIDE && height <= LARGEST_SIDE))
    throw new WrongUsage(`--size must be like 1280x720, with sides up to ${LARGEST_SIDE}, not ${values.size}.`);
  if (values.out === undefined) throw new WrongUsage('--out is required: the file to write.');
  const format = formats.get(extname(values.out).toLowerCase());
  if (!format) throw new WrongUsage(`--out must end in .png, .jpg or .webp, or in .pdf for all pages, not ${values.out}.`);
  if (format === 'pdf' && (values.step !== undefined || values.overview))
    throw new WrongUsage('A PDF contains all steps and the overview. Remove --step or --overview.');
  return { name, out: values.out, format, step: values.step === undefined ? undefined : Number(values.step), width, height };
}

function parse<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

/** Steps are numbered from 1 for users. */
function viewOf(step: number | undefined, count: number): View {
  if (step === undefined) return { kind: 'overview' };
  if (step > count)
    throw new Failure(
      count === 0
        ? 'The presentation has no steps; try --overview.'
        : `The presentation has ${count} ${count === 1 ? 'step' : 'steps'}; there is no step ${step}.`,
    );
  return { kind: 'step', index: step - 1 };
}
