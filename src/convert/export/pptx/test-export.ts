import { strFromU8, unzipSync } from 'fflate';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { SceneObject, Topic } from '#model/presentation/presentation.ts';
import { indexScene } from '#model/scene/scene.ts';
import type { Imported } from '../../import/imported.ts';
import { importBytes } from '../../import/pptx/test-deck.ts';
import { childOf, parseXml, type XmlElement } from '../../import/xml/xml.ts';
import { openPptx, type PaintOrder } from './open-pptx.ts';

/** The smallest PNG. */
export const png: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Exported {
  bytes: Uint8Array;
  files: Record<string, Uint8Array>;
  /** The XML of a part. */
  part(name: string): string;
  read(name: string): XmlElement;
  /** What the painter was asked for. */
  painted: PaintOrder[];
  missingImages: string[];
}

const measure = (text: string) => text.length * 0.5;

/** A slide with these objects, 1920 × 1080. */
export const slide = (id: string, children: object[], more: object = {}): object => ({
  kind: 'topic',
  id,
  title: '',
  x: 1000,
  y: 600,
  width: 1920,
  height: 1080,
  frame: { shape: 'rectangle', fill: { kind: 'color', color: '#fafafa' } },
  children,
  ...more,
});

export const deck = (slides: object[], more: object = {}): object => ({
  schemaVersion: 2,
  title: 'Reef',
  language: 'en',
  root: { id: 'root', width: 9000, height: 4000, children: slides },
  path: slides.map((each) => ({ to: (each as { id: string }).id })),
  ...more,
});

export function exportDeck(document: object, { skipsMissingImages = false } = {}): Exported {
  const { presentation } = parsePresentation(document);
  const painted: PaintOrder[] = [];
  const writer = openPptx({
    title: presentation.title,
    author: 'Ada',
    language: presentation.language,
    madeAt: new Date(0),
    scene: indexScene(presentation),
    images: new Map(Object.keys(presentation.assets).map((id) => [id, { bytes: png, ending: 'png' }])),
    measure,
    labels: undefined,
    skipsMissingImages,
    paint(order) {
      painted.push(order);
      return { png, area: { left: 10, top: 10, right: 110, bottom: 60 } };
    },
  });
  const missingImages: string[] = [];
  for (let index = 0; index < writer.slideCount; index += 1) missingImages.push(...writer.writeSlide(index).missingImages);
  const bytes = writer.end();
  const files = unzipSync(bytes);
  const bytesOf = (name: string) => files[name] ?? new Uint8Array();
  return {
    bytes,
    files,
    part: (name) => strFromU8(bytesOf(name)),
    read: (name) => parseXml(bytesOf(name)),
    painted,
    missingImages,
  };
}

interface Again {
  imported: Imported;
  slides: Topic[];
  /** The objects of the first slide. */
  objects: readonly SceneObject[];
}

/** Exports a deck and imports the file. */
export async function roundTrip(document: object): Promise<Again> {
  const { imported, slides } = await importBytes(exportDeck(document).bytes);
  return { imported, slides, objects: slides[0]?.children ?? [] };
}

/** The shapes of a slide. */
export const shapesOf = ({ read }: Exported, number = 1): XmlElement[] =>
  childOf(read(`ppt/slides/slide${number}.xml`), 'p:cSld', 'p:spTree')?.children.slice(2) ?? [];

export const words = (id: string, paragraphs: unknown[], more: object = {}): object => ({
  kind: 'text',
  id,
  x: 960,
  y: 300,
  width: 1200,
  height: 200,
  styleClass: 'body',
  paragraphs,
  ...more,
});
