import { placementMatrix } from '../../../geometry/matrix.ts';
import { isNothing, nothing, transformRectangle, unite } from '../../../geometry/rectangle.ts';
import { isRecord, type Reader } from '../reader.ts';

type Wire = Record<string, unknown>;

/**
 * Turns a flat canvas (core) into a tree with one topic (pitch): the objects go into a root that encloses them all, camera moves become
 * steps, and a move to a mere place gets an invisible frame as its target.
 */
export function fromVersion0(document: Wire, reader: Reader): Wire {
  const { objects, path, ...rest } = document;
  const listed: unknown[] = Array.isArray(objects) ? [...objects] : [];
  if (objects !== undefined && !Array.isArray(objects)) reader.report('/objects', 'invalid-value', 'error');
  const steps = Array.isArray(path) ? path.flatMap((move, index) => stepFrom(move, `/path/${index}`, listed, reader)) : path;
  const bounds = listed.map(boundsOf).reduce(unite, nothing);
  const { left, top, right, bottom } = isNothing(bounds) ? { left: 0, top: 0, right: 1920, bottom: 1080 } : bounds;
  const width = right - left;
  const height = bottom - top;
  const moved = (object: unknown): unknown =>
    isRecord(object) ? { ...object, x: numberIn(object, 'x', 0) - left, y: numberIn(object, 'y', 0) - top } : object;
  return {
    ...rest,
    root: { kind: 'topic', title: rest['title'] ?? '', x: width / 2, y: height / 2, width, height, children: listed.map(moved) },
    ...(steps !== undefined && { path: steps }),
  };
}

function stepFrom(move: unknown, place: string, objects: unknown[], reader: Reader): unknown[] {
  if (!isRecord(move)) return [move];
  const { kind, objects: reveal, x, y, width, height, rotation, scale, ...rest } = move;
  if (kind === 'reveal') return [{ ...rest, reveal }];
  if (kind !== 'move') {
    reader.report(place, 'unknown-kind', 'error', typeof kind === 'string' ? kind : typeof kind);
    return [];
  }
  if (rest['to'] !== undefined) return [rest];
  // Unlikely to clash with an id in the document; if it does, ids are made unique later.
  const id = `place-of-step-${place.slice('/path/'.length)}`;
  objects.push({ kind: 'frame', id, frame: { shape: 'invisible' }, x, y, width, height, rotation, scale });
  return [{ ...rest, to: id }];
}

function boundsOf(object: unknown) {
  if (!isRecord(object)) return nothing;
  const [width, height] = [numberIn(object, 'width', 200), numberIn(object, 'height', 200)];
  const placement = {
    x: numberIn(object, 'x', 0),
    y: numberIn(object, 'y', 0),
    rotation: numberIn(object, 'rotation', 0),
    scale: numberIn(object, 'scale', 1),
    width,
    height,
  };
  return transformRectangle(placementMatrix(placement), { left: 0, top: 0, right: width, bottom: height });
}

/** The number as it will be read: clamped, or the default. */
function numberIn(object: Wire, key: string, otherwise: number): number {
  const value = object[key];
  return typeof value === 'number' ? Math.min(1e9, Math.max(-1e9, value)) : otherwise;
}
