/** Returns a 2D context, or throws. */
export function contextOf(canvas: OffscreenCanvas, settings?: CanvasRenderingContext2DSettings): OffscreenCanvasRenderingContext2D;
export function contextOf(canvas: HTMLCanvasElement, settings?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D;
export function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas, settings?: CanvasRenderingContext2DSettings) {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('No 2D context available');
  return context;
}
