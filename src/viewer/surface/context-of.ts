/** A 2D context, or an error that says so. */
export function contextOf(canvas: OffscreenCanvas, settings?: CanvasRenderingContext2DSettings): OffscreenCanvasRenderingContext2D;
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D;
export function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas, settings?: CanvasRenderingContext2DSettings) {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('There is no 2D context');
  return context;
}
