import type { DrawingContent } from '#model/presentation/drawing.ts';
import type { Color } from '#model/presentation/paints.ts';
import { isNothing } from '#model/geometry/rectangle.ts';
import { drawDocument } from './drawing/draw-elements.ts';
import { startJob } from './drawing/job.ts';
import type { Box } from './drawing/view-boxes.ts';
import { boxPath, edgesOf, holds, isSize, readFit, readViewBox, visibleBox } from './drawing/view-boxes.ts';
import { readDocument } from './source/document.ts';
import type { SvgProblem } from './svg-problem.ts';
import { UnreadableSvg } from './svg-problem.ts';
import { readLength } from './values/lengths.ts';

const MOST_BYTES = 8_000_000;

export interface SvgOptions {
  /** The value of `currentColor`: black, or a theme colour. */
  currentColor?: Color;
}

export interface SvgDrawing {
  drawing: DrawingContent;
  /** The intrinsic size, in CSS pixels. */
  width: number;
  height: number;
  title?: string;
  problems: SvgProblem[];
}

/** Reads an SVG into vector art of the model. Never fetches, runs or expands anything; throws `UnreadableSvg` if nothing is usable. */
export function readSvg(svg: string | Uint8Array, { currentColor = '#000000' }: SvgOptions = {}): SvgDrawing {
  if (svg.length > MOST_BYTES) throw new UnreadableSvg('too-large');
  const problems = new Set<SvgProblem>();
  const report = (problem: SvgProblem) => void problems.add(problem);
  const document = readDocument(typeof svg === 'string' ? svg : decode(svg), report);
  const { attributes } = document.root;
  const view = readViewBox(attributes.get('viewBox'));
  const side = (name: 'width' | 'height', axis: 'x' | 'y') => {
    const text = attributes.get(name);
    const length = text?.endsWith('%') ? undefined : readLength(text, { width: 0, height: 0 }, axis);
    return length !== undefined && isSize(length) ? length : undefined;
  };
  const [width, height] = [side('width', 'x'), side('height', 'y')];

  const job = startJob(document, { color: currentColor, opacity: 1 }, report);
  const nodes = drawDocument(job, view ?? { width: width ?? 300, height: height ?? 150 });
  const { left, top, right, bottom } = isNothing(job.extent) ? { left: 0, top: 0, right: 300, bottom: 150 } : job.extent;
  // Without a size of its own, a drawing is as large as its content.
  const plane: Box = view ?? {
    x: width ? 0 : left,
    y: height ? 0 : top,
    width: width ?? Math.max(1, right - left),
    height: height ?? Math.max(1, bottom - top),
  };
  const size = {
    width: width ?? ((height ?? plane.height) * plane.width) / plane.height,
    height: height ?? ((width ?? plane.width) * plane.height) / plane.width,
  };
  const viewBox = visibleBox(plane, size, readFit(attributes.get('preserveAspectRatio')));
  const isCut = nodes.length > 0 && !holds(edgesOf(viewBox), job.extent) && attributes.get('overflow') !== 'visible';
  const drawing: DrawingContent = {
    viewBox,
    nodes: isCut ? [{ kind: 'group', children: nodes, opacity: 1, clip: [{ d: boxPath(viewBox), rule: 'nonzero' }] }] : nodes,
  };
  return { drawing, ...size, ...(document.title && { title: document.title }), problems: [...problems] };
}

/** UTF-8, unless it starts like UTF-16 or declares another encoding. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = /^<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1];
  const label = first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xff && second === 0xfe ? 'utf-16le' : (declared ?? 'utf-8');
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
