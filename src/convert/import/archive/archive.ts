/** A ZIP whose entries are inflated when they are asked for, within the limits of `limits.ts`. */
export interface Archive {
  /** Cleaned of what climbs out, starts at a root or comes twice; with forward slashes. */
  names: readonly string[];
  has(name: string): boolean;
  /** Inflated size as the archive claims it; undefined if there is no such entry. */
  sizeOf(name: string): number | undefined;
  /** Undefined if there is no such entry. Throws an ImportProblem if it is broken, encrypted or beyond a limit. */
  read(name: string): Uint8Array | undefined;
}
