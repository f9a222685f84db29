import type { TagNode } from '#convert/export/pdf/structure/page-plan.ts';
import { multiply } from '#model/geometry/matrix.ts';
import type { PaintContext, PaintGradient, PaintImage } from '#model/paint/context.ts';
import type { PaintLayer } from '#model/paint/paint-options.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { nominalSize } from '#model/text/measure-with.ts';

interface Measured {
  width: number;
  fontBoundingBoxAscent: number;
  fontBoundingBoxDescent: number;
}

/** Shared by all canvases of a file. */
export interface HtmlKit {
  measuring: Omit<PaintContext, 'measureText'> & { measureText(text: string): Measured };
  /** The class for a font list. */
  fontClass(font: string): string;
  newId(): string;
  /** Marks drawn now belong to the last of these; empty for content hidden from screen readers. */
  place(): readonly TagNode[];
  /** CSS pixels per device pixel. */
  unit: number;
}

/** The last line of text written: text that continues there becomes part of it. */
interface Line {
  place: readonly TagNode[];
  matrix: Matrix;
  /** Where it ends, as far as the letters reach. */
  end: number;
  look: string;
  direction: string;
}

interface HtmlGradient extends PaintGradient {
  id: string;
  element: string;
  stops: string;
}

const elements: Record<TagNode['role'], string> = {
  Sect: 'section',
  H1: 'h1',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  H5: 'h5',
  H6: 'h6',
  P: 'p',
  L: 'ul',
  LI: 'li',
  Lbl: 'span',
  LBody: 'div',
  Table: 'table',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
  Figure: 'div',
  Link: 'span',
  Code: 'code',
};
/** Browsers move anything that is not a row or a cell out of these. */
const strict = new Set(['Table', 'TR', 'L']);

const LINE_END = '</span>';
const round = (value: number) => Math.round(value * 100) / 100;
const isGradient = (style: unknown): style is HtmlGradient => typeof style === 'object' && style !== null && 'element' in style;
export const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A Canvas 2D that writes plain HTML: letters as positioned text, with everything else as SVG in between. */
export class HtmlCanvas implements PaintContext {
  fillStyle: unknown = '#000000';
  strokeStyle: unknown = '#000000';
  globalAlpha = 1;
  lineWidth = 1;
  lineCap: PaintContext['lineCap'] = 'butt';
  lineJoin: PaintContext['lineJoin'] = 'miter';
  miterLimit = 10;
  lineDashOffset = 0;
  font = '';
  fontKerning: PaintContext['fontKerning'] = 'auto';
  textRendering: PaintContext['textRendering'] = 'auto';
  letterSpacing = '0px';
  direction: PaintContext['direction'] = 'ltr';
  textAlign: PaintContext['textAlign'] = 'left';
  textBaseline: PaintContext['textBaseline'] = 'alphabetic';
  imageSmoothingEnabled = true;
  imageSmoothingQuality: PaintContext['imageSmoothingQuality'] = 'medium';

  private readonly kit: HtmlKit;
  private readonly size: readonly [number, number];
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private dash: number[] = [];
  private path = '';
  private clips: readonly string[] = [];
  private saved: { look: object; clips: readonly string[] }[] = [];
  private body = '';
  private shapes = '';
  /** Open SVG groups. */
  private groups: readonly string[] = [];
  /** Open elements of the file so far. */
  private open: readonly TagNode[] = [];
  private line: Line | undefined;

  constructor(kit: HtmlKit, width: number, height: number) {
    this.kit = kit;
    this.size = [width, height];
  }

  html(): string {
    this.enter([]);
    return this.body;
  }

  add(html: string): void {
    this.enter([]);
    this.body += html;
  }

  save(): void {
    const { fillStyle, strokeStyle, globalAlpha, lineWidth, lineCap, lineJoin, miterLimit, font, letterSpacing, direction, matrix, dash } =
      this;
    this.saved.push({
      look: { fillStyle, strokeStyle, globalAlpha, lineWidth, lineCap, lineJoin, miterLimit, font, letterSpacing, direction, matrix, dash },
      clips: this.clips,
    });
  }

  restore(): void {
    const before = this.saved.pop();
    if (!before) return;
    Object.assign(this, before.look);
    this.clips = before.clips;
  }

  setTransform(...matrix: Matrix): void {
    this.matrix = matrix;
  }

  beginPath(): void {
    this.path = '';
  }

  closePath(): void {
    this.path += 'Z';
  }

  moveTo(x: number, y: number): void {
    this.path += `M${round(x)} ${round(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.path += `L${round(x)} ${round(y)}`;
  }

  quadraticCurveTo(...points: [number, number, number, number]): void {
    this.path += `Q${points.map(round).join(' ')}`;
  }

  bezierCurveTo(...points: [number, number, number, number, number, number]): void {
    this.path += `C${points.map(round).join(' ')}`;
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.path += `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  }

