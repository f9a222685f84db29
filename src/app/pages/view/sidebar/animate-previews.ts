interface Wishes {
  /** The device asks for reduced motion. */
  isReducedMotion: boolean;
  /** The connection asks to save data. */
  isSavingData: boolean;
}

interface Root {
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
}

const moves: Readonly<Record<string, boolean>> = { pointerover: true, focusin: true, pointerout: false, focusout: false };

/** Animates pictures while their link is hovered or focused. Returns an undo function. */
export function animatePreviews(root: Root, wishes = readWishes): () => void {
  const follow = (event: Event) => {
    const { type, target, relatedTarget, pointerType } = event as PointerEvent;
    const card = (target as Element).closest('a');
    const picture = card?.querySelector<HTMLImageElement>('img[data-animation]');
    // A touch is about to open the link; a pointer moving within the link has neither entered nor left it.
    if (!picture || pointerType === 'touch' || card?.contains(relatedTarget as Element | null)) return;
    const { isReducedMotion, isSavingData } = wishes();
    if (isReducedMotion || isSavingData) return;
    picture.dataset['still'] ??= picture.src;
    const { animation = '', still } = picture.dataset;
    picture.src = moves[type] ? animation : still;
  };
  for (const type of Object.keys(moves)) root.addEventListener(type, follow);
  return () => Object.keys(moves).forEach((type) => root.removeEventListener(type, follow));
}

// Only when needed: asking makes the browser bring its styles up to date.
const readWishes = (): Wishes => ({
  isReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  isSavingData: (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
});
