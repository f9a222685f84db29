import { identity, invert, multiply } from '#model/geometry/matrix.ts';
import type { DrawingGroup, DrawingNode, DrawingPath, Matrix } from '#model/presentation/drawing.ts';
import type { Character } from './characters.ts';
import { type ColorTransform, combineColors, paintOf, sameColors } from './color-transform.ts';
import { firstFrame, type Placed } from './display-list.ts';
import { type Edge, pathOf } from './outline.ts';
import { bitmapMatrix, drawingPaint, type Fill, lookOf } from './styles.ts';

/** Part of a bitmap, possibly repeated. */
export interface BitmapPiece {
  kind: 'bitmap';
  id: number;
  /** From its pixels to the picture. */
  matrix: Matrix;
  repeats: boolean;
  /** Shown only in these figures, by a matrix to its pixels; everywhere if undefined. */
  within: { figures: Edge[][]; matrix: Matrix } | undefined;
  opacity: number;
}

/** From the bottom up. */
export type Piece = { kind: 'drawing'; nodes: DrawingNode[] } | BitmapPiece;

interface Drawn {
  pieces: Piece[];
  words: string;
  /** Something placed could not be read, or there was too much of it. */
  isPartial: boolean;
  size: number;
}

const LIMITS = { nodes: 20_000, letters: 4_000_000, placed: 5000, depth: 20, bitmaps: 200 };

interface Clip {
  figures: Edge[][];
  matrix: Matrix;
}

interface Context {
  matrix: Matrix;
  colors: ColorTransform;
  clips: readonly Clip[];
  depth: number;
}

