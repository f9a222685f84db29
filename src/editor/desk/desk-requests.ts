import { largestMedia } from '#contract/presentation/changes.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import * as z from 'zod/mini';
import type { Renaming } from '../sync/title/unsent-title.ts';
import { readToken } from '../sync/wire/token.ts';

export type PictureRefusal = 'wrong-type' | 'too-large' | 'too-many-pixels' | 'no-room' | 'no-file' | 'refused' | 'away';

const size = { width: z.number(), height: z.number() };
const Made = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['image', 'video']), isSound: z.optional(z.boolean()), source: z.string(), ...size }),
  z.object({ kind: z.literal('drawing'), drawing: z.unknown(), alt: z.optional(z.string()), ...size }),
]);
export type StoredFile = z.output<typeof Made>;
/** What an object shows by itself. */
export type StoredDrawing = Extract<StoredFile, { kind: 'drawing' }>;

const Problem = z.object({ code: z.string() });
const refusals: Readonly<Record<string, PictureRefusal>> = {
  wrongType: 'wrong-type',
  tooLarge: 'too-large',
  tooManyPixels: 'too-many-pixels',
  noRoom: 'no-room',
  full: 'no-room',
  invalid: 'no-file',
};

const post = (route: string, oid: string, body: Blob) =>
  fetch(route.replace(':oid', encodeURIComponent(oid)), {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': body.type || 'application/octet-stream',
      'x-xsrf-token': readToken(document.cookie),
    },
    body,
  });
const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' });

/** Somebody has to log in again, or was faster, or asks too often. */
const passing: ReadonlySet<number> = new Set([401, 403, 408, 409, 429]);
/** Whether it may be answered otherwise later. */
const isAway = (status: number): boolean => status < 400 || status >= 500 || passing.has(status);

/** Stores a file with the draft, or one at an address; checked by the server, and a picture converted. */
export async function storeFile(oid: string, file: Blob | string): Promise<StoredFile | { refusal: PictureRefusal }> {
  try {
    const isAddress = typeof file === 'string';
    // Whoever refuses a body before it has arrived may not be heard.
    if (!isAddress && file.size > largestMedia) return { refusal: 'too-large' };
    const response = await (isAddress ? post(draftRoutes.assetFrom, oid, json({ address: file })) : post(draftRoutes.assets, oid, file));
    // A proxy may have a limit of its own, and answers with a page.
    const body: unknown = await response.json().catch(() => ({ code: response.status === 413 ? 'tooLarge' : '' }));
    if (response.ok) return Made.parse(body);
    return { refusal: refusals[Problem.parse(body).code] ?? (isAway(response.status) ? 'away' : 'refused') };
  } catch {
    return { refusal: 'away' };
  }
}

/** Gives the presentation another title. */
export async function rename(oid: string, title: string): Promise<Renaming> {
  try {
    const { ok, status } = await post(draftRoutes.title, oid, json({ title }));
    if (ok) return 'done';
    return isAway(status) ? 'away' : 'refused';
  } catch {
    return 'away';
  }
}

/** Makes a version of the draft as it is now. */
export async function makeVersion(oid: string, name?: string): Promise<boolean> {
  try {
    return (await post(draftRoutes.versions, oid, json({ name }))).ok;
  } catch {
    return false;
  }
}
