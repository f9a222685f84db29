/**
 * Puts a copy over the canvas while the page is printed: what WebGL has drawn would be missing, and paper has another size than the window.
 * `draw` draws the canvas now and returns it. Returns a function that stops this.
 */
export function copyForPaper(draw: () => HTMLCanvasElement): () => void {
  const ending = new AbortController();
  let copy: HTMLCanvasElement | undefined;
  const remove = () => {
    copy?.remove();
    copy = undefined;
  };
  const add = () => {
    remove();
    const canvas = draw();
    copy = document.createElement('canvas');
    Object.assign(copy, { width: canvas.width, height: canvas.height });
    Object.assign(copy.style, {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      objectFit: 'contain',
      background: '#fff',
    });
    copy.getContext('2d')?.drawImage(canvas, 0, 0);
    canvas.after(copy);
  };
  addEventListener('beforeprint', add, { signal: ending.signal });
  addEventListener('afterprint', remove, { signal: ending.signal });
  return () => {
    ending.abort();
    remove();
  };
}