/** Draws the first frame, in twips. */
export function drawPicture(tags: Uint8Array, characters: ReadonlyMap<number, Character>): Drawn {
  const pieces: Piece[] = [];
  const groups = new Map<readonly Clip[], DrawingGroup & { children: DrawingNode[] }>();
  const frames = new Map<Uint8Array, Placed[]>();
  const words: string[] = [];
  let [placed, nodes, letters, bitmaps] = [0, 0, 0, 0];
  let isPartial = false;

  const frameOf = (body: Uint8Array): Placed[] => {
    const frame = frames.get(body) ?? firstFrame(body);
    frames.set(body, frame);
    return frame;
  };

  /** Counts path data against the limit; each edge becomes some eight letters. */
  const hasRoom = (more: number): boolean => {
    letters += more;
    if (letters > LIMITS.letters) isPartial = true;
    return letters <= LIMITS.letters;
  };
  const sizeOf = (figures: readonly (readonly Edge[])[]): number => figures.reduce((sum, figure) => sum + figure.length * 8, 0);

  function addPath(path: DrawingPath, clips: readonly Clip[]): void {
    nodes += 1;
    if (nodes > LIMITS.nodes) isPartial = true;
    if (nodes > LIMITS.nodes || !hasRoom(path.d.length)) return;
    const last = pieces.at(-1);
    const into = last?.kind === 'drawing' ? last.nodes : [];
    if (last?.kind !== 'drawing') pieces.push({ kind: 'drawing', nodes: into });
    if (clips.length === 0) into.push(path);
    else {
      const group = groups.get(clips);
      if (group && into.at(-1) === group) group.children.push(path);
      else if (hasRoom(clips.reduce((sum, { figures }) => sum + sizeOf(figures), 0))) {
        const clip = clips.map(({ figures, matrix }) => ({ d: pathOf(figures, matrix) || 'M0 0Z', rule: 'nonzero' as const }));
        const made = { kind: 'group' as const, children: [path], opacity: 1, clip };
        groups.set(clips, made);
        into.push(made);
      }
    }
  }

  function addBitmap(fill: Extract<Fill, { kind: 'bitmap' }>, figures: Edge[][] | undefined, { matrix, colors, clips }: Context): void {
    const whole = bitmapMatrix(matrix, fill);
    const back = invert(whole);
    bitmaps += 1;
    if (!back || fill.id === 0xffff || bitmaps > LIMITS.bitmaps) {
      isPartial ||= fill.id !== 0xffff;
      return;
    }
    const clip = clips.at(-1) ?? (figures && { figures, matrix });
    if (clip && !hasRoom(sizeOf(clip.figures))) return;
    pieces.push({
      kind: 'bitmap',
      id: fill.id,
      matrix: whole,
      repeats: fill.repeats,
      within: clip && { figures: clip.figures, matrix: multiply(back, clip.matrix) },
      opacity: Math.min(Math.max(colors.factors[3] + colors.terms[3] / 255, 0), 1),
    });
  }

  function drawCharacter(character: Character, context: Context): void {
    const { matrix, colors, clips } = context;
    const transform = isIdentity(matrix) ? undefined : matrix;
    if (character.kind === 'shape')
      for (const { fill, line, figures } of character.read()) {
        if (fill?.kind === 'bitmap') addBitmap(fill, figures, context);
        else addPath({ ...lookOf(fill && drawingPaint(fill, colors), line, colors), d: pathOf(figures), transform }, clips);
      }
    else if (character.kind === 'text') drawText(character, context);
    else if (character.kind === 'sprite') drawList(frameOf(character.tags), { ...context, depth: context.depth + 1 });
  }

  function drawText(character: Extract<Character, { kind: 'text' }>, context: Context): void {
    const { matrix, runs } = character.read();
    const place = multiply(context.matrix, matrix);
    for (const { font: id, color, height, glyphs } of runs) {
      const owner = characters.get(id);
      const font = owner?.kind === 'font' ? owner.read() : undefined;
      isPartial ||= font === undefined;
      if (!font) continue;
      const scale = height / font.em;
      words.push(glyphs.map(({ glyph }) => font.letter(glyph)).join(''));
      for (const { glyph, x, y } of glyphs) {
        const d = pathOf(font.outline(glyph));
        const transform = multiply(place, [scale, 0, 0, scale, x, y]);
        if (d !== '') addPath({ ...lookOf(paintOf(color, context.colors), undefined, context.colors), d, transform }, context.clips);
      }
    }
  }

  /** The areas of a character that clips others. */
  function areasOf(id: number, matrix: Matrix, depth: number): Clip[] {
    const character = characters.get(id);
    placed += 1;
    if (depth > LIMITS.depth || placed > LIMITS.placed || !hasRoom(0)) return [];
    if (character?.kind === 'shape') return character.read().flatMap(({ fill, figures }) => (fill ? [{ figures, matrix }] : []));
    return character?.kind === 'sprite'
      ? frameOf(character.tags).flatMap((each) => areasOf(each.character, multiply(matrix, each.matrix), depth + 1))
      : [];
  }

  function drawList(list: readonly Placed[], outer: Context): void {
    let clipping: { to: number; clips: readonly Clip[] }[] = [];
    for (const object of list) {
      placed += 1;
      const character = characters.get(object.character);
      if (!character || placed > LIMITS.placed || outer.depth > LIMITS.depth || !hasRoom(0)) {
        isPartial = true;
        continue;
      }
      clipping = clipping.filter(({ to }) => to >= object.depth);
      const clips = clipping.at(-1)?.clips ?? outer.clips;
      const matrix = multiply(outer.matrix, object.matrix);
      try {
        if (object.clipsTo > object.depth) {
          const figures = areasOf(object.character, matrix, outer.depth).flatMap((area) =>
            hasRoom(sizeOf(area.figures)) ? moved(area) : [],
          );
          clipping.push({ to: object.clipsTo, clips: [...clips, { figures, matrix: identity }] });
        } else if (character.kind === 'bitmap')
          addBitmap({ kind: 'bitmap', id: object.character, matrix: [20, 0, 0, 20, 0, 0], repeats: false }, undefined, {
            ...outer,
            matrix,
          });
        else drawCharacter(character, { ...outer, matrix, colors: combineColors(outer.colors, object.colors), clips });
      } catch (problem) {
        // One that is broken leaves the others as they are.
        if (!(problem instanceof RangeError)) throw problem;
        isPartial = true;
      }
    }
  }

  drawList(frameOf(tags), { matrix: identity, colors: sameColors, clips: [], depth: 0 });
  return { pieces, words: words.join(' ').replaceAll(/\s+/g, ' ').trim(), isPartial, size: letters };
}

const isIdentity = (matrix: Matrix): boolean => matrix.every((value, index) => value === identity[index]);

/** The figures where they are in the picture. */
function moved({ figures, matrix: [a, b, c, d, e, f] }: Clip): Edge[][] {
  const at = ([x, y]: readonly [number, number]) => [a * x + c * y + e, b * x + d * y + f] as const;
  return figures.map((figure) => figure.map(({ from, control, to }) => ({ from: at(from), control: control && at(control), to: at(to) })));
}
