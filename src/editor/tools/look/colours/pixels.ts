/** Pixels along the longer side: enough for colours. */
const SIZE = 96;

/** A picture, small, as red, green, blue and alpha; undefined if it cannot be read. */
export async function pixelsOf(source: Blob | string): Promise<Uint8ClampedArray | undefined> {
  try {
    const bitmap = await createImageBitmap(typeof source === 'string' ? await fetched(source) : source);
    const factor = SIZE / Math.max(bitmap.width, bitmap.height);
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * factor))) as [number, number];
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    if (!context) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return context.getImageData(0, 0, width, height).data;
  } catch {
    return undefined;
  }
}

async function fetched(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.blob();
}
