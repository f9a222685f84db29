export interface ToastMessage {
  text: string;
  tone?: 'done' | 'problem';
  /** An action such as Undo. */
  action?: { label: string; onSelect: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

const MOST = 3;

/** Shows a passing message that something is done. Anything the user must not miss belongs on the page itself. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  change([...toasts, { ...message, id: lastId }].slice(-MOST));
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export const readToasts = () => toasts;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
