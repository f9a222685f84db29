import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as zod from 'zod/mini';
import * as mini from './mini.ts';

type Read = { success: boolean; data?: unknown; error?: { issues: readonly { code?: string; path: readonly PropertyKey[] }[] } };
// The types of both differ, as `scripts/small-schemas.mjs` says; what they do must not.
const small = mini as unknown as typeof zod;

/** Schemas as ours are built, with what each of them accepts. */
const built: Readonly<Record<string, readonly [build: (z: typeof zod) => { safeParse(value: unknown): unknown }, ...accepted: unknown[]]>> =
  {
    unknown: [(z) => z.unknown(), null, undefined, [1]],
    string: [(z) => z.string(), '', 'a'],
    number: [(z) => z.number(), 0, -1.5, 1e300],
    boolean: [(z) => z.boolean(), true],
    literal: [(z) => z.literal('a'), 'a'],
    'literal of several': [(z) => z.literal(['a', 1, null]), 'a', 1, null],
    enum: [(z) => z.enum(['image', 'video']), 'image', 'video'],
    custom: [(z) => z.custom((value) => value instanceof Date), new Date()],
    int: [(z) => z.int().check(z.minimum(0), z.maximum(10_000_000)), 0, 10_000_000],
    coerce: [
      (z) => z.object({ protocol: z._default(z.coerce.number().check(z.refine(Number.isSafeInteger)), 2) }),
      {},
      { protocol: '3' },
      { protocol: null },
    ],
    'lengths of strings': [(z) => z.string().check(z.minLength(2), z.maxLength(3)), 'ab', '🐟🐟🐟'],
    'lengths of lists': [(z) => z.array(z.unknown()).check(z.minLength(1), z.maxLength(2)), [1], [1, 2]],
    regex: [(z) => z.string().check(z.regex(/^[\w-]{4,8}$/)), 'abcd'],
    refine: [(z) => z.string().check(z.refine((value) => value.startsWith('a'))), 'ab'],
    trim: [(z) => z.string().check(z.trim(), z.minLength(1), z.maxLength(5)), ' a ', '  abcde  '],
    'several checks': [(z) => z.string().check(z.minLength(3), z.regex(/^a/), z.maxLength(4)), 'abc'],
    transform: [
      (z) =>
        z.pipe(
          z.string(),
          z.transform((value) => value.length),
        ),
      'abc',
    ],
    'transform that refuses': [
      (z) =>
        z.pipe(
          z.unknown(),
          z.transform((value, context) => {
            if (value === 1) return 'one';
            context.issues.push({ code: 'custom', message: 'not one', input: value });
            return z.NEVER;
          }),
        ),
      1,
    ],
    pipe: [
      (z) =>
        z.pipe(
          z.pipe(
            z.array(z.string()),
            z.transform((all) => all.join('')),
          ),
          z.string().check(z.maxLength(3)),
        ),
      ['a', 'b'],
    ],
    optional: [(z) => z.object({ a: z.optional(z.boolean()) }), {}, { a: true }, { a: undefined }],
    exactOptional: [(z) => z.strictObject({ a: z.exactOptional(z.string()) }), {}, { a: 'b' }],
    nullable: [(z) => z.object({ a: z.nullable(z.object({ b: z.int() })) }), { a: null }, { a: { b: 1 } }],
    'nullable that is optional': [(z) => z.object({ a: z.optional(z.nullable(z.string())) }), {}, { a: null }],
    default: [(z) => z.object({ a: z._default(z.array(z.unknown()), []), b: z._default(z.number(), () => 3) }), {}, { a: [1], b: 2 }],
    'default that is optional': [(z) => z.object({ a: z.optional(z._default(z.number(), 3)) }), {}, { a: 1 }],
    prefault: [(z) => z.object({ a: z.prefault(z.string().check(z.trim()), ' x ') }), {}, { a: ' b ' }],
    catch: [(z) => z.object({ a: z.catch(z.enum(['save', 'copy']), 'save') }), { a: 'copy' }, { a: 'else' }, {}],
    array: [(z) => z.array(z.object({ a: z.string() })), [], [{ a: 'b', c: 1 }]],
    tuple: [(z) => z.tuple([z.number(), z.string()]), [1, 'a']],
    'tuple of nothing': [(z) => z.union([z.tuple([]), z.array(z.number())]), [], [1]],
    record: [(z) => z.record(z.string().check(z.regex(/^[a-z]+$/)), z.object({ a: z.number() })), {}, { b: { a: 1 } }],
    object: [(z) => z.object({ a: z.unknown(), b: z.string() }), { a: 1, b: 'c', d: 2 }],
    looseObject: [(z) => z.looseObject({ a: z.string() }), { a: 'b', c: { d: 1 } }],
    strictObject: [(z) => z.strictObject({ a: z.string() }), { a: 'b' }],
    extend: [(z) => z.extend(z.strictObject({ a: z.string() }), { b: z.optional(z.number()) }), { a: 'b' }, { a: 'b', b: 1 }],
    partial: [(z) => z.partial(z.strictObject({ a: z.string(), b: z.number() })), {}, { b: 1 }],
    union: [
      (z) => z.union([z.strictObject({ parent: z.string() }), z.strictObject({ layer: z.string() }), z.number()]),
      { parent: 'a' },
      { layer: 'b' },
      3,
    ],
    discriminatedUnion: [
      (z) =>
        z.discriminatedUnion('kind', [
          z.object({ kind: z.enum(['image', 'video']), isSound: z.optional(z.boolean()), width: z.number() }),
          z.strictObject({ kind: z.literal('text'), anchor: z.int() }),
        ]),
      { kind: 'video', width: 1 },
      { kind: 'text', anchor: 2 },
    ],
  };

