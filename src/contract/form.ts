/** A form as the server returns it: the values entered, and their errors in the reader's language. */
export interface FormState<Field extends string> {
  values: Partial<Record<Field, string>>;
  problems: Partial<Record<Field, string>>;
  /** An error about the form as a whole. */
  problem: string | null;
  /** What was just done, shown after a redirect. */
  done: string | null;
}

export const emptyForm: FormState<never> = { values: {}, problems: {}, problem: null, done: null };

export const csrfField = 'csrfToken';

export const minimumPasswordLength = 10;
export const maximumPasswordLength = 128;
