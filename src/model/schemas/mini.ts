/*
 * What our schemas use of `zod/mini`, for browsers: it gives the same values and issues, and is a fifth as large (docs/decisions/0054).
 * `scripts/small-schemas.mjs` puts it in the place of `zod/mini`, whose types it does not repeat.
 */
import { isRecord } from '../presentation/reading/reader.ts';
import { adopt, type Issue, mayGoOn, type Payload, Schema, type Shape } from './schema.ts';

type Container = Record<string, unknown>;

/** What a transformation returns that has said what is wrong. */
export const NEVER = undefined;

/** @__NO_SIDE_EFFECTS__ */
const of = (isRight: (value: unknown) => boolean, issue: Issue = { code: 'invalid_type' }, values?: readonly unknown[]) =>
  new Schema((payload) => {
    if (!isRight(payload.value)) payload.issues.push({ ...issue });
    return payload;
  }, values && { values });

/** @__NO_SIDE_EFFECTS__ */
export const unknown = () => of(() => true);
/** @__NO_SIDE_EFFECTS__ */
export const string = () => of((value) => typeof value === 'string');
/** @__NO_SIDE_EFFECTS__ */
export const number = () => of(Number.isFinite);
/** @__NO_SIDE_EFFECTS__ */
export const boolean = () => of((value) => typeof value === 'boolean');
/** @__NO_SIDE_EFFECTS__ */
export const literal = (only: unknown) => oneOf(Array.isArray(only) ? only : [only]);
/** @__NO_SIDE_EFFECTS__ */
export const custom = (isRight: (value: unknown) => boolean) => of(isRight, { code: 'custom' });
/** @__NO_SIDE_EFFECTS__ */
function oneOf(values: readonly unknown[]): Schema {
  const all = new Set(values);
  return of((value) => all.has(value), { code: 'invalid_value' }, values);
}

/** @__NO_SIDE_EFFECTS__ */
export const int = () =>
  number().check({
    run({ value, issues }) {
      if (!Number.isInteger(value)) issues.push({ code: 'invalid_type', continue: false });
      else if (Number(value) > Number.MAX_SAFE_INTEGER) issues.push({ code: 'too_big', maximum: Number.MAX_SAFE_INTEGER, continue: true });
      else if (Number(value) < Number.MIN_SAFE_INTEGER)
        issues.push({ code: 'too_small', minimum: Number.MIN_SAFE_INTEGER, continue: true });
    },
  });
export const coerce = { number: () => pipe(transform(Number), number()) };

/** @__NO_SIDE_EFFECTS__ */
const checking = (isRight: (value: never) => boolean, issue: Issue, isCount = false) => ({
  isCount,
  run({ value, issues }: Payload) {
    if (!isRight(value as never)) issues.push({ ...issue, continue: true });
  },
});
/** In characters; a list in entries. */
const lengthOf = (value: string | readonly unknown[]) => (typeof value === 'string' ? [...value].length : value.length);

/** @__NO_SIDE_EFFECTS__ */
export const minimum = (least: number) => checking((value: number) => value >= least, { code: 'too_small', minimum: least });
/** @__NO_SIDE_EFFECTS__ */
export const maximum = (most: number) => checking((value: number) => value <= most, { code: 'too_big', maximum: most });
/** @__NO_SIDE_EFFECTS__ */
export const minLength = (least: number) =>
  checking(
    (value: string) => value.length >= least * 2 || (value.length >= least && lengthOf(value) >= least),
    { code: 'too_small', minimum: least },
    true,
  );
/** @__NO_SIDE_EFFECTS__ */
export const maxLength = (most: number) =>
  checking((value: string) => value.length <= most || lengthOf(value) <= most, { code: 'too_big', maximum: most }, true);
/** @__NO_SIDE_EFFECTS__ */
export const regex = (pattern: RegExp) => checking((value: string) => pattern.test(value), { code: 'invalid_format' });
/** @__NO_SIDE_EFFECTS__ */
export const refine = (isRight: (value: never) => boolean, { params }: { params?: unknown } = {}) =>
  checking(isRight, { code: 'custom', params });
