interface Means {
  /** `localStorage`; reading and writing it may be forbidden. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
  /** After the banner, which has the focus, has gone. */
  onDismissed?: () => void;
}

/** Brings the banner under `root` into sight unless it was dismissed once, and remembers when it is. Returns its undo. */
export function offerBanner(root: Pick<ParentNode, 'querySelector'>, { storage, onDismissed }: Means): () => void {
  const banner = root.querySelector<HTMLElement>('[data-banner]');
  const close = banner?.querySelector('[data-dismiss]');
  const key = `dismissed:${banner?.dataset['banner']}`;
  if (!banner || !close || recall(storage, key) !== null) return () => {};

  const dismiss = () => {
    delete banner.dataset['offered'];
    remember(storage, key);
    onDismissed?.();
  };
  banner.dataset['offered'] = '';
  close.addEventListener('click', dismiss);
  return () => close.removeEventListener('click', dismiss);
}

function recall(storage: Means['storage'], key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function remember(storage: Means['storage'], key: string): void {
  try {
    storage().setItem(key, 'yes');
  } catch {
    // Then it stays away until the next page.
  }
}
