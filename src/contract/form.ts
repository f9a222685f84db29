/** A form as it comes back from the server: what was typed, and what is wrong with it in the reader's language. */
export interface FormState<Field extends string> {
  values: Partial<Record<Field, string>>;
  problems: Partial<Record<Field, string>>;
  /** Wrong with the whole, not with one field. */
  problem: string | null;
  /** What has just been done, after a redirect. */
  done: string | null;
}

export const emptyForm: FormState<never> = { values: {}, problems: {}, problem: null, done: null };

export const csrfField = 'csrfToken';

export const minimumPasswordLength = 10;
export const maximumPasswordLength = 128;