/** @__NO_SIDE_EFFECTS__ */
export const trim = () => ({
  run(payload: Payload) {
    payload.value = String(payload.value).trim();
  },
});

/** @__NO_SIDE_EFFECTS__ */
export const transform = (change: (value: never, payload: Payload) => unknown) =>
  new Schema(
    (payload) => {
      payload.value = change(payload.value as never, payload);
      return payload;
    },
    { in: 'optional' },
  );
/** @__NO_SIDE_EFFECTS__ */
export const pipe = (first: Schema, next: Schema) =>
  new Schema(
    (payload) => {
      const { value, issues } = first.run(payload);
      if (issues.some(({ code }) => code !== 'unrecognized_keys')) return { value, issues, aborted: true };
      return next.run({ value, issues });
    },
    { in: first.traits.in, out: next.traits.out },
  );

/** @__NO_SIDE_EFFECTS__ */
export const optional = (inner: Schema) =>
  new Schema(
    (payload) => {
      if (payload.value !== undefined) return inner.run(payload);
      if (inner.traits.in !== 'defaulted') return payload;
      const { value, issues } = inner.run({ value: undefined, issues: [] });
      payload.value = issues.length > 0 ? undefined : value;
      return payload;
    },
    { in: inner.traits.in ?? 'optional', out: 'optional' },
  );
/** @__NO_SIDE_EFFECTS__ */
export const exactOptional = (inner: Schema) =>
  new Schema((payload) => inner.run(payload), { in: inner.traits.in ?? 'optional', out: 'optional' });
/** @__NO_SIDE_EFFECTS__ */
export const nullable = (inner: Schema) =>
  new Schema((payload) => (payload.value === null ? payload : inner.run(payload)), { in: inner.traits.in, out: inner.traits.out });

/** A new one each time, which whoever reads may complete. */
const fresh = (value: unknown): unknown => {
  if (typeof value === 'function') return value();
  if (Array.isArray(value)) return [...value];
  return isRecord(value) ? { ...value } : value;
};
/** @__NO_SIDE_EFFECTS__ */
const withDefault = (inner: Schema, usual: unknown) =>
  new Schema(
    (payload) => {
      const read = payload.value === undefined ? payload : inner.run(payload);
      if (read.value === undefined) read.value = fresh(usual);
      return read;
    },
    { in: 'defaulted' },
  );
/** @__NO_SIDE_EFFECTS__ */
export const prefault = (inner: Schema, usual: unknown) =>
  new Schema(
    (payload) => {
      if (payload.value === undefined) payload.value = fresh(usual);
      return inner.run(payload);
    },
    { in: 'defaulted' },
  );
/** @__NO_SIDE_EFFECTS__ */
const withRefuge = (inner: Schema, usual: unknown) =>
  new Schema(
    (payload) => {
      const { value, issues } = inner.run({ value: payload.value, issues: [] });
      payload.value = issues.length > 0 ? usual : value;
      return payload;
    },
    { in: inner.traits.in ?? 'optional', out: inner.traits.out },
  );

/** @__NO_SIDE_EFFECTS__ */
export const array = (element: Schema) =>
  new Schema((payload) => {
    const { value } = payload;
    if (!Array.isArray(value)) {
      payload.issues.push({ code: 'invalid_type' });
      return payload;
    }
    payload.value = Array.from(value, (item: unknown, place) => readPart(element, item, place, payload));
    return payload;
  });
/** @__NO_SIDE_EFFECTS__ */
export const tuple = (items: readonly Schema[]) =>
  new Schema((payload) => {
    const { value, issues } = payload;
    if (!Array.isArray(value)) issues.push({ code: 'invalid_type' });
    else if (value.length < items.length) issues.push({ code: 'too_small', minimum: items.length });
    else {
      if (value.length > items.length) issues.push({ code: 'too_big', maximum: items.length });
      payload.value = items.map((item, place) => readPart(item, value[place], place, payload));
    }
    return payload;
  });
