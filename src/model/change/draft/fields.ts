import type * as z from 'zod/mini';
import { isRecord } from '../../presentation/reading/reader.ts';
import { type Fields, Refusal } from '../operation.ts';
import { isSame } from '../text/text-change.ts';

export type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** How deep a field can be within fields. */
const DEEPEST = 4;

/** Sets fields as the schema of each allows; returns the result and what sets them back. */
export function setFields<T extends object>(holder: T, fields: Fields, shape: Shape): { next: T; inverse: Fields } {
  const { next, inverse, tops } = setUnchecked(holder, fields, shape);
  for (const top of tops) {
    const read = shape[top]?.safeParse(next[top]);
    if (!read?.success) throw new Refusal('invalid-value', top);
    // Whatever its schema added goes with it.
    if (!isSame(read.data, next[top])) setBackWhole(inverse, top, Reflect.get(holder, top));
    if (read.data === undefined) delete next[top];
    else next[top] = read.data;
  }
  return { next: next as T, inverse };
}

/** Sets fields that the shape has, whatever the values; `tops` are those of the holder itself. */
export function setUnchecked(holder: object, fields: Fields, shape: Shape) {
  const former: Record<string, unknown> = Object.fromEntries(Object.entries(holder));
  const next = { ...former };
  const inverse: Record<string, unknown> = {};
  const tops = new Set<string>();
  for (const [name, value] of Object.entries(fields)) {
    const [top = '', ...path] = name.split('/');
    if (!Object.hasOwn(shape, top) || path.length >= DEEPEST || path.some((part) => part in Object.prototype))
      throw new Refusal('unknown-field', name);
    if (Object.keys(fields).some((other) => other.startsWith(`${name}/`))) throw new Refusal('invalid-value', name);
    tops.add(top);
    const [way, before] = formerValue(former[top], path);
    inverse[[top, ...way].join('/')] = before;
    next[top] = setWithin(next[top], path, value, name);
  }
  return { next, inverse, tops };
}

function setBackWhole(inverse: Record<string, unknown>, top: string, former: unknown): void {
  for (const name of Object.keys(inverse)) if (name.startsWith(`${top}/`)) delete inverse[name];
  inverse[top] = former ?? null;
}

/** A field that loses its last field goes as well. */
function setWithin(holder: unknown, [first, ...rest]: string[], value: unknown, name: string): unknown {
  if (first === undefined) return value === null ? undefined : value;
  if (holder !== undefined && !isRecord(holder)) throw new Refusal('unknown-field', name);
  const inner = setWithin(holder?.[first], rest, value, name);
  const { [first]: _, ...others } = holder ?? {};
  if (inner !== undefined) return { ...others, [first]: inner };
  return Object.keys(others).length > 0 ? others : undefined;
}

/** What was there, and where: within an empty field, that field. */
function formerValue(holder: unknown, path: string[]): [string[], unknown] {
  const [first, ...rest] = path;
  if (first === undefined) return [[], holder ?? null];
  if (isRecord(holder) && Object.keys(holder).length === 0) return [[], holder];
  const [way, value] = formerValue(isRecord(holder) ? holder[first] : undefined, rest);
  return [[first, ...way], value];
}
