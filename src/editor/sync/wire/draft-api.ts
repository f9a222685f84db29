import { type BatchRule, largestBatch } from '#contract/presentation/changes.ts';
import { draftAddress, draftProtocol } from '#contract/presentation/draft-socket.ts';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { applyAll } from '#model/change/apply.ts';
import { type Draft, openDraft } from '#model/change/draft/draft.ts';
import type { Batch } from '#model/change/draft/replica.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import * as z from 'zod/mini';
import { ReadAnswer, ReadChanges, ReadDraft } from './messages.ts';
import { readToken } from './token.ts';

/**
 * `forgotten`: the changes that were asked for are no longer known one by one. `rejected` and `too-large`: asking again will not help.
 * `full`: the storage of the owner has no room.
 */
export type Failure = 'unreachable' | 'signed-out' | 'gone' | 'outdated' | 'forgotten' | 'rejected' | 'too-large' | 'full';
export type Reached<T> = { readonly value: T } | { readonly failure: Failure };

export interface DraftApi {
  /** As it is now, and the number of its last change. */
  read(): Promise<Reached<{ draft: Draft; number: number }>>;
  changesAfter(number: number): Promise<Reached<ReadChanges>>;
  /** `isLast`: the page is about to close. */
  post(batch: Batch, isLast?: boolean): Promise<Reached<ReadAnswer>>;
}

const Problem = z.partial(z.object({ code: z.string(), answer: z.unknown() }));
const query = `protocol=${draftProtocol}`;

export const socketAddress = (oid: string, { protocol, host }: Location): string =>
  `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${pathOf(draftRoutes.socket, oid)}?${query}`;

const pathOf = (route: string, oid: string) => route.replace(':oid', encodeURIComponent(oid));

/** A draft over plain requests: to open it, and where sockets do not get through. */
export function createDraftApi(oid: string): DraftApi {
  const changesPath = `${pathOf(draftRoutes.changes, oid)}?${query}`;

  const ask = async <T>(
    path: string,
    schema: z.ZodMiniType<T>,
    request: RequestInit = {},
    readRefusal = (_answer: unknown): Reached<T> => ({ failure: 'forgotten' }),
  ): Promise<Reached<T>> => {
    try {
      const response = await fetch(path, { ...request, headers: { accept: 'application/json', ...request.headers } });
      // Also if it comes from somebody in between, who speaks no JSON.
      if (response.status === 413) return { failure: 'too-large' };
      const body: unknown = await response.json();
      if (response.ok) return { value: schema.parse(body) };
      const { code, answer } = Problem.parse(body);
      return code === 'changeRefused' ? readRefusal(answer) : { failure: failureOf(response.status, code) };
    } catch {
      return { failure: 'unreachable' };
    }
  };
  const changesAfter = (number: number) => ask(`${changesPath}&after=${number}`, ReadChanges);

  return {
    changesAfter,
    async read() {
      const read = await ask(draftAddress(oid), ReadDraft);
      if ('failure' in read) return read;
      const { document, documentNumber, ...first } = read.value;
      const draft = openDraft(parsePresentation(document).presentation);
      let number = documentNumber;
      for (let page: ReadChanges = first; ;) {
        for (const change of page.changes) {
          const done = applyAll(draft, change.operations);
          if ('refusal' in done) throw done.refusal;
          ({ number } = change);
        }
        if (!page.hasMore) return { value: { draft, number } };
        const next = await changesAfter(number);
        if ('failure' in next) return next;
        page = next.value;
      }
    },
    async post(batch, isLast = false) {
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': readToken(document.cookie) };
      const body = JSON.stringify(batch);
      // The answer to it could be lost, because the server does not wait for the end of it.
      if (bytesOf(body) > largestBatch) return { value: rejectionOf(batch, 'too-large') };
      const request: RequestInit = { method: 'POST', headers, body, keepalive: isLast };
      const answer = await ask(changesPath, ReadAnswer, request, (refusal) => ({ value: ReadAnswer.parse(refusal) }));
      if ('value' in answer) return answer;
      if (answer.failure === 'rejected') return { value: rejectionOf(batch, 'invalid-value') };
      return answer.failure === 'too-large' ? { value: rejectionOf(batch, 'too-large') } : answer;
    },
  };
}

/** As it is sent. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** What becomes of a batch that the server does not even read. */
export const rejectionOf = ({ base }: Batch, rule: BatchRule): ReadAnswer => ({
  outcome: 'refused',
  rule,
  number: base,
  changes: [],
  hasMore: false,
});

function failureOf(status: number, code: string | undefined): Failure {
  if (code === 'outdated') return 'outdated';
  if (status === 404) return 'gone';
  if (status === 400) return 'rejected';
  // Without a session there is no token either.
  return status === 401 || status === 403 ? 'signed-out' : 'unreachable';
}
