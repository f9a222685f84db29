/** What is wrong, in the words of `zod`. */
export interface Issue {
  code: string;
  path?: PropertyKey[];
  /** Whether what follows can still be checked. */
  continue?: boolean;
  maximum?: number;
  minimum?: number;
  params?: unknown;
}

export interface Payload {
  value: unknown;
  issues: Issue[];
  aborted?: boolean;
}

interface Check {
  run(payload: Payload): void;
  /** Counts, even of something that is wrong otherwise. */
  isCount?: boolean;
}

/** What becomes of a field that is not there: it stays away, or a value takes its place. */
type Absent = 'optional' | 'defaulted' | undefined;

interface Traits {
  in?: Absent;
  /** The field may be absent in what is read. */
  out?: 'optional' | undefined;
  /** All values there are. */
  values?: readonly unknown[];
  shape?: Shape;
  /** What becomes of other fields. */
  others?: 'kept' | 'dropped' | 'refused';
}

export type Shape = Readonly<Record<string, Schema>>;

const mayGoOn = ({ aborted, issues }: Payload, since = 0): boolean =>
  !aborted && issues.every((issue, place) => place < since || issue.continue === true);

export class Schema {
  readonly traits: Traits;
  readonly #read: (payload: Payload) => Payload;
  readonly #checks: readonly Check[];

  constructor(read: (payload: Payload) => Payload, traits: Traits = {}, checks: readonly Check[] = []) {
    this.#read = read;
    this.traits = traits;
    this.#checks = checks;
  }

  get shape(): Shape {
    return this.traits.shape ?? {};
  }

  check(...checks: readonly Check[]): Schema {
    return new Schema(this.#read, this.traits, [...this.#checks, ...checks]);
  }

  run(payload: Payload): Payload {
    const read = this.#read(payload);
    if (this.#checks.length === 0) return read;
    let isFine = mayGoOn(read);
    for (const check of this.#checks) {
      if (check.isCount ? read.aborted || read.issues.some((issue) => issue.continue === false) || !hasLength(read.value) : !isFine)
        continue;
      const before = read.issues.length;
      check.run(read);
      isFine &&= mayGoOn(read, before);
    }
    return read;
  }

  safeParse(value: unknown) {
    const { value: data, issues } = this.run({ value, issues: [] });
    if (issues.length === 0) return { success: true, data } as const;
    for (const issue of issues) issue.path ??= [];
    return { success: false, error: { issues } } as const;
  }

  parse(value: unknown): unknown {
    const read = this.safeParse(value);
    if (!read.success) throw new Error(JSON.stringify(read.error.issues));
    return read.data;
  }
}

const hasLength = (value: unknown): value is { length: number } =>
  value !== undefined && value !== null && (value as { length?: unknown }).length !== undefined;

/** Adds to what is wrong with the whole what is wrong with a part. */
export function adopt(payload: Payload, issues: readonly Issue[], key: PropertyKey): void {
  for (const issue of issues) {
    (issue.path ??= []).unshift(key);
    payload.issues.push(issue);
  }
}

export { mayGoOn };