  fill(rule?: 'nonzero' | 'evenodd'): void {
    this.draw(
      `<path d="${this.path}" fill="${this.paintOf(this.fillStyle)}"${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}${this.alphaOf('fill')}${this.transform()}/>`,
    );
  }

  stroke(): void {
    const dash = this.dash.length
      ? ` stroke-dasharray="${this.dash.map(round).join(' ')}"${this.lineDashOffset ? ` stroke-dashoffset="${round(this.lineDashOffset)}"` : ''}`
      : '';
    this.draw(
      `<path d="${this.path}" fill="none" stroke="${this.paintOf(this.strokeStyle)}" stroke-width="${round(this.lineWidth)}" stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}" stroke-miterlimit="${round(this.miterLimit)}"${dash}${this.alphaOf('stroke')}${this.transform()}/>`,
    );
  }

  clip(rule?: 'nonzero' | 'evenodd'): void {
    const [width, height] = this.size;
    if (this.path === `M0 0h${width}v${height}h${-width}Z`) return;
    const id = this.kit.newId();
    this.draw(`<clipPath id="${id}"><path d="${this.path}"${rule === 'evenodd' ? ' clip-rule="evenodd"' : ''}/></clipPath>`, []);
    this.clips = [...this.clips, id];
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.draw(
      `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${this.paintOf(this.fillStyle)}"${this.alphaOf('fill')}${this.transform()}/>`,
    );
  }

  clearRect(): void {}

  setLineDash(lengths: number[]): void {
    this.dash = lengths;
  }

  createLinearGradient(x1: number, y1: number, x2: number, y2: number): HtmlGradient {
    return this.gradient(
      `linearGradient gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`,
    );
  }

  createRadialGradient(fx: number, fy: number, _r0: number, cx: number, cy: number, r1: number): HtmlGradient {
    return this.gradient(
      `radialGradient gradientUnits="userSpaceOnUse" fx="${round(fx)}" fy="${round(fy)}" cx="${round(cx)}" cy="${round(cy)}" r="${round(r1)}"`,
    );
  }

  fillText(text: string): void {
    const { kit, matrix, direction } = this;
    const place = kit.place();
    const [a, b, c, d, e, f] = multiply([kit.unit, 0, 0, kit.unit, 0, 0], matrix);
    const scale = Math.hypot(a, b);
    const spacing = Number.parseFloat(this.letterSpacing) * scale;
    const color =
      this.globalAlpha < 1
        ? `color-mix(in srgb,${String(this.fillStyle)} ${round(this.globalAlpha * 100)}%,transparent)`
        : String(this.fillStyle);
    const fontClass = kit.fontClass(this.font);
    const look = `font-size:${round(scale * nominalSize)}px;color:${color}`;
    const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = this.measureText(text);
    const { line } = this;
    const start = line && text !== ' ' ? startWithin(line.matrix, matrix) : line?.end;
    if (
      line &&
      start !== undefined &&
      direction === 'ltr' &&
      line.direction === 'ltr' &&
      isSame(line.place, place) &&
      Math.abs(start - line.end) < nominalSize / 8
    ) {
      const isPlain = text === ' ' || line.look === fontClass + look;
      this.body = `${this.body.slice(0, -LINE_END.length)}${isPlain ? escape(text) : `<b class="${fontClass}" style="${look}">${escape(text)}</b>`}${LINE_END}`;
      this.line = {
        ...line,
        end: start + width * (text === ' ' ? 1 : scale / Math.hypot(line.matrix[0] * kit.unit, line.matrix[1] * kit.unit)),
      };
      return;
    }
    this.enter(place.filter(({ role }) => role !== 'Sect'));
    // In a line without height, the midpoint between ascent and descent is at the top.
    const lift = ((ascent - descent) / 2) * scale;
    const isUpright = Math.abs(b) + Math.abs(c) < 1e-6 * scale && a > 0 && d > 0;
    const where = isUpright
      ? `left:${round(e)}px;top:${round(f - lift)}px`
      : `transform:matrix(${[a, b, c, d].map((value) => (value / scale).toFixed(4)).join()},${round(e)},${round(f)}) translateY(${round(-lift)}px)`;
    const more = `${spacing ? `;letter-spacing:${round(spacing)}px` : ''}${direction === 'rtl' ? ';direction:rtl' : ''}`;
    this.body += `<span class="${fontClass}"${place.length ? '' : ' aria-hidden="true"'} style="${where};${look}${more}">${escape(text)}${LINE_END}`;
    this.line = { place, matrix, end: width, look: fontClass + look, direction };
  }

