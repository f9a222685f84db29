import { cellAt } from './grid.ts';
import { best, extent, type Measures, type Plan, type PlannedPart, strangeness, upTo } from './plan.ts';

/** A part as a few columns under the trunk. */
interface Branch extends PlannedPart {
  columns: number;
}
interface Level {
  branches: Branch[];
  rows: number;
  /** Space above the slides, for titles. */
  band: number;
  /** Space between branches. */
  spread: number;
  width: number;
}

const levelCounts = [1, 2, 3, 4, 6, 8, 12, 16, 24];

/**
 * At the top the opening slide, twice as large, or else the presentation's title; below it the parts as branches, or columns in path order
 * if there are no parts.
 */
export function planTree(parts: readonly PlannedPart[], hasTitle: boolean, measures: Measures): Plan {
  const { width, height, gap, across: aside, down, title: letters } = measures;
  const [opening] = parts;
  const opens = opening !== undefined && !opening.hasTitle;
  const limbs = parts
    .map((part, index) => (opens && index === 0 ? { ...part, count: part.count - 1 } : part))
    .filter(({ count }) => count > 0);
  const crown = opens ? height * 2 : hasTitle ? (letters || height / 4) * 2 : 0;
  // Space for the lines from the crown.
  const joint = crown > 0 && limbs.length > 0 ? Math.max(gap * 2.5, down * 2) : 0;
  const between = down + gap * 2;
  const heightOf = (levels: readonly Level[]) =>
    crown + joint + levels.reduce((sum, level) => sum + level.band + extent(level.rows, height, down) + between, 0);
  const widthOf = (levels: readonly Level[]) => Math.max(opens ? width * 2 : 0, ...levels.map((level) => level.width));
  // A second level has to improve the shape considerably to be worth it.
  const levels =
    best(
      candidatesFor(limbs, parts.length === 1, measures),
      (candidate) => strangeness(widthOf(candidate), heightOf(candidate)) + 0.2 * candidate.length,
    ) ?? [];

  const middle = widthOf(levels) / 2;
  const plan: Plan = { slides: [], titles: [], branches: [] };
  if (opens) plan.slides.push({ x: middle - width, y: 0, width: width * 2, height: crown });
  else if (crown > 0) plan.crown = { x: 0, y: 0, width: middle * 2, height: crown };
  let top = crown + joint;
  const buses: number[] = [];
  for (const level of levels) {
    let x = middle - level.width / 2;
    const bus = top - gap * 1.25;
    const drops: number[] = [];
    for (const { count, hasTitle: isTitled, columns } of level.branches) {
      const across = extent(columns, width, aside);
      if (isTitled) plan.titles.push({ x, y: top, width: across, height: letters });
      for (let index = 0; index < count; index += 1)
        plan.slides.push(cellAt(x, top + level.band, index % columns, Math.floor(index / columns), measures));
      drops.push(x + across / 2);
      x += across + level.spread;
    }
    if (crown > 0) {
      // Every level hangs from the trunk: the first one directly under the crown, the others from a line at the side.
      const ends = [...drops, ...(buses.length === 0 ? [middle] : []), ...(levels.length > 1 ? [-gap * 1.5] : [])];
      plan.branches.push([
        { x: Math.min(...ends), y: bus },
        { x: Math.max(...ends), y: bus },
      ]);
      for (const drop of drops)
        plan.branches.push([
          { x: drop, y: bus },
          { x: drop, y: top - gap * 0.3 },
        ]);
      buses.push(bus);
    }
    top += level.band + extent(level.rows, height, down) + between;
  }
  const [first = 0] = buses;
  if (buses.length > 0)
    plan.branches.push([
      { x: middle, y: crown + gap * 0.3 },
      { x: middle, y: first },
    ]);
  if (buses.length > 1)
    plan.branches.push([
      { x: -gap * 1.5, y: first },
      { x: -gap * 1.5, y: buses.at(-1) ?? first },
    ]);
  const titles = plan.titles.values();
  return { ...plan, titles: parts.map((part) => (part.hasTitle ? titles.next().value : undefined)) };
}

/** All plausible layouts: by the maximum number of rows in a branch, and by the number of levels. */
function candidatesFor(limbs: readonly PlannedPart[], isPlain: boolean, measures: Measures): Level[][] {
  const whole = limbs.reduce((sum, { count }) => sum + count, 0);
  return upTo(Math.min(whole, 12 + Math.sqrt(whole) * 2)).flatMap((rows) => {
    // Slides without sections hang in columns of equal length, the last one shorter.
    const stumps = isPlain
      ? upTo(Math.ceil(whole / rows)).map((number) => ({ hasTitle: false, count: Math.min(rows, whole - (number - 1) * rows) }))
      : limbs;
    const branches = stumps.map((stump) => ({ ...stump, columns: Math.ceil(stump.count / rows) }));
    const columns = branches.reduce((sum, branch) => sum + branch.columns, 0);
    const mosts = new Set((isPlain ? [1] : levelCounts).map((count) => Math.ceil(columns / count)));
    return [...mosts].map((most) => levelsOf(branches, most, measures));
  });
}

function levelsOf(branches: readonly Branch[], most: number, { width, gap, across, band }: Measures): Level[] {
  const rows: Branch[][] = [];
  let used = Infinity;
  for (const branch of branches) {
    if (used + branch.columns > most) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(branch);
    used += branch.columns;
  }
  return rows.map((level) => {
    const hasTitles = level.some(({ hasTitle }) => hasTitle);
    const spread = hasTitles ? across + gap : across;
    return {
      branches: level,
      rows: Math.max(...level.map(({ count, columns }) => Math.ceil(count / columns))),
      band: hasTitles ? band : 0,
      spread,
      width: level.reduce((sum, { columns }) => sum + extent(columns, width, across) + spread, -spread),
    };
  });
}
