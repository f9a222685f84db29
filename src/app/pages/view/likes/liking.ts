export interface LikeView {
  isLiked: boolean;
  count: number;
  /** The animation of the heart. */
  motion: 'still' | 'liking' | 'unliking' | 'failing';
}

interface Means {
  save(isLiked: boolean): Promise<void>;
  show(view: LikeView): void;
  wait(milliseconds: number): Promise<void>;
  /** Called when a change has been saved. */
  onSaved(isLiked: boolean): void;
  onFailure(): void;
}

const UNLIKING = 2000;

/** Shows every choice immediately and saves the last one, one request at a time. Returns the click handler. */
export function createLiking(start: Pick<LikeView, 'isLiked' | 'count'>, { save, show, wait, onSaved, onFailure }: Means): () => void {
  const others = start.count - Number(start.isLiked);
  let wished = start.isLiked;
  let known = start.isLiked;
  let isSaving = false;
  let shown = 0;

  function present(motion: LikeView['motion']): number {
    show({ isLiked: wished, count: Math.max(0, others + Number(wished)), motion });
    shown += 1;
    return shown;
  }

  async function settle() {
    isSaving = true;
    let isCertain = true;
    while (wished !== known || !isCertain) {
      const asked = wished;
      isCertain = await save(asked).then(
        () => true,
        () => false,
      );
      if (isCertain) {
        if (asked !== known) onSaved(asked);
        known = asked;
        // The failed request may have been saved all the same, so a different choice is sent even if it equals the known state.
      } else if (wished === asked) {
        wished = known;
        isCertain = true;
        present('failing');
        onFailure();
      }
    }
    isSaving = false;
  }

  return () => {
    wished = !wished;
    const unliked = present(wished ? 'liking' : 'unliking');
    if (!wished) void wait(UNLIKING).then(() => shown === unliked && present('still'));
    if (!isSaving) void settle();
  };
}
