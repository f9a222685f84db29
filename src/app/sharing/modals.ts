const modals = new Map<string, () => void>();

/** Makes the modal available by name until the returned function is called. */
export function registerModal(name: string, open: () => void): () => void {
  modals.set(name, open);
  return () => {
    if (modals.get(name) === open) modals.delete(name);
  };
}

export function openModal(name: string): void {
  const open = modals.get(name);
  if (!open) throw new Error('Modal does not exist!');
  open();
}
