/** A field of an event's body. One definition serves the types, the server's checks and the reference. */
export type Field =
  | { kind: 'text'; most: number; isOptional?: true }
  | { kind: 'whole'; most: number; isOptional?: true }
  | { kind: 'number'; most: number; isOptional?: true }
  | { kind: 'flag'; isOptional?: true }
  | { kind: 'choice'; of: readonly string[]; isOptional?: true };

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<Given extends Field> = Given extends { kind: 'text' }
  ? string
  : Given extends { kind: 'whole' | 'number' }
    ? number
    : Given extends { kind: 'flag' }
      ? boolean
      : Given extends { kind: 'choice'; of: readonly (infer Choice)[] }
        ? Choice
        : never;

/** The type of a body with these fields. */
export type ValuesOf<Given extends Fields> = {
  [Name in keyof Given as Given[Name] extends { isOptional: true } ? never : Name]: ValueOf<Given[Name]>;
} & {
  [Name in keyof Given as Given[Name] extends { isOptional: true } ? Name : never]?: ValueOf<Given[Name]>;
};

/** At most this many UTF-16 units; longer text is truncated, never rejected. */
export const text = <Most extends number>(most: Most) => ({ kind: 'text', most }) as const;
/** A whole number, from 0. */
export const whole = <Most extends number>(most: Most) => ({ kind: 'whole', most }) as const;
/** A number from 0, fractions allowed. */
export const number = <Most extends number>(most: Most) => ({ kind: 'number', most }) as const;
export const flag = { kind: 'flag' } as const;
export const choice = <const Of extends readonly string[]>(...of: Of) => ({ kind: 'choice', of }) as const;
export const optional = <Given extends Field>(field: Given) => ({ ...field, isOptional: true }) as const;
