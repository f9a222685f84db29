/** Why a file cannot be read; the owner sees the text `imports.problem.<code>`. */
export const importProblemCodes = [
  'empty',
  'unknown-format',
  'wrong-format',
  'old-format',
  'encrypted',
  'broken',
  'too-large',
  'too-many-slides',
  'too-many-pixels',
  'nothing-inside',
  'too-slow',
  'too-much-memory',
  'stopped',
] as const;
export type ImportProblemCode = (typeof importProblemCodes)[number];

/** The file is at fault, so retrying would not help. */
export class ImportProblem extends Error {
  readonly code: ImportProblemCode;

  constructor(code: ImportProblemCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportProblem';
    this.code = code;
  }
}
