import { send } from '#app/client/http/http.ts';
import { likePath } from '#contract/presentation/presentation-address.ts';

type LinkId = string | null | undefined;

const ask = (method: 'PUT' | 'DELETE') => async (oid: string, linkId?: LinkId) => {
  await send(likePath({ oid, linkId }), { method, headers: { 'Content-Type': 'application/json' }, needsToken: true });
};

/** The visitor's like of a presentation, with the view link they came through, if any. Idempotent. */
export const likesApi = { like: ask('PUT'), unlike: ask('DELETE') };
