interface Wishes {
  /** As the device asks: nothing moves by itself. */
  isReducedMotion: boolean;
  /** As the connection asks: nothing is fetched that nobody needs. */
  isSavingData: boolean;
}

interface Root {
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
}

const moves: Readonly<Record<string, boolean>> = { pointerover: true, focusin: true, pointerout: false, focusout: false };

/** Pictures with an animation move while their link is pointed at or has the focus. Returns its undo. */
export function animatePreviews(root: Root, { isReducedMotion, isSavingData }: Wishes = wishes()): () => void {
  if (isReducedMotion || isSavingData) return () => {};
  const follow = (event: Event) => {
    const { type, target, relatedTarget, pointerType } = event as PointerEvent;
    const card = (target as Element).closest('a');
    const picture = card?.querySelector<HTMLImageElement>('img[data-animation]');
    // A finger that touches it is on its way to the page behind it; a pointer within the link has neither come nor gone.
    if (!picture || pointerType === 'touch' || card?.contains(relatedTarget as Element | null)) return;
    picture.dataset['still'] ??= picture.src;
    const { animation = '', still } = picture.dataset;
    picture.src = moves[type] ? animation : still;
  };
  for (const type of Object.keys(moves)) root.addEventListener(type, follow);
  return () => Object.keys(moves).forEach((type) => root.removeEventListener(type, follow));
}

const wishes = (): Wishes => ({
  isReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  isSavingData: (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
});
