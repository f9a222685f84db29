import type { Surroundings } from '../surroundings.ts';
import { createPatience } from '../kept/patience.ts';

/** `away`: the server has not judged it. */
export type Renaming = 'done' | 'refused' | 'away';

interface Given extends Pick<Surroundings, 'after'> {
  oid: string;
  personId: string;
  send(title: string): Promise<Renaming>;
  onChange(): void;
  onRefused(): void;
}

export interface UnsentTitle {
  /** What the presentation was last called here; undefined if that is what its page says. */
  readonly title: string | undefined;
  readonly isUnsent: boolean;
  /** Whether it outlives this tab. */
  readonly isKept: boolean;
  rename(title: string): void;
  /** Somebody has given it this title elsewhere, later. */
  accept(title: string): void;
  /** There is a network again. */
  wake(): void;
  close(): void;
}

/** Sends a title, which is no part of the draft: now, or once the server can be reached. The tabs of a browser share what is not sent. */
export function openTitle({ oid, personId, send, after, onChange, onRefused }: Given): UnsentTitle {
  const key = `lectern-title ${personId} ${oid}`;
  const patience = createPatience({ after });
  let unsent = readTitle(key);
  let title = unsent;
  let accepted: string | undefined;
  let isKept = true;
  let isSending = false;

  const settle = (next: string | undefined) => {
    accepted = title = next;
    unsent = undefined;
    isKept = true;
    onChange();
  };
  const sendNext = async (): Promise<void> => {
    const sent = unsent;
    isSending = sent !== undefined;
    if (sent === undefined) return;
    const outcome = await send(sent);
    if (outcome === 'away' && !(await patience.wait())) return;
    if (outcome === 'done') accepted = sent;
    if (outcome !== 'away' && unsent === sent) {
      keepTitle(key, undefined);
      settle(accepted);
      if (outcome === 'refused') onRefused();
    }
    await sendNext();
  };
  const begin = () => (isSending ? patience.wake() : void sendNext());
  const hear = ({ key: changed, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    // Whoever logs out leaves nothing behind.
    if (changed === null && unsent !== undefined) {
      isKept = false;
      onChange();
    }
    if (changed !== key) return;
    if (newValue === null) return settle(title);
    title = unsent = newValue;
    onChange();
    begin();
  };
  addEventListener('storage', hear);
  begin();

  return {
    get title() {
      return title;
    },
    get isUnsent() {
      return unsent !== undefined;
    },
    get isKept() {
      return isKept;
    },
    rename(next) {
      title = unsent = next;
      isKept = keepTitle(key, next);
      onChange();
      begin();
    },
    accept(next) {
      keepTitle(key, undefined);
      settle(next);
    },
    wake: patience.wake,
    close() {
      removeEventListener('storage', hear);
      unsent = undefined;
      patience.drop();
    },
  };
}

function readTitle(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser could. */
function keepTitle(key: string, title: string | undefined): boolean {
  try {
    if (title === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, title);
    return true;
  } catch {
    return false;
  }
}
