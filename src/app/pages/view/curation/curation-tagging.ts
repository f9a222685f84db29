import { send } from '#app/client/http/http.ts';
import { track } from '#app/client/http/track.ts';
import { curationEvents, curationTags, type CurationTag } from '#contract/presentation/curation.ts';
import { curationPath } from '#contract/presentation/presentation-address.ts';

/** Null removes the tag. */
export type TagWish = CurationTag | null;

export interface TagStatus {
  status: 'loading' | 'success' | 'error';
  tag: TagWish;
}

const statuses = ['loading', 'success', 'error'] as const;

/** Saves the tag, and reports the status to the surrounding page. */
export function saveTag(oid: string, tag: TagWish, target: EventTarget = window): Promise<void> {
  return track(
    async () => {
      const asked =
        tag === null
          ? { method: 'DELETE' }
          : { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ tag }) };
      await send(curationPath(oid), { ...asked, needsToken: true });
    },
    (status) => status !== 'none' && announce({ status, tag }, target),
  );
}

const announce = (detail: TagStatus, target: EventTarget) => target.dispatchEvent(new CustomEvent(curationEvents.tagStatus, { detail }));

/** Listens for the status of every tagging; returns a function that removes the listener. */
export function addTagStatusListener(listener: (status: TagStatus) => void, target: EventTarget = window): () => void {
  const onStatus = (event: Event) => {
    const { status: said, tag: named } = detailOf(event);
    const status = statuses.find((known) => known === said);
    const tag = readTag(named);
    if (status && tag !== undefined) listener({ status, tag });
  };
  target.addEventListener(curationEvents.tagStatus, onStatus);
  return () => target.removeEventListener(curationEvents.tagStatus, onStatus);
}

/** Listens to the moderators' tools. Asking for an unknown tag is reported as an error. */
export function addTagWishListener(listener: (tag: TagWish) => void, target: EventTarget = window): () => void {
  const onWish = (event: Event) => {
    const tag = readTag(detailOf(event).tag);
    if (tag === undefined) announce({ status: 'error', tag: null }, target);
    else listener(tag);
  };
  target.addEventListener(curationEvents.tag, onWish);
  return () => target.removeEventListener(curationEvents.tag, onWish);
}

const readTag = (tag: unknown): TagWish | undefined => (tag === null ? null : curationTags.find((known) => known === tag));

function detailOf(event: Event): { status?: unknown; tag?: unknown } {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return typeof detail === 'object' && detail !== null ? detail : {};
}
