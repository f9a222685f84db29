import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { DocumentPlan } from '#convert/export/pdf/structure/page-plan.ts';
import { planDocument } from '#convert/export/pdf/structure/plan-document.ts';
import type { AssetId, SceneObject } from '#model/presentation/presentation.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { indexScene, type Scene } from '#model/scene/scene.ts';
import { imageSources } from '../images/image-sources.ts';
import { readImages } from '../images/read-images.ts';
import { beginPdf } from './begin-pdf.ts';

/** qpdf and poppler: without them, the tests that need them are skipped. */
export const hasPrograms = ['qpdf', 'pdffonts', 'pdftotext', 'pdfinfo'].every((program) => !spawnSync(program, ['--help']).error);

export const sceneFrom = (document: unknown): Scene => indexScene(parsePresentation(document).presentation);

export interface TestPdf {
  bytes: Buffer;
  scene: Scene;
  plan: DocumentPlan;
  /** The assets that could not be shown on each page. */
  missing: AssetId[][];
}

interface Choices {
  plan?: DocumentPlan;
  images?: ReadonlyMap<AssetId, Uint8Array>;
  labels?: { missingImage: string; unreadable: string };
  skipsMissingImages?: boolean;
}

/** A complete PDF. */
export async function pdfOf(scene: Scene, { plan = planDocument(scene), images, ...choices }: Choices = {}): Promise<TestPdf> {
  const { title, language } = scene.presentation;
  const pictures = images ?? (await readImages(imageSources(scene.presentation), async () => undefined));
  const writer = await beginPdf(
    scene,
    pictures,
    { title, author: 'Ada Author', language, madeAt: new Date('2026-05-04T03:02:01Z'), ...choices },
    plan,
  );
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

/** A program's output about a file; `file` stands for its path in the arguments. */
export async function ask(program: string, args: string[], bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'a.pdf');
    await writeFile(file, bytes);
    const { stdout } = await promisify(execFile)(
      program,
      args.map((each) => (each === 'file' ? file : each)),
      { maxBuffer: 1e9 },
    );
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The PDF with all its objects as plain text. */
export const unpacked = (bytes: Uint8Array) =>
  ask('qpdf', ['--qdf', '--object-streams=disable', '--no-original-object-ids', 'file', '-'], bytes);

/** An element of the structure tree, as it is in the file. */
interface ReadElement {
  role: string;
  alt: string | undefined;
  box: number[] | undefined;
}

/** All elements of the structure tree, in reading order. */
export async function structureOf(bytes: Uint8Array): Promise<ReadElement[]> {
  const { qpdf } = z
    .object({ qpdf: z.tuple([z.unknown(), z.record(z.string(), z.object({ value: z.unknown().optional() }))]) })
    .parse(JSON.parse(await ask('qpdf', ['--json', '--json-key=qpdf', 'file'], bytes)));
  const resolve = (value: unknown): unknown =>
    typeof value === 'string' && /^\d+ 0 R$/.test(value) ? qpdf[1][`obj:${value}`]?.value : value;
  const entry = (value: unknown, key: string): unknown =>
    resolve(Object.entries(value && typeof value === 'object' ? value : {}).find(([name]) => name === `/${key}`)?.[1]);
  const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
  const read = (value: unknown): ReadElement[] => {
    const element = resolve(value);
    const role = entry(element, 'S');
    const kids = listed(entry(element, 'K')).flatMap(read);
    if (typeof role !== 'string') return kids;
    const [alt, box] = [
      entry(element, 'Alt'),
      listed(entry(element, 'A'))
        .map((list) => entry(list, 'BBox'))
        .find(Boolean),
    ];
    return [
      {
        role: role.slice(1),
        alt: typeof alt === 'string' ? alt.slice(2) : undefined,
        box: Array.isArray(box) ? box.map(Number) : undefined,
      },
      ...kids,
    ];
  };
  const root = Object.values(qpdf[1]).find(({ value }) => entry(value, 'Type') === '/StructTreeRoot')?.value;
  return read(root);
}

/** The texts of a scene, paragraph by paragraph. */
export function textsOf(scene: Scene): string[] {
  return [...scene.nodes.values()].flatMap(({ object }) => textsIn(object));
}

/** The texts of one object. */
export function textsIn(object: SceneObject): string[] {
  const plain = (paragraphs: readonly { runs: readonly { text: string }[] }[]) =>
    paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
  if (object.kind === 'text') return plain(object.paragraphs);
  if (object.kind === 'table') return object.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => plain(paragraphs)));
  if (object.kind === 'code') return object.code.split('\n');
  return object.kind === 'link' ? [object.label] : [];
}

/** Sequences of letters, marks and digits. */
export const wordsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])),
];
