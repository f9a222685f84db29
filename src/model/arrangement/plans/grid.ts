import { best, type Box, extent, type Measures, type Plan, type PlannedPart, strangeness, upTo } from './plan.ts';

interface Block extends PlannedPart {
  columns: number;
  rows: number;
}
interface Shelf {
  blocks: Block[];
  columns: number;
  rows: number;
  hasTitles: boolean;
}

/** Rows that read like a page; every part begins with its title, short parts share a row. Columns line up throughout. */
export function planGrid(parts: readonly PlannedPart[], measures: Measures): Plan {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const widest = Math.min(total, Math.ceil(Math.sqrt(total) * 3));
  const shelves =
    best(
      upTo(widest).map((columns) => shelvesOf(parts, columns)),
      (candidate) => scoreOf(candidate, total, measures),
    ) ?? [];
  const { width, height, across, down, band, title } = measures;
  const plan: Plan = { slides: [], titles: [], branches: [] };
  let y = 0;
  for (const { blocks, rows, hasTitles } of shelves) {
    const top = y + (hasTitles ? band : 0);
    let column = 0;
    for (const { count, hasTitle, columns } of blocks) {
      const x = column * (width + across);
      plan.titles.push(hasTitle ? { x, y, width: extent(columns, width, across), height: title } : undefined);
      for (let index = 0; index < count; index += 1)
        plan.slides.push(cellAt(x, top, index % columns, Math.floor(index / columns), measures));
      column += columns;
    }
    y = top + extent(rows, height, down) + between(shelves, measures);
  }
  return plan;
}

/** Parts need more space between them than slides do. */
const between = (shelves: readonly Shelf[], { gap, down }: Measures): number =>
  shelves.some(({ hasTitles }) => hasTitles) ? down + gap : down;

export const cellAt = (x: number, y: number, column: number, row: number, { width, height, across, down }: Measures): Box => ({
  x: x + column * (width + across),
  y: y + row * (height + down),
  width,
  height,
});

function shelvesOf(parts: readonly PlannedPart[], most: number): Shelf[] {
  const shelves: Shelf[] = [];
  for (const part of parts) {
    const rows = Math.ceil(part.count / most);
    const block = { ...part, rows, columns: Math.ceil(part.count / rows) };
    const last = shelves.at(-1);
    if (last && last.rows === rows && last.columns + block.columns <= most) {
      last.blocks.push(block);
      last.columns += block.columns;
      last.hasTitles ||= part.hasTitle;
    } else shelves.push({ blocks: [block], columns: block.columns, rows, hasTitles: part.hasTitle });
  }
  return shelves;
}

function scoreOf(shelves: readonly Shelf[], total: number, measures: Measures): number {
  const columns = Math.max(...shelves.map((shelf) => shelf.columns));
  const rows = shelves.reduce((sum, shelf) => sum + shelf.rows, 0);
  const inner = shelves.reduce(
    (sum, shelf) => sum + extent(shelf.rows, measures.height, measures.down) + (shelf.hasTitles ? measures.band : 0),
    0,
  );
  const height = inner + (shelves.length - 1) * between(shelves, measures);
  return strangeness(extent(columns, measures.width, measures.across), height) + 0.5 * (1 - total / (columns * rows));
}
