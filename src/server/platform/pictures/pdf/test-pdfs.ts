import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DocumentPlan } from '#convert/export/pdf/structure/page-plan.ts';
import { planDocument } from '#convert/export/pdf/structure/plan-document.ts';
import type { AssetId, SceneObject } from '#model/presentation/presentation.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { indexScene, type Scene } from '#model/scene/scene.ts';
import { imageSources } from '../images/image-sources.ts';
import { readImages } from '../images/read-images.ts';
import { beginPdf } from './begin-pdf.ts';

/** qpdf and poppler: without them, what needs them is skipped. */
export const hasPrograms = ['qpdf', 'pdffonts', 'pdftotext', 'pdfinfo'].every((program) => !spawnSync(program, ['--help']).error);

export const sceneFrom = (document: unknown): Scene => indexScene(parsePresentation(document).presentation);

export interface TestPdf {
  bytes: Buffer;
  scene: Scene;
  plan: DocumentPlan;
  /** Assets that could not be shown, page by page. */
  missing: AssetId[][];
}

interface Choices {
  plan?: DocumentPlan;
  images?: ReadonlyMap<AssetId, Uint8Array>;
  labels?: { missingImage: string; unreadable: string };
  skipsMissingImages?: boolean;
}

/** The whole of a PDF. */
export async function pdfOf(scene: Scene, { plan = planDocument(scene), images, ...choices }: Choices = {}): Promise<TestPdf> {
  const { title, language } = scene.presentation;
  const pictures = images ?? (await readImages(imageSources(scene.presentation), async () => undefined));
  const writer = await beginPdf(scene, pictures, { title, author: 'Ada Author', language, madeAt: new Date('2026-05-04T03:02:01Z'), ...choices }, plan);
  const chunks: Uint8Array[] = [];
  const missing = plan.pages.map((_page, index) => {
    const { missingImages } = writer.paintPage(index);
    chunks.push(writer.take());
    return missingImages;
  });
  writer.end();
  chunks.push(writer.take());
  return { bytes: Buffer.concat(chunks), scene, plan, missing };
}

/** What a program says about a file; `file` stands for it among the arguments. */
export async function ask(program: string, args: string[], bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'a.pdf');
    await writeFile(file, bytes);
    const { stdout } = await promisify(execFile)(program, args.map((each) => (each === 'file' ? file : each)), { maxBuffer: 1e9 });
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Everything with its objects as plain text. */
export const unpacked = (bytes: Uint8Array) => ask('qpdf', ['--qdf', '--object-streams=disable', '--no-original-object-ids', 'file', '-'], bytes);

/** The texts of a scene, paragraph by paragraph. */
export function textsOf(scene: Scene): string[] {
  return [...scene.nodes.values()].flatMap(({ object }) => textsIn(object));
}

function textsIn(object: SceneObject): string[] {
  const plain = (paragraphs: readonly { runs: readonly { text: string }[] }[]) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
  if (object.kind === 'text') return plain(object.paragraphs);
  if (object.kind === 'table') return object.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => plain(paragraphs)));
  if (object.kind === 'code') return object.code.split('\n');
  return object.kind === 'link' ? [object.label] : [];
}

/** Letters, marks and digits that stand together. */
export const wordsOf = (texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []))];
