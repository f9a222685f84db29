import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import * as z from 'zod/mini';
import { readToken } from '../sync/wire/token.ts';

export type PictureRefusal = 'wrong-type' | 'too-large' | 'no-room' | 'away';

const Made = z.object({ source: z.string(), width: z.number(), height: z.number() });
export type StoredPicture = z.output<typeof Made>;

const Problem = z.object({ code: z.string() });
const refusals: Readonly<Record<string, PictureRefusal>> = { wrongType: 'wrong-type', tooLarge: 'too-large', noRoom: 'no-room' };

const post = (route: string, oid: string, body: Blob, type: string) =>
  fetch(route.replace(':oid', encodeURIComponent(oid)), {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': type, 'x-xsrf-token': readToken(document.cookie) },
    body,
  });

/** Stores a picture with the draft, checked and converted by the server. */
export async function storePicture(oid: string, file: Blob): Promise<StoredPicture | { refusal: PictureRefusal }> {
  try {
    const response = await post(draftRoutes.assets, oid, file, file.type || 'application/octet-stream');
    if (response.status === 413) return { refusal: 'too-large' };
    const body: unknown = await response.json();
    if (response.ok) return Made.parse(body);
    return { refusal: refusals[Problem.parse(body).code] ?? 'away' };
  } catch {
    return { refusal: 'away' };
  }
}

/** Gives the presentation another title; false if that failed. */
export async function rename(oid: string, title: string): Promise<boolean> {
  try {
    const type = 'application/json';
    return (await post(draftRoutes.title, oid, new Blob([JSON.stringify({ title })], { type }), type)).ok;
  } catch {
    return false;
  }
}

/** Makes a version of the draft as it is now. */
export async function makeVersion(oid: string, name?: string): Promise<boolean> {
  try {
    const type = 'application/json';
    return (await post(draftRoutes.versions, oid, new Blob([JSON.stringify({ name })], { type }), type)).ok;
  } catch {
    return false;
  }
}
