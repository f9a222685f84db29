export interface Figure {
  name: string;
  value: number;
  /** The target; null for a figure that is only informative. */
  target: string | null;
  holds: boolean | null;
}

export const figure = (name: string, value: number): Figure => ({ name, value: round(value), target: null, holds: null });
export const atLeast = (name: string, value: number, target: number): Figure => ({
  name,
  value: round(value),
  target: `≥ ${target}`,
  holds: value >= target,
});
export const atMost = (name: string, value: number, target: number): Figure => ({
  name,
  value: round(value),
  target: `≤ ${target}`,
  holds: value <= target,
});

/** Prints a table for people, then one line of JSON for machines. In a soak, a missed target is a failure. */
export function report(bench: string, figures: Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, value, target, holds } of figures)
    console.log(
      `${name.padEnd(width)}  ${String(value).padStart(10)}  ${target ?? ''}${holds === null ? '' : holds ? '  met' : '  NOT MET'}`,
    );
  console.log(JSON.stringify({ bench, figures }));
  if (process.env['SOAK'] && figures.some(({ holds }) => holds === false)) process.exitCode = 1;
}

const round = (value: number) => Number(value.toPrecision(4));

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
