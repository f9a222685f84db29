export interface LikeView {
  isLiked: boolean;
  count: number;
  /** What the heart is doing. */
  motion: 'still' | 'liking' | 'unliking' | 'failing';
}

interface Means {
  save(isLiked: boolean): Promise<void>;
  show(view: LikeView): void;
  wait(milliseconds: number): Promise<void>;
  /** What was asked for is so, and was not before. */
  onSaved(isLiked: boolean): void;
  onFailure(): void;
}

const UNLIKING = 2000;

/** Shows every wish at once and saves the last one, one request after the other. Returns what a click does. */
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
        // A lost answer may hide a like that was saved: another wish is sent even if it is what was known.
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
