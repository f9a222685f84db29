import type { Way } from '#editor/outline/outline-tools.ts';

export interface TreePress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key means in the tree. */
export type Meaning =
  /** Along the rows; `takes` is what becomes of the selection. */
  | { readonly kind: 'go'; readonly to: 'next' | 'previous' | 'first' | 'last'; readonly takes: 'this' | 'range' | 'nothing' }
  | { readonly kind: 'move'; readonly way: Way }
  | { readonly kind: 'open' | 'close' | 'enter' | 'rename' | 'remove' | 'toggle' | 'all' }
  | { readonly kind: 'letters'; readonly key: string };

const rows = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' } as const;
const ways = { ArrowUp: 'before', ArrowDown: 'after', ArrowRight: 'in', ArrowLeft: 'out' } as const;
const plain = { ArrowRight: 'open', ArrowLeft: 'close', Enter: 'enter', F2: 'rename', Delete: 'remove', Backspace: 'remove' } as const;

const among = <T extends object>(table: T, key: string): T[keyof T] | undefined =>
  Object.hasOwn(table, key) ? table[key as keyof T] : undefined;

export function meaningOf({ key, altKey, ctrlKey, metaKey, shiftKey }: TreePress): Meaning | undefined {
  const isControl = ctrlKey || metaKey;
  if (altKey) {
    const way = isControl || shiftKey ? undefined : among(ways, key);
    return way && { kind: 'move', way };
  }
  const to = among(rows, key);
  if (to) return { kind: 'go', to, takes: shiftKey ? 'range' : isControl ? 'nothing' : 'this' };
  if (key === ' ') return { kind: 'toggle' };
  if (isControl) return key.toLowerCase() === 'a' ? { kind: 'all' } : undefined;
  const kind = shiftKey ? undefined : among(plain, key);
  if (kind) return { kind };
  return key.length === 1 ? { kind: 'letters', key } : undefined;
}
