/**
 * The subset of Canvas 2D that `paint()` uses. A browser canvas, an OffscreenCanvas in a worker, Skia on the server and the PDF writer all
 * implement it. The model does not know the DOM, hence its own types.
 */
export interface PaintContext {
  fillStyle: unknown;
  strokeStyle: unknown;
  globalAlpha: number;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'miter' | 'round' | 'bevel';
  miterLimit: number;
  lineDashOffset: number;
  font: string;
  fontKerning: 'auto' | 'normal' | 'none';
  textRendering: 'auto' | 'geometricPrecision' | 'optimizeLegibility' | 'optimizeSpeed';
  letterSpacing: string;
  direction: 'ltr' | 'rtl' | 'inherit';
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end';
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top';
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: 'low' | 'medium' | 'high';
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  clip(rule?: 'nonzero' | 'evenodd'): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  setLineDash(lengths: number[]): void;
  createLinearGradient(x1: number, y1: number, x2: number, y2: number): PaintGradient;
  createRadialGradient(fx: number, fy: number, r0: number, cx: number, cy: number, r1: number): PaintGradient;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { width: number };
}

export interface PaintGradient {
  addColorStop(offset: number, color: string): void;
}

/** A decoded image; `draw` is `context.drawImage` on the platform that decoded it. */
export interface PaintImage {
  width: number;
  height: number;
  draw(context: PaintContext, sx: number, sy: number, sw: number, sh: number, dx: number, dy: number, dw: number, dh: number): void;
}
