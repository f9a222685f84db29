import { Suspense, useCallback, useEffect, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { onDemand } from '../parts/later.tsx';

const Tour = onDemand(async () => (await import('./tour.tsx')).Tour);

const KEY = 'lectern-tour';

/** Without storage, nobody is shown it again and again. */
function isNew(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // It is shown once more.
  }
}

/** Three steps for whoever opens a presentation of their own for the first time; again when somebody asks. */
export function TourPlace({ isOwner }: { isOwner: boolean }) {
  const { onAsk } = useEditor();
  const [shown, setShown] = useState<'first' | 'asked' | undefined>(() => (isOwner && isNew() ? 'first' : undefined));
  useEffect(() => onAsk((asked) => asked === 'tour' && setShown('asked')), [onAsk]);
  const close = useCallback(() => {
    remember();
    setShown(undefined);
  }, []);
  return shown ? (
    <Suspense fallback={null}>
      <Tour key={shown} takesFocus={shown === 'asked'} onClose={close} />
    </Suspense>
  ) : null;
}