/** @__NO_SIDE_EFFECTS__ */
export const record = (keys: Schema, values: Schema) =>
  new Schema((payload) => {
    const { value } = payload;
    if (!isRecord(value)) {
      payload.issues.push({ code: 'invalid_type' });
      return payload;
    }
    const next: Container = {};
    payload.value = next;
    for (const key of Object.keys(value)) {
      if (key === '__proto__') continue;
      if (keys.safeParse(key).success) next[key] = readPart(values, value[key], key, payload);
      else payload.issues.push({ code: 'invalid_key', path: [key] });
    }
    return payload;
  });

function readPart(schema: Schema, item: unknown, key: PropertyKey, payload: Payload): unknown {
  const { value, issues } = schema.run({ value: item, issues: [] });
  if (issues.length > 0) adopt(payload, issues, key);
  return value;
}

/** @__NO_SIDE_EFFECTS__ */
function objectOf(shape: Shape, others: 'kept' | 'dropped' | 'refused'): Schema {
  const fields = Object.entries(shape);
  const read = (payload: Payload): Payload => {
    const { value } = payload;
    if (!isRecord(value)) {
      payload.issues.push({ code: 'invalid_type' });
      return payload;
    }
    const next: Container = {};
    payload.value = next;
    for (const [name, schema] of fields) readField(schema, name, value, next, payload);
    if (others === 'dropped') return payload;
    let isRefused = false;
    for (const name in value) {
      if (Object.hasOwn(shape, name)) continue;
      if (others === 'refused') isRefused = true;
      else if (name !== '__proto__') next[name] = value[name];
    }
    if (isRefused) payload.issues.push({ code: 'unrecognized_keys', continue: true });
    return payload;
  };
  return new Schema(read, { shape, others });
}

function readField(schema: Schema, name: string, from: Container, into: Container, payload: Payload): void {
  const isPresent = name in from;
  const { in: absent, out } = schema.traits;
  if (!isPresent && out && absent === 'optional') return;
  const { value, issues } = schema.run({ value: from[name], issues: [] });
  if (issues.length > 0) {
    if (!isPresent && out && absent) return;
    adopt(payload, issues, name);
  }
  if (!isPresent && !absent) {
    if (issues.length === 0) payload.issues.push({ code: 'invalid_type', path: [name] });
  } else if (value !== undefined || isPresent || (absent === 'defaulted' && !out)) into[name] = value;
}

/** @__NO_SIDE_EFFECTS__ */
export const object = (shape: Shape) => objectOf(shape, 'dropped');
/** @__NO_SIDE_EFFECTS__ */
export const looseObject = (shape: Shape) => objectOf(shape, 'kept');
/** @__NO_SIDE_EFFECTS__ */
export const strictObject = (shape: Shape) => objectOf(shape, 'refused');
/** @__NO_SIDE_EFFECTS__ */
export const extend = ({ traits, shape }: Schema, more: Shape) => objectOf({ ...shape, ...more }, traits.others ?? 'dropped');
/** @__NO_SIDE_EFFECTS__ */
export const partial = ({ traits, shape }: Schema) =>
  objectOf(Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, optional(schema)])), traits.others ?? 'dropped');

/** @__NO_SIDE_EFFECTS__ */
export const union = (options: readonly Schema[]) =>
  new Schema((payload) => {
    const read: Payload[] = [];
    for (const option of options) {
      const one = option.run({ value: payload.value, issues: [] });
      if (one.issues.length === 0) return one;
      read.push(one);
    }
    const [only, ...more] = read.filter((one) => mayGoOn(one));
    if (only && more.length === 0) return only;
    payload.issues.push({ code: 'invalid_union' });
    return payload;
  });
/** @__NO_SIDE_EFFECTS__ */
export function discriminatedUnion(name: string, options: readonly Schema[]): Schema {
  const byTag = new Map(options.flatMap((option) => (option.shape[name]?.traits.values ?? []).map((tag) => [tag, option] as const)));
  return new Schema((payload) => {
    const { value, issues } = payload;
    if (!isRecord(value)) {
      issues.push({ code: 'invalid_type' });
      return payload;
    }
    const option = byTag.get(value[name]);
    if (option) return option.run(payload);
    issues.push({ code: 'invalid_union', path: [name] });
    return payload;
  });
}

// These are no names for constants.
export { oneOf as enum, withDefault as _default, withRefuge as catch };