  measureText(text: string): Measured {
    const { measuring } = this.kit;
    const { font, letterSpacing, direction } = this;
    Object.assign(measuring, { font, letterSpacing, direction, fontKerning: 'normal', textRendering: 'geometricPrecision' });
    return measuring.measureText(text);
  }

  openLayer(width: number, height: number): PaintLayer {
    const inner = new HtmlCanvas(this.kit, width, height);
    const draw: PaintImage['draw'] = (context, _sx, _sy, _sw, _sh, dx, dy) => {
      if (context instanceof HtmlCanvas) context.addLayer(inner.html(), dx, dy);
    };
    return { context: inner, image: { width, height, draw } };
  }

  drawImage(
    address: string,
    { width, height }: { width: number; height: number },
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void {
    const image = `<image href="${address}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
    this.draw(
      `<g${this.alphaOf('')}${this.transform()}><svg x="${round(dx)}" y="${round(dy)}" width="${round(dw)}" height="${round(dh)}" viewBox="${[sx, sy, sw, sh].map(round).join(' ')}" preserveAspectRatio="none">${image}</svg></g>`,
    );
  }

  private addLayer(html: string, x: number, y: number): void {
    const { unit } = this.kit;
    this.add(`<div style="left:${round(x * unit)}px;top:${round(y * unit)}px;opacity:${round(this.globalAlpha)}">${html}</div>`);
  }

  private gradient(element: string): HtmlGradient {
    const made: HtmlGradient = {
      id: '',
      element,
      stops: '',
      addColorStop: (offset, color) => void (made.stops += `<stop offset="${offset}" stop-color="${color}"/>`),
    };
    return made;
  }

  private paintOf(style: unknown): string {
    if (!isGradient(style)) return String(style);
    if (!style.id) {
      style.id = this.kit.newId();
      this.draw(`<${style.element} id="${style.id}">${style.stops}</${style.element.split(' ')[0] ?? ''}>`, []);
    }
    return `url(#${style.id})`;
  }

  private alphaOf(what: 'fill' | 'stroke' | ''): string {
    return this.globalAlpha < 1 ? ` ${what && `${what}-`}opacity="${round(this.globalAlpha)}"` : '';
  }

  private transform(): string {
    const [a, b, c, d, e, f] = this.matrix;
    return a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0
      ? ''
      : ` transform="matrix(${this.matrix.map((value) => Number(value.toPrecision(7))).join(' ')})"`;
  }

  private draw(shape: string, clips = this.clips): void {
    const place = this.kit.place().filter(({ role }) => role !== 'Sect');
    const isDecoration = place.some(({ role }) => strict.has(role)) || !place.some(({ role }) => role === 'Figure');
    const wanted = isDecoration ? [] : place;
    if (!isSame(wanted, this.open) || !this.shapes) this.enter(wanted);
    let common = 0;
    while (common < this.groups.length && this.groups[common] === clips[common]) common++;
    this.shapes +=
      '</g>'.repeat(this.groups.length - common) +
      clips
        .slice(common)
        .map((id) => `<g clip-path="url(#${id})">`)
        .join('') +
      shape;
    this.groups = clips;
  }

  /** Closes the elements that have ended, and opens the ones that start. */
  private enter(wanted: readonly TagNode[]): void {
    this.line = undefined;
    if (this.shapes) {
      const [width, height] = this.size;
      this.body += `<svg aria-hidden="true" width="${round(width * this.kit.unit)}" height="${round(height * this.kit.unit)}" viewBox="0 0 ${width} ${height}">${this.shapes}${'</g>'.repeat(this.groups.length)}</svg>`;
      this.shapes = '';
      this.groups = [];
    }
    let common = 0;
    while (common < this.open.length && this.open[common] === wanted[common]) common++;
    this.body += this.open
      .slice(common)
      .toReversed()
      .map(({ role }) => `</${elements[role]}>`)
      .join('');
    this.body += wanted
      .slice(common)
      .map(({ role, alt }) => `<${elements[role]}${role === 'Figure' ? ` role="img" aria-label="${escape(alt ?? '')}"` : ''}>`)
      .join('');
    this.open = wanted;
  }
}

const isSame = (one: readonly TagNode[], other: readonly TagNode[]) =>
  one.length === other.length && one.every((node, index) => node === other[index]);

/** How far along a line of letters other text starts; undefined if it is not on that line. */
function startWithin([a, b, c, d, e, f]: Matrix, other: Matrix): number | undefined {
  const determinant = a * d - b * c;
  const [dx, dy] = [other[4] - e, other[5] - f];
  const isTurned = Math.abs(a * other[1] - b * other[0]) > 1e-6 * Math.hypot(a, b) * Math.hypot(other[0], other[1]);
  const below = (a * dy - b * dx) / determinant;
  return isTurned || !(Math.abs(below) < 1) ? undefined : (d * dx - c * dy) / determinant;
}
