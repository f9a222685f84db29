import type { Surroundings } from '../surroundings.ts';
import type { LinkState } from '../wire/link-messages.ts';
import type { Link, SharedEvents } from './shared-link.ts';

/** Milliseconds until what could not be loaded is loaded again. */
const AGAIN = 3000;

/** A link whose scripts come after the draft is shown. Until then it is connecting, and has nothing to send. */
export function lateLink(
  load: () => Promise<(events: SharedEvents) => Link>,
  { after }: Pick<Surroundings, 'after'>,
  events: SharedEvents,
): Link {
  let link: Link | undefined;
  let state: LinkState = 'connecting';
  let isLoading = false;
  let isClosed = false;
  let stopWaiting = () => undefined as void;
  const open = async () => {
    if (isLoading || link || isClosed) return;
    stopWaiting();
    isLoading = true;
    const loaded = await load().catch(() => undefined);
    isLoading = false;
    if (isClosed) return;
    if (loaded) {
      state = 'connecting';
      link = loaded(events);
    } else {
      state = 'offline';
      stopWaiting = after(AGAIN, () => void open());
    }
    events.state(link?.state ?? state);
  };
  void open();
  return {
    get state() {
      return link?.state ?? state;
    },
    send: (batch) => link?.send(batch),
    follow: () => link?.follow(),
    wake: () => (link ? link.wake() : void open()),
    sleep: () => link?.sleep(),
    sayBye: () => link?.sayBye(),
    close() {
      isClosed = true;
      stopWaiting();
      link?.close();
    },
  };
}
