// Writes the icons of Lucide (ISC licence) as the editor offers them: one line per icon, with its name, words to find it by, and one path.
//   npm pack lucide-static@1.62.0 && tar xzf lucide-static-*.tgz && node scripts/icons.mjs package
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder has lucide-static been unpacked to?');
const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const [icons, tags] = [read('icon-nodes.json'), read('tags.json')];

const lines = Object.entries(icons).map(([name, nodes]) => `${name}|${wordsOf(name)}|${nodes.map(pathOf).join('')}`);
writeFileSync(join(root, 'src/editor/tools/icons/lucide.json'), `${JSON.stringify(lines, null, 2)}\n`);

/** Those that its name does not have. */
function wordsOf(name) {
  const own = new Set(name.split('-'));
  return [...new Set(tags[name] ?? [])].filter((tag) => !own.has(tag) && !tag.includes('|')).join(',');
}

function pathOf([kind, values]) {
  const {
    x = 0,
    y = 0,
    width,
    height,
    cx,
    cy,
    r,
    rx,
    ry,
    x1,
    y1,
    x2,
    y2,
    points,
    d,
  } = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, key === 'd' || key === 'points' ? value : Number(value)]));
  switch (kind) {
    case 'path':
      return absolute(d);
    case 'circle':
      return ellipse(cx, cy, r, r);
    case 'ellipse':
      return ellipse(cx, cy, rx, ry);
    case 'line':
      return `M${x1} ${y1}L${x2} ${y2}`;
    case 'polyline':
      return `M${points}`;
    case 'polygon':
      return `M${points}Z`;
    case 'rect':
      return rectangle(x, y, width, height, rx ?? ry ?? 0, ry ?? rx ?? 0);
    default:
      throw new Error(`${kind} is new in Lucide`);
  }
}

/** A path begins where it says, wherever the one before it has ended. */
function absolute(d) {
  const [start, x, y] = /^\s*m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)/i.exec(d) ?? [];
  if (start === undefined) throw new Error(`A path begins with ${d.slice(0, 9)}`);
  const rest = d.slice(start.length).trim();
  const further = d.trimStart().startsWith('m') ? 'l' : 'L';
  return `M${x} ${y}${/^[\d.-]/.test(rest) ? further : ''}${rest}`;
}

function ellipse(cx, cy, rx, ry) {
  return `M${tidy(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${tidy(2 * rx)} 0a${rx} ${ry} 0 1 0 ${tidy(-2 * rx)} 0`;
}

function rectangle(x, y, width, height, rx, ry) {
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [wide, high] = [tidy(width - 2 * rx), tidy(height - 2 * ry)];
  const corner = (toX, toY) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  return `M${tidy(x + rx)} ${y}h${wide}${corner(rx, ry)}v${high}${corner(-rx, ry)}h${-wide}${corner(-rx, -ry)}v${-high}${corner(rx, -ry)}z`;
}

function tidy(value) {
  return Number(value.toFixed(4));
}
