import { useEffect, useEffectEvent, useState } from 'react';

const filesIn = (transfer: DataTransfer | null) => transfer !== null && [...transfer.types].includes('Files');

/** Accepts files dropped anywhere on the page. Returns how many are being dragged over it, or null. */
export function useFileDrop(isWanted: boolean, onFiles: (files: File[]) => void): number | null {
  const [held, setHeld] = useState<number | null>(null);
  const drop = useEffectEvent(onFiles);
  useEffect(() => {
    if (!isWanted) return;
    const onDragOver = (event: DragEvent) => {
      if (!filesIn(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      const files = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file');
      setHeld(Math.max(1, files.length));
    };
    const onDragLeave = (event: DragEvent) => {
      // `relatedTarget` is null when leaving the page rather than moving between its elements.
      if (event.relatedTarget === null) setHeld(null);
    };
    const onDrop = (event: DragEvent) => {
      setHeld(null);
      if (!filesIn(event.dataTransfer)) return;
      event.preventDefault();
      drop([...(event.dataTransfer?.files ?? [])]);
    };
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('dragenter', onDragOver, { signal });
    addEventListener('dragover', onDragOver, { signal });
    addEventListener('dragleave', onDragLeave, { signal });
    addEventListener('drop', onDrop, { signal });
    return () => stop.abort();
  }, [isWanted]);
  return held;
}
