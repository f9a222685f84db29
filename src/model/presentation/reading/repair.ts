import { compile } from '#model/presentation/reading/schemas/compile.ts';
import type * as z from 'zod/mini';
import type { ProblemCode } from '../problem.ts';
import { cutText, isRecord, pointer, type Report, type Writable } from './reader.ts';

type Issue = z.core.$ZodIssue;
type Container = Record<PropertyKey, unknown>;
interface Finding {
  issue: Issue;
  /** The containers on the path to the error, each with the key of the next, as far as the document goes. */
  way: { holder: Container; key: PropertyKey }[];
}
interface Note {
  path: readonly PropertyKey[];
  code: ProblemCode;
  detail: string | undefined;
}

export interface Readable<T> {
  safeParse(source: unknown): z.core.util.SafeParseResult<T>;
}

/** The value, which the caller may complete, or where and why it could not be read. */
type Reading<T> = { value: Writable<T> } | { value?: undefined; place: string; code: ProblemCode };

const MOST_ROUNDS = 10;
/** With more issues than this, a repair is not worth the time. */
const MOST_ISSUES = 1000;

/** For schemas used thousands of times: compiled where that helps, on first use. */
export function compiledOnUse<T>(schema: z.ZodMiniType<T>): Readable<T> {
  let compiled: z.ZodMiniType<T> | undefined;
  return { safeParse: (source) => (compiled ??= compile(schema)).safeParse(source) };
}

/**
 * Reads with a schema and repairs errors: numbers are clamped, overlong values are cut, and anything wrong is dropped, along with as much
 * around it as the schema requires. The source is not modified.
 */
export function readPatiently<T>(schema: Readable<T>, source: unknown, place: string, report: Report): Reading<T> {
  let result = tryToRead(schema, source);
  if (result?.success) return { value: result.data as Writable<T> };
  const [first] = result?.error.issues ?? [];
  const failure = { place: place + pointer(first?.path ?? []), code: first ? codeOf(first) : 'invalid-value' };
  const draft: Container = { source: JSON.parse(JSON.stringify(source)) };
  const notes: Note[] = [];
  const noted = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS && result && !result.success; round++) {
    if (result.error.issues.length > MOST_ISSUES) return failure;
    // Locate all issues before the first change: one repair may remove what another refers to.
    const findings = result.error.issues.map((issue) => ({ issue, way: wayTo(draft, issue) }));
    if (!findings.every((finding) => repair(finding, notes, noted))) return failure;
    result = tryToRead(schema, draft['source']);
  }
  if (!result?.success) return failure;
  for (const { path, code, detail } of notes) report(place + pointer(path), code, 'warning', detail);
  return { value: result.data as Writable<T> };
}

/** A schema that meets a million errors at once overflows the stack; such a value is unreadable. */
function tryToRead<T>(schema: Readable<T>, source: unknown) {
  try {
    return schema.safeParse(source);
  } catch {
    return undefined;
  }
}

function wayTo(draft: Container, { path }: Issue): Finding['way'] {
  const way: Finding['way'] = [];
  let value: unknown = draft;
  for (const key of ['source', ...path]) {
    if (!isContainer(value) || !Object.hasOwn(value, key)) break;
    way.push({ holder: value, key });
    value = value[key];
  }
  return way;
}

function repair({ issue, way }: Finding, notes: Note[], noted: Set<string>): boolean {
  const last = way.at(-1);
  if (!last) return false;
  const value = last.holder[last.key];
  const { path } = issue;
  const isWhole = way.length === path.length + 1;
  const note = (code: ProblemCode, detail = describe(value)) => notes.push({ path, code, detail });

  if (issue.code === 'too_big' && typeof value === 'string') {
    last.holder[last.key] = cutText(value, Number(issue.maximum));
    note('text-too-long', `at most ${issue.maximum} characters`);
  } else if (issue.code === 'too_big' && isWhole && Array.isArray(value)) {
    value.length = Number(issue.maximum);
    note('list-too-long', `at most ${issue.maximum}`);
  } else if ((issue.code === 'too_big' || issue.code === 'too_small') && isWhole && typeof value === 'number') {
    last.holder[last.key] = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
    note('number-out-of-range');
  } else {
    const named = way.findLast(({ holder }) => !Array.isArray(holder));
    if (!named || named === way[0]) return false;
    if (!Object.hasOwn(named.holder, named.key)) return true;
    delete named.holder[named.key];
    // Null often means absent, and a value missing because of an earlier repair is not another error.
    if (value !== null && !noted.has(pointer(path))) note(codeOf(issue));
    path.forEach((_, index) => noted.add(pointer(path.slice(0, index + 1))));
  }
  return true;
}

const isContainer = (value: unknown): value is Container => isRecord(value) || Array.isArray(value);

const codes: ReadonlySet<unknown> = new Set<ProblemCode>(['unknown-color', 'unsafe-link', 'unsafe-source', 'invalid-path-data']);
const isOwnCode = (code: unknown): code is ProblemCode => codes.has(code);

/** Our own schemas put the problem code in `params`. */
function codeOf(issue: Issue): ProblemCode {
  const code = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return isOwnCode(code) ? code : 'invalid-value';
}

const describe = (value: unknown): string | undefined => (isContainer(value) ? undefined : String(value));
