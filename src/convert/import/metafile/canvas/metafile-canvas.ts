import { apply, scaleOf } from '#model/geometry/matrix.ts';
import type { DrawingNode, DrawingPath } from '#model/presentation/drawing.ts';
import { symbolLetters } from '../../fonts/symbol-letters.ts';
import type { Bitmap } from '../bitmaps/bitmap.ts';
import type { MetafileText } from './metafile-text.ts';
import { corners, curvesThrough, linesThrough, spotAt, type Spot } from './outline.ts';
import { firstState, toDevice, type Clip, type State } from './state.ts';
import { stockTool, type Tool } from './tools.ts';

const LIMITS = { nodes: 50_000, texts: 5000, letters: 24_000_000, saved: 200, tools: 65_536, bitmaps: 500 };

export type MetafileCanvas = ReturnType<typeof openCanvas>;
export interface Look {
  fills?: boolean;
  strokes?: boolean;
}

/** What records draw on: tools, a state that can be saved, and the output so far. */
export function openCanvas() {
  let state = firstState();
  const saved: State[] = [];
  const tools = new Map<number, Tool>();
  const nodes: DrawingNode[] = [];
  const texts: MetafileText[] = [];
  const bitmaps: Bitmap[] = [];
  let count = 0;
  let letters = 0;
  let dots = 3.78;
  /** Collects lines between the records that begin and end a path, then keeps them until a record uses the path. */
  let path: string | undefined;
  let isCollecting = false;
  /** The last node, if it is a clipped group. */
  let clipped: { clip: State['clips']; children: DrawingNode[] } | undefined;
  /** Connected lines are joined into one. */
  let loose = '';

  const matrix = () => toDevice(state, dots);
  const pen = (): Pick<DrawingPath, 'stroke' | 'strokeWidth' | 'dash' | 'cap' | 'join' | 'miterLimit'> => {
    const scale = scaleOf(matrix());
    const width = Math.max(1, (state.pen?.width ?? 0) * scale);
    return {
      stroke: state.pen ? { kind: 'color', color: state.pen.color, opacity: 1 } : undefined,
      strokeWidth: width,
      dash: (state.pen?.dash ?? []).map((length) => length * width),
      cap: state.pen?.cap ?? 'butt',
      join: state.pen?.join ?? 'miter',
      miterLimit: state.miterLimit,
    };
  };

  function add(node: DrawingPath): void {
    letters += node.d.length;
    count += 1;
    if (count > LIMITS.nodes || letters > LIMITS.letters) return;
    if (state.clips.length === 0) {
      nodes.push(node);
      clipped = undefined;
    } else if (clipped?.clip === state.clips) clipped.children.push(node);
    else {
      clipped = { clip: state.clips, children: [node] };
      nodes.push({ kind: 'group', opacity: 1, ...clipped });
    }
  }

  function paint(d: string, { fills = false, strokes = false }: Look): void {
    const fill = fills && state.brush ? ({ kind: 'color', ...state.brush } as const) : undefined;
    const line = pen();
    if (d === '' || state.isIdle || (!fill && !(strokes && line.stroke))) return;
    add({
      kind: 'path',
      d,
      fill,
      fillRule: state.fillRule,
      dashOffset: 0,
      opacity: 1,
      ...line,
      ...(strokes ? {} : { stroke: undefined, strokeWidth: 0 }),
    });
  }

  function flush(): void {
    const d = loose;
    loose = '';
    paint(d, { strokes: true });
  }

  /** Draws a separate figure, or adds it to the path being collected. */
  function draw(d: string, look: Look): void {
    if (isCollecting) path = (path ?? '') + d;
    else paint(d, look);
  }

  /** Continues from the pen position. */
  function goOn(d: string, end: Spot | undefined): void {
    if (!end) return;
    const from = spotAt(matrix(), state);
    const line = isCollecting ? (path ?? '') : loose;
    const isThere = line.endsWith(` ${from}`) || line.endsWith(`L${from}`) || line.endsWith(`M${from}`);
    const more = (isThere ? '' : `M${from}`) + d;
    if (isCollecting) path = line + more;
    else if (letters + line.length < LIMITS.letters) loose = line + more;
    [state.x, state.y] = [end.x, end.y];
  }

  return {
    get state(): State {
      return state;
    },
    matrix,
    flush,
    draw,
    setDots(each: number): void {
      if (each > 0 && Number.isFinite(each)) dots = each;
    },
    save(): void {
      if (saved.length < LIMITS.saved) saved.push({ ...state });
    },
    /** Negative counts back from the last saved state (-1), positive counts from the first. */
    restore(which: number): void {
      const at = which < 0 ? saved.length + which : which - 1;
      const found = saved[at];
      if (!found) return;
      saved.length = at;
      state = { ...found };
    },
    setTool(index: number, tool: Tool): void {
      if (tools.size < LIMITS.tools) tools.set(index, tool);
    },
    /** Takes the lowest free number. */
    addTool(tool: Tool): void {
      for (let index = 0; index < 4096; index += 1)
        if (!tools.has(index)) {
          tools.set(index, tool);
          return;
        }
    },
    deleteTool: (index: number): boolean => tools.delete(index),
    select(index: number): void {
      const tool = index >>> 31 ? stockTool(index) : tools.get(index);
      if (tool?.kind === 'pen') state.pen = tool.pen;
      else if (tool?.kind === 'brush') state.brush = tool.brush;
      else if (tool?.kind === 'font') state.font = tool.font;
    },
    move(spot: Spot): void {
      [state.x, state.y] = [spot.x, spot.y];
    },
    lineTo: (spots: readonly Spot[]): void => goOn(linesThrough(matrix(), spots), spots.at(-1)),
    curveTo: (spots: readonly Spot[]): void => goOn(curvesThrough(matrix(), spots), spots.at(-1)),
    polygons(figures: readonly (readonly Spot[])[], isClosed: boolean): void {
      const at = matrix();
      const d = figures
        .flatMap((spots) =>
          spots[0] && spots.length > 1 ? [`M${spotAt(at, spots[0])}${linesThrough(at, spots.slice(1))}${isClosed ? 'Z' : ''}`] : [],
        )
        .join('');
      draw(d, isClosed ? { fills: true, strokes: true } : { strokes: true });
    },
    curves(spots: readonly Spot[]): void {
      const at = matrix();
      if (spots[0]) draw(`M${spotAt(at, spots[0])}${curvesThrough(at, spots.slice(1))}`, { strokes: true });
    },
    rectangle(left: number, top: number, right: number, bottom: number, look: Look = { fills: true, strokes: true }): void {
      const at = matrix();
      const [first, ...rest] = corners(left, top, right, bottom);
      if (first) draw(`M${spotAt(at, first)}${linesThrough(at, rest)}Z`, look);
    },
    beginPath(): void {
      [path, isCollecting] = ['', true];
    },
    endPath(): void {
      isCollecting = false;
    },
    dropPath(): void {
      [path, isCollecting] = [undefined, false];
    },
    closeFigure(): void {
      if (isCollecting && path && !path.endsWith('Z')) path += 'Z';
    },
    paintPath(look: Look): void {
      const d = path ?? '';
      [path, isCollecting] = [undefined, false];
      paint(d, look);
    },
    /** 1 intersects, 5 replaces; the other modes are too rare to support, and clip nothing. */
    clipToPath(mode: number): void {
      const d = path;
      path = undefined;
      if (!d || (mode !== 1 && mode !== 5)) return;
      const clip: Clip = { d, rule: state.fillRule };
      state.clips = mode === 1 ? [...state.clips, clip].slice(-8) : [clip];
    },
    clipTo(
      rectangles: readonly (readonly [left: number, top: number, right: number, bottom: number])[],
      isAlone: boolean,
      isDevice: boolean,
    ): void {
      const at = isDevice ? ([1, 0, 0, 1, 0, 0] as const) : matrix();
      const d = rectangles
        .slice(0, 2000)
        .map(
          ([left, top, right, bottom]) =>
            `M${corners(left, top, right, bottom)
              .map((spot) => spotAt(at, spot))
              .join('L')}Z`,
        )
        .join('');
      const clip: Clip = { d: d || 'M0 0Z', rule: 'nonzero' };
      state.clips = isAlone ? [clip] : [...state.clips, clip].slice(-8);
    },
    unclip(): void {
      state.clips = [];
    },
    write(text: string, spot: Spot): void {
      const shown = symbolLetters(text, state.font.typeface).replace(/\p{Cc}/gu, ' ');
      if (shown.trim() === '' || state.isIdle || isCollecting || texts.length >= LIMITS.texts) return;
      texts.push(textAt(shown, state.textAlign & 1 ? state : spot));
    },
    place(
      bitmap: Omit<Bitmap, 'x' | 'y' | 'width' | 'height' | 'isFlippedX' | 'isFlippedY'>,
      x: number,
      y: number,
      width: number,
      height: number,
    ): void {
      const at = matrix();
      const [one, other] = [apply(at, x, y), apply(at, x + width, y + height)];
      if (bitmaps.length >= LIMITS.bitmaps || state.isIdle) return;
      bitmaps.push({
        ...bitmap,
        x: Math.min(one.x, other.x),
        y: Math.min(one.y, other.y),
        width: Math.abs(other.x - one.x),
        height: Math.abs(other.y - one.y),
        isFlippedX: other.x < one.x,
        isFlippedY: other.y < one.y,
      });
    },
    finish(): { nodes: DrawingNode[]; texts: MetafileText[]; bitmaps: Bitmap[] } {
      flush();
      return { nodes, texts, bitmaps };
    },
  };

  function textAt(text: string, spot: Spot): MetafileText {
    const at = matrix();
    const { font, textAlign } = state;
    const [origin, right, down] = [apply(at, spot.x, spot.y), apply(at, spot.x + 1, spot.y), apply(at, spot.x, spot.y + 1)];
    // A positive height includes the internal leading above the letters.
    const size = (font.height < 0 ? -font.height : font.height / 1.17) * Math.hypot(down.x - origin.x, down.y - origin.y);
    const rotation = (Math.atan2(right.y - origin.y, right.x - origin.x) * 180) / Math.PI - font.escapement / 10;
    const drop = (textAlign & 24) === 24 ? 0 : (textAlign & 24) === 8 ? -0.22 : 0.92;
    const turn = (rotation * Math.PI) / 180;
    return {
      text,
      x: origin.x - Math.sin(turn) * drop * size,
      y: origin.y + Math.cos(turn) * drop * size,
      size,
      rotation,
      align: (textAlign & 6) === 6 ? 'center' : (textAlign & 6) === 2 ? 'right' : 'left',
      color: state.textColor,
      typeface: font.typeface,
      isBold: font.weight >= 600,
      isItalic: font.isItalic,
    };
  }
}
