interface Box {
  id: string;
  isText: boolean;
  words: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same boxes for everybody: every third is a rectangle, the others are texts. All of them fit on the screen. */
export function boxesOf(objects: number): Box[] {
  const columns = Math.ceil(Math.sqrt(objects * 1.2));
  return Array.from({ length: objects }, (_, index) => ({
    id: `object-${index}`,
    isText: index % 3 !== 0,
    words: `Number ${index}`,
    x: (index % columns) * 300,
    y: Math.floor(index / columns) * 200,
    width: 240,
    height: 120,
  }));
}

export const screen = { width: 1280, height: 720 };

/** Shows all boxes, with the first at the top left. */
export function fit(boxes: readonly Box[]): { right: number; bottom: number; zoom: number } {
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { right, bottom, zoom: Math.min(screen.width / right, screen.height / bottom) };
}

/** Moves something once in each frame, and returns how many there were. */
export async function drag(move: (x: number, y: number) => void, frames = 120): Promise<number> {
  for (let frame = 0; frame < frames; frame++) {
    move(Math.sin(frame / 9) * 400, Math.cos(frame / 7) * 300);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return frames;
}
