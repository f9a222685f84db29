/** A ZIP whose entries are inflated on demand, within the limits of `limits.ts`. */
export interface Archive {
  /** Cleaned: no duplicates, no leading slash, nothing outside the archive, forward slashes only. */
  names: readonly string[];
  has(name: string): boolean;
  /** The inflated size the archive claims; undefined if there is no such entry. */
  sizeOf(name: string): number | undefined;
  /** Undefined if there is no such entry. Throws an ImportProblem if it is broken, encrypted or over a limit. */
  read(name: string): Uint8Array | undefined;
}
