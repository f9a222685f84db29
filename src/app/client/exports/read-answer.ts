class WrongAnswer extends Error {}

/** Answers are read field by field: anything else than expected is an error. */
export const read = (from: unknown, name: string): unknown => {
  if (typeof from !== 'object' || from === null) throw new WrongAnswer(name);
  return Reflect.get(from, name);
};

export function words(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new WrongAnswer('words');
  return value;
}

export function number(value: unknown): number {
  if (typeof value !== 'number') throw new WrongAnswer('number');
  return value;
}

export function yesOrNo(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new WrongAnswer('boolean');
  return value;
}

export function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new WrongAnswer('list');
  return value;
}

export function oneOf<const Known extends string>(known: readonly Known[], value: unknown): Known {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new WrongAnswer(known.join());
  return found;
}
