import * as z from 'zod/mini';
import { VersionName } from './changes.ts';
import type { VersionMaker } from './details.ts';

/** A version as the history in the editor lists it. */
export interface ListedVersion {
  number: number;
  /** From those who edit it. */
  name: string | null;
  /** ISO 8601. */
  madeAt: string;
  madeBy: VersionMaker;
  /** Visitors see it. */
  isShown: boolean;
}

/** Latest first. */
export interface VersionList {
  versions: readonly ListedVersion[];
  /** Whether there are earlier ones: ask for those before the last. */
  hasMore: boolean;
}

/** How many are listed at once. */
export const VERSIONS_A_PAGE = 100;

/** Without one, the version may go when it is old. */
export const Naming = z.strictObject({ name: z.nullable(VersionName) });
