import { grow, intersects, type Rectangle } from '#model/geometry/rectangle.ts';
import { cellSize, type Grid, TILE } from '../webgl/tiles/tile-grid.ts';

/** What shows this area has to be painted again; its old picture is better than none until then. */
export function outdate({ tiles }: Grid, area: Rectangle): void {
  for (const [key, tile] of tiles) {
    const [level = 0, column = 0, row = 0] = key.split(' ').map(Number);
    const size = cellSize(level);
    // Its edges belong to its neighbours.
    const shown = grow({ left: column * size, top: row * size, right: (column + 1) * size, bottom: (row + 1) * size }, (4 * size) / TILE);
    tile.isOld ||= intersects(shown, area);
  }
}