/** What nobody should send. */
const wrong = [
  null,
  undefined,
  -1,
  1.5,
  Number.NaN,
  Infinity,
  2 ** 60,
  '',
  'x'.repeat(300),
  '\u0000',
  [],
  {},
  true,
  { kind: 'x' },
  '__proto__',
  [undefined],
];

/** The value, and the value with something wrong in each of its places. */
function* spoiled(value: unknown): Generator<unknown> {
  yield value;
  yield* wrong;
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  for (const key of Object.keys(value)) {
    for (const part of spoiled(Reflect.get(value, key))) yield replaced(value, key, part);
    yield without(value, key);
  }
  for (const part of wrong) yield Array.isArray(value) ? [...value, part] : { ...value, other: part };
}
const replaced = (value: object, key: string, part: unknown) =>
  Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part };
const without = (value: object, key: string) =>
  Array.isArray(value) ? value.toSpliced(Number(key), 1) : Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

describe('small schemas read as those of zod', () => {
  test.each(Object.entries(built))('%s', (_name, [build, ...accepted]) => {
    const [here, there] = [build(small), build(zod)];
    for (const value of accepted) {
      expect(there.safeParse(value)).toMatchObject({ success: true });
      for (const one of spoiled(value)) {
        const [found, expected] = [here.safeParse(structuredClone(one)), there.safeParse(structuredClone(one))] as [Read, Read];
        expect(whatOf(found), JSON.stringify(one)).toEqual(whatOf(expected));
      }
    }
  });

  test('all that our schemas use of it is compared; browsers do not compile any', () => {
    const rooms = ['contract', 'editor', 'model'].map((room) => new URL(`../../${room}/`, import.meta.url));
    const sources = rooms.flatMap((room) =>
      readdirSync(room, { recursive: true })
        .filter((file) => String(file).endsWith('.ts') && !/\.test\.ts$|\/compile\.ts$/.test(String(file)))
        .map((file) => readFileSync(new URL(String(file), room), 'utf8'))
        .filter((source) => source.includes(`from 'zod/mini'`)),
    );
    const used = new Set(sources.flatMap((source) => [...source.matchAll(/\bz\.([a-z_]\w*)\(/gi)].map(([, name]) => name)));
    const compared = Object.values(built)
      .map(([build]) => build.toString())
      .join();
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !compared.includes(`z.${name}(`))).toEqual([]);
  });
});

const whatOf = ({ success, data, error }: Read) => [success, data, error?.issues.map(({ code, path }) => [code, path])];
