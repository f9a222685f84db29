import type { ProblemCode } from '../problem.ts';
import { isRecord, limits, pointer, type Report } from './reader.ts';

/**
 * Copies anything into what JSON can express: finite, without cycles, getters or custom prototypes, not too deep and not too large. All
 * later code works on a tree that it can trust and modify.
 */
export function plainCopy(document: unknown, report: Report): unknown {
  const above = new Set<object>();
  const trail: (string | number)[] = [];
  let left = limits.values;

  let leftOut = 0;
  const leaveOut = (code: ProblemCode, detail?: string): undefined => {
    leftOut += 1;
    // Problems beyond the limit are only counted, and building their pointers would be slow.
    report(leftOut > limits.problems ? '' : pointer(trail), code, 'error', detail);
    return undefined;
  };

  const copy = (value: unknown): unknown => {
    if (--left === 0) return leaveOut('too-large');
    switch (typeof value) {
      case 'string':
        return cleanString(value);
      case 'number':
        // Adding zero turns -0 into 0.
        return Number.isFinite(value) ? value + 0 : leaveOut('not-json', String(value));
      case 'boolean':
      case 'undefined':
        return value;
      case 'object':
        return value === null ? null : copyContainer(value);
      default:
        return leaveOut('not-json', typeof value);
    }
  };

  const copyContainer = (value: object): unknown => {
    if (above.has(value)) return leaveOut('cycle');
    if (trail.length >= limits.depth) return leaveOut('too-deep', String(limits.depth));
    above.add(value);
    const depth = trail.length;
    try {
      if (Array.isArray(value)) return copyList(value);
      return isRecord(value) && !ArrayBuffer.isView(value) ? copyRecord(value) : leaveOut('not-json');
    } catch {
      // A proxy, or something that pretends to be an array.
      trail.length = depth;
      return leaveOut('not-json');
    } finally {
      above.delete(value);
    }
  };

  const copyList = (list: readonly unknown[]): unknown[] => {
    const result: unknown[] = [];
    for (let index = 0; index < list.length; index++) {
      if (left <= 0) break;
      trail.push(index);
      result.push(copy(take(list, index)) ?? null);
      trail.pop();
    }
    return result;
  };

  const copyRecord = (record: Record<string, unknown>): Record<string, unknown> => {
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(record)) {
      if (left <= 0) break;
      trail.push(key);
      const name = cleanString(key);
      if (name === '__proto__') leaveOut('reserved-name', name);
      else {
        const value = copy(take(record, key));
        if (value !== undefined) result[name] = value;
      }
      trail.pop();
    }
    return result;
  };

  const take = (holder: object, key: string | number): unknown => {
    try {
      return Reflect.get(holder, key);
    } catch {
      return leaveOut('not-json');
    }
  };

  return copy(document);
}

/** Databases reject lone surrogates and U+0000. */
const cleanString = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();
