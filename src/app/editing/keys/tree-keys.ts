import type { Keys } from '#editor/commands/command.ts';
import type { Way } from '#editor/outline/outline-tools.ts';

export interface TreePress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Along the rows; `takes` is what becomes of the selection. */
interface Going {
  readonly kind: 'go';
  readonly to: 'next' | 'previous' | 'first' | 'last';
  readonly takes: 'this' | 'range' | 'nothing';
}

/** What a key means in the tree. */
export type Meaning =
  | Going
  | { readonly kind: 'move'; readonly way: Way }
  | { readonly kind: 'open' | 'close' | 'enter' | 'rename' | 'remove' | 'toggle' | 'all' | 'menu' }
  | { readonly kind: 'letters'; readonly key: string };

/** Other than letters, which find a row. */
export type TreeKey = Exclude<Meaning, { kind: 'letters' }>;

const go = (held: string, takes: Going['takes']): Record<Keys, Going> => ({
  [`${held}ArrowDown`]: { kind: 'go', to: 'next', takes },
  [`${held}ArrowUp`]: { kind: 'go', to: 'previous', takes },
  [`${held}Home`]: { kind: 'go', to: 'first', takes },
  [`${held}End`]: { kind: 'go', to: 'last', takes },
});

export const treeKeys: Readonly<Record<Keys, TreeKey>> = {
  ...go('', 'this'),
  ...go('Shift+', 'range'),
  ...go('Ctrl+Shift+', 'range'),
  ...go('Ctrl+', 'nothing'),
  ArrowRight: { kind: 'open' },
  ArrowLeft: { kind: 'close' },
  Enter: { kind: 'enter' },
  F2: { kind: 'rename' },
  Delete: { kind: 'remove' },
  Backspace: { kind: 'remove' },
  Space: { kind: 'toggle' },
  'Shift+Space': { kind: 'toggle' },
  'Ctrl+Space': { kind: 'toggle' },
  'Ctrl+A': { kind: 'all' },
  'Shift+F10': { kind: 'menu' },
  'Alt+ArrowUp': { kind: 'move', way: 'before' },
  'Alt+ArrowDown': { kind: 'move', way: 'after' },
  'Alt+ArrowRight': { kind: 'move', way: 'in' },
  'Alt+ArrowLeft': { kind: 'move', way: 'out' },
};

export function meaningOf({ key, altKey, ctrlKey, metaKey, shiftKey }: TreePress): Meaning | undefined {
  const isControl = ctrlKey || metaKey;
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  const keys = [isControl && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', name].filter(Boolean).join('+');
  if (Object.hasOwn(treeKeys, keys)) return treeKeys[keys];
  return key.length === 1 && !isControl && !altKey ? { kind: 'letters', key } : undefined;
}
