import { useEffect, useRef, useState } from 'react';

export type Comparison =
  /** The URLs of two images, and the share of pixels that differ. */
  { kind: 'compared'; browser: string; difference: string; share: number; isBlank: boolean } | { kind: 'failed'; reason: string };

/** Scenes compared in parallel: while one is painted here, the server works on the next. */
const AT_ONCE = 3;

/** Compares the scenes shown, from the top, and keeps the results. */
export function useComparisons(scenes: readonly { id: string }[]): ReadonlyMap<string, Comparison> {
  const kept = useRef(new Map<string, Comparison>());
  const [comparisons, setComparisons] = useState<ReadonlyMap<string, Comparison>>(new Map());
  useEffect(() => {
    const waiting = scenes.filter(({ id }) => !kept.current.has(id)).values();
    let isOver = false;
    const work = async () => {
      const { compareScene } = await import('./compare-scene.ts');
      for (const { id } of waiting) {
        if (isOver) return;
        const comparison = await compareScene(id).catch((error: unknown): Comparison => ({ kind: 'failed', reason: String(error) }));
        kept.current.set(id, comparison);
        setComparisons(new Map(kept.current));
      }
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
    return () => {
      isOver = true;
    };
  }, [scenes]);
  return comparisons;
}
