import { versionMakers } from '#contract/presentation/details.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { makeEditable } from '#model/change/editable.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import * as z from 'zod/mini';
import { readToken } from '../../sync/wire/token.ts';

const List = z.object({
  versions: z.array(
    z.object({
      number: z.int(),
      name: z.nullable(z.string()),
      madeAt: z.string(),
      // One that is new is something, too.
      madeBy: z.catch(z.enum(versionMakers), 'save'),
      isShown: z.boolean(),
    }),
  ),
  hasMore: z.boolean(),
});
export type VersionPage = z.output<typeof List>;
export type Version = VersionPage['versions'][number];

const Made = z.object({ number: z.int() });

/** Requests about versions. What fails is undefined, or false. */
export function createVersionsApi(oid: string) {
  const addressOf = (route: string, number?: number) =>
    route.replace(':oid', encodeURIComponent(oid)).replace(':number', String(number ?? ''));
  const ask = async <T>(address: string, read: (body: unknown) => T, request: RequestInit = {}): Promise<T | undefined> => {
    try {
      const response = await fetch(address, { ...request, headers: { accept: 'application/json', ...request.headers } });
      return response.ok ? read(await response.json()) : undefined;
    } catch {
      return undefined;
    }
  };
  const post = <T>(address: string, body: object, read: (body: unknown) => T) =>
    ask(address, read, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': readToken(document.cookie) },
      body: JSON.stringify(body),
    });
  const isDone = () => true;
  return {
    /** Latest first; with a number, those before that one. */
    list: (before?: number) =>
      ask(`${addressOf(draftRoutes.versions)}${before === undefined ? '' : `?before=${before}`}`, (body) => List.parse(body)),
    /** As a draft of it would be. */
    read: (number: number): Promise<Presentation | undefined> =>
      ask(addressOf(draftRoutes.version, number), (body) => makeEditable(parsePresentation(body).presentation)),
    name: async (number: number, name: string | null) =>
      (await post(addressOf(draftRoutes.versionName, number), { name }, isDone)) ?? false,
    /** Makes a version of what is there now. Returns its number. */
    make: async (how: { name?: string; isRestored?: boolean }) =>
      (await post(addressOf(draftRoutes.versions), how, (body) => Made.parse(body)))?.number,
    restore: async (number: number) => (await post(addressOf(draftRoutes.versionRestore, number), {}, isDone)) ?? false,
  };
}
