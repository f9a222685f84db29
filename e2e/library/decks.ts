import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { makePdf } from '../../src/convert/import/pdf/test-pdf.ts';
import { packDeck, shape, solid, transform } from '../../src/convert/import/pptx/test-deck.ts';
import type { Brought } from './journey.ts';

const picture = (background: string, [width, height] = [320, 180]): Promise<Buffer> =>
  sharp({ create: { width: width ?? 0, height: height ?? 0, channels: 3, background } })
    .png()
    .toBuffer();

const notes = (words: string) =>
  `<p:notes xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree>${shape({ placeholder: 'type="body" idx="1"', text: words })}</p:spTree></p:cSld></p:notes>`;
const image = (alt: string) =>
  `<p:pic><p:nvPicPr><p:cNvPr id="9" name="Picture" descr="${alt}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="pic"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${transform([1200, 500, 480, 270])}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;

const titleOf = (text: string) => shape({ id: 2, at: [120, 80, 1600, 200], placeholder: 'type="title"', text });
const bodyOf = (text: string) => shape({ id: 3, at: [120, 400, 900, 300], text, look: solid('DDE8F4') });

/** Slides with text, notes on the first, a picture on the second, and a hidden one. `ballast`: bytes that make it slow to send. */
export async function makeDeck(name: string, title = 'Harvest by moonlight', { slides = 3, ballast = 0 } = {}): Promise<Brought> {
  const numbered = Array.from({ length: slides }, (_, index) => ({
    shapes:
      titleOf(index === 0 ? title : `${title}, part ${index + 1}`) +
      bodyOf(`Barley, line ${index + 1}`) +
      (index === 1 ? image('A pale square') : ''),
    ...(index === 0 && { relationships: 'n notesSlide ../notesSlides/notesSlide1.xml' }),
    ...(index === 1 && { relationships: 'pic image ../media/image1.png' }),
  }));
  const bytes = packDeck({
    slides: [...numbered, { shapes: titleOf('Kept back'), attributes: 'show="0"' }],
    parts: {
      'ppt/notesSlides/notesSlide1.xml': notes('Wait until it is quiet'),
      'ppt/media/image1.png': await picture('#d8c48a'),
      ...(ballast > 0 && { 'ppt/media/ballast.bin': noise(ballast) }),
    },
  });
  return { name, bytes };
}

/** Incompressible bytes. */
function noise(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, Math.min(length, at + 65_536)));
  return bytes;
}

export const makeMarkdown = (name: string): Brought => ({
  name,
  bytes: strToU8(
    '---\ntitle: Bread and salt\nmarp: true\n---\n\n# Bread\n\n- flour\n- water\n\n<!-- Knead it well -->\n\n---\n\n# Salt\n\nA pinch of it.\n',
  ),
});

const page = (words: string) => ({ content: `BT /F1 40 Tf 60 250 Td (${words}) Tj ET` });
export const makePaper = (name: string): Brought => ({
  name,
  bytes: makePdf([page('Paper boats'), page('Folded twice')], { title: 'Paper boats', language: 'en' }),
});

export async function makePictures(name: string): Promise<Brought> {
  return {
    name,
    bytes: zipSync({
      'one-red.png': await picture('#a01818'),
      'two-green.png': await picture('#0f6b2f'),
      'three-blue.png': await picture('#1c3fa8', [180, 320]),
    }),
  };
}

/** In the format of the classic editor. */
export function makePez(name: string): Brought {
  const frame = (id: number, x: number) =>
    `<object id="${id}" type="button" x="${x}" y="500" r="0" s="2" class="circle"><type>circle</type><size><w>800</w><h>600</h></size></object>`;
  const words = (id: number, x: number, text: string) =>
    `<object id="${id}" type="text" x="${x}" y="400" r="0" s="4" class="head"><height>28.8</height><width>300</width><p><text><![CDATA[${text}]]></text></p></object>`;
  const sheet =
    'Background { gradStart: #fff; gradEnd: #fff; } ZFrame.circle { gradStartColor: #ff802a; thickness: 9; } ZLabel.head { color: #333; fontFamily: head; }';
  const content = `<zuiprezi><version>10</version><zui-table><settings/>${frame(1, 1000) + words(2, 1000, 'An old circle') + frame(3, 4000) + words(4, 4000, 'Another one')}</zui-table><path><s><eagle o="1"/></s><s><eagle o="3"/></s></path><style type="text/css"><![CDATA[${sheet}]]></style></zuiprezi>`;
  return { name, bytes: zipSync({ 'prezi/content.xml': strToU8(content) }) };
}

/** Starts like a package, but is truncated. */
export async function makeBroken(name: string): Promise<Brought> {
  const { bytes } = await makeDeck(name);
  return { name, bytes: bytes.subarray(0, Math.floor(bytes.length / 3)) };
}
