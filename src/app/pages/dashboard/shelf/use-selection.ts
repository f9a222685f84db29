import { useEffect, useState } from 'react';

export interface Selection {
  oids: readonly string[];
  has(oid: string): boolean;
  /** With `isRange`, everything since the last one that was chosen, too. */
  choose(oid: string, isChosen: boolean, isRange: boolean): void;
  chooseAll(isChosen: boolean): void;
  clear(): void;
}

/** What of those that are shown is chosen. What is no longer shown is no longer chosen. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const oids = shown.filter((oid) => chosen.has(oid));
  const isAny = oids.length > 0;

  useEffect(() => {
    if (!isAny) return;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      // Escape first closes what lies over the page.
      const isElsewhere = target instanceof Element && target.closest('dialog, [popover], input:not([type="checkbox"]), select') !== null;
      if (key === 'Escape' && !isElsewhere) setChosen(new Set());
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isAny]);

  return {
    oids,
    has: (oid) => chosen.has(oid),
    choose(oid, isChosen, isRange) {
      const [from, to] = [last === null ? -1 : shown.indexOf(last), shown.indexOf(oid)];
      const meant = isRange && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [oid];
      const next = new Set(oids);
      for (const each of meant) {
        if (isChosen) next.add(each);
        else next.delete(each);
      }
      setChosen(next);
      setLast(oid);
    },
    chooseAll: (isChosen) => setChosen(new Set(isChosen ? shown : [])),
    clear: () => setChosen(new Set()),
  };
}
