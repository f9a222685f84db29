interface Means {
  /** `localStorage`; access to it may be denied. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
  /** Called when a banner becomes visible. */
  onOffered?: (name: string) => void;
  /** Called after a banner, which had the focus, is removed. */
  onDismissed?: () => void;
}

/** Shows the banners under `root` except those dismissed earlier, and remembers dismissals. Returns an undo function. */
export function offerBanners(root: Pick<ParentNode, 'querySelectorAll'>, { storage, onOffered, onDismissed }: Means): () => void {
  const ending = new AbortController();
  for (const banner of root.querySelectorAll<HTMLElement>('[data-banner]')) {
    const { dataset } = banner;
    const name = dataset['banner'] ?? '';
    const key = `dismissed:${name}`;
    if (recall(storage, key) !== null) continue;
    dataset['offered'] = '';
    // Some are hidden in narrow windows.
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
    // Without storage, it stays dismissed until the next page.
  }
}
