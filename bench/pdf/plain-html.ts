import { pathToFileURL } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import type { DocumentPlan, PagePlan, TagNode } from '#convert/export/pdf/structure/page-plan.ts';
import { planDocument } from '#convert/export/pdf/structure/plan-document.ts';
import { transformRectangle } from '#model/geometry/rectangle.ts';
import type { PaintImage } from '#model/paint/context.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import { paint } from '#model/paint/paint.ts';
import type { Scene } from '#model/scene/scene.ts';
import { faceFile } from '../../src/server/platform/fonts/face-file.ts';
import { ensureFace } from '../../src/server/platform/fonts/registered-faces.ts';
import { escape, HtmlCanvas, type HtmlKit } from './html-canvas.ts';

interface Picture {
  address: string;
  width: number;
  height: number;
}

/** As in the PDF: anything too small for a high-resolution screen is left out. */
const PIXEL_RATIO = 2;

/** The pages of a PDF as HTML to be printed by a browser: the same marks, the same fonts, and semantic elements. */
export function plainHtml(scene: Scene, pictures: ReadonlyMap<string, Picture>, labels: PaintLabels): string {
  const plan = planDocument(scene);
  const fonts = new Map<string, string>();
  const tags = followTags();
  let ids = 0;
  const kit: HtmlKit = {
    measuring: createCanvas(1, 1).getContext('2d'),
    unit: 1 / PIXEL_RATIO,
    newId: () => `i${ids++}`,
    place: tags.place,
    fontClass(font) {
      const known = fonts.get(font) ?? `f${fonts.size}`;
      fonts.set(font, known);
      return known;
    },
  };
  const pages = plan.pages.map(
    (page, index) =>
      `<section id="p${index}" style="page:s${sizeOf(page)};width:${page.viewport.width}px;height:${page.viewport.height}px">${paintPage(page)}</section>`,
  );
  const faces = new Set([...fonts.keys()].flatMap(facesOf));
  return `<!doctype html><html lang="${scene.presentation.language}"><meta charset="utf-8"><title>${escape(scene.presentation.title)}</title><style>
${[...faces].map((face) => `@font-face{font-family:${face};src:url(${pathToFileURL(faceFile(face)).href})}`).join('\n')}
${[...fonts].map(([font, name]) => `.${name}{font-family:${facesOf(font).join()}}`).join('\n')}
${[...new Set(plan.pages.map(sizeOf))].map((size) => `@page s${size}{size:${size.replace('x', 'px ')}px;margin:0}`).join('\n')}
*{margin:0;padding:0;font-weight:400;font-style:normal;list-style:none;font-synthesis:none}
body{line-height:0;text-rendering:geometricPrecision;font-kerning:normal;print-color-adjust:exact}
section{position:relative;overflow:clip;contain:strict;break-after:page}section:last-child{break-after:auto}
section span{white-space:pre}section span,section svg,section div[style],section a{position:absolute;left:0;top:0;transform-origin:0 0}svg svg{position:static}
</style>${pages.join('')}</html>`;

  function paintPage(page: PagePlan): string {
    const { camera, viewport, opacities } = page;
    const canvas = new HtmlCanvas(kit, viewport.width * PIXEL_RATIO, viewport.height * PIXEL_RATIO);
    tags.beginPage(page.tags);
    paint(canvas, scene, {
      camera,
      viewport,
      pixelRatio: PIXEL_RATIO,
      labels,
      rich: richForms,
      opacityOf: (id) => opacities.get(id) ?? 1,
      imageOf: (asset) => imageOf(pictures.get(asset)),
      fontName(face) {
        ensureFace(face);
        return face;
      },
      openLayer: (width, height) => canvas.openLayer(width, height),
      onBegin: ({ id }) => tags.begin(id),
      onEnd: tags.end,
      onPart: tags.part,
      onLink(link, box, matrix) {
        const href = hrefOf(link, plan);
        const { left, top, right, bottom } = transformRectangle(matrix, box);
        if (href)
          canvas.add(
            `<a href="${escape(href)}" style="left:${left / PIXEL_RATIO}px;top:${top / PIXEL_RATIO}px;width:${(right - left) / PIXEL_RATIO}px;height:${(bottom - top) / PIXEL_RATIO}px"></a>`,
          );
      },
    });
    return canvas.html();
  }
}

const sizeOf = ({ viewport }: PagePlan) => `${viewport.width}x${viewport.height}`;

const facesOf = (font: string) => [...font.matchAll(/"([^"]+)"/g)].map(([, face = '']) => face);

function hrefOf(link: Parameters<DocumentPlan['pageOf']>[0], plan: DocumentPlan): string | undefined {
  if (link.kind === 'address') return link.href;
  const page = plan.pageOf(link);
  return page === undefined ? undefined : `#p${page}`;
}

function imageOf(picture: Picture | undefined): PaintImage | undefined {
  return (
    picture && {
      ...picture,
      draw(context, ...places) {
        if (context instanceof HtmlCanvas) context.drawImage(picture.address, picture, ...places);
      },
    }
  );
}

/** Tracks where the painter is in the structure of a page. */
function followTags() {
  let places = new Map<string, readonly TagNode[]>();
  let frames: { id: string; part: string | null; whole: readonly TagNode[] }[] = [];
  const note = (node: TagNode, above: readonly TagNode[]) => {
    const path = [...above, node];
    if (node.content !== undefined) places.set(node.content, path);
    for (const child of node.children) note(child, path);
  };
  return {
    beginPage(root: TagNode) {
      places = new Map();
      frames = [];
      note(root, []);
    },
    begin: (id: string) => void frames.push({ id, part: null, whole: places.get(id) ?? frames.at(-1)?.whole ?? [] }),
    end: () => void frames.pop(),
    part(name: string | null) {
      const frame = frames.at(-1);
      if (frame) frame.part = name;
    },
    place(): readonly TagNode[] {
      const frame = frames.at(-1);
      return (frame?.part != null && places.get(`${frame.id}#${frame.part}`)) || (frame?.whole ?? []);
    },
  };
}
