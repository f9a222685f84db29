interface Means {
  /** `localStorage`; reading and writing it may be forbidden. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
  /** One came into sight. */
  onOffered?: (name: string) => void;
  /** After a banner, which has the focus, has gone. */
  onDismissed?: () => void;
}

/** Brings the banners under `root` into sight, but for those that were dismissed once, and remembers when one is. Returns its undo. */
export function offerBanners(root: Pick<ParentNode, 'querySelectorAll'>, { storage, onOffered, onDismissed }: Means): () => void {
  const ending = new AbortController();
  for (const banner of root.querySelectorAll<HTMLElement>('[data-banner]')) {
    const { dataset } = banner;
    const name = dataset['banner'] ?? '';
    const key = `dismissed:${name}`;
    if (recall(storage, key) !== null) continue;
    dataset['offered'] = '';
    // Narrow windows have no room for some.
    if (banner.checkVisibility?.() !== false) onOffered?.(name);
    const dismiss = () => {
      delete dataset['offered'];
      remember(storage, key);
      onDismissed?.();
    };
    banner.querySelector('[data-dismiss]')?.addEventListener('click', dismiss, { signal: ending.signal });
  }
  return () => ending.abort();
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
