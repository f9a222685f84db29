import { useEffect, useState } from 'react';

export interface Selection {
  oids: readonly string[];
  has(oid: string): boolean;
  /** With `isRange`, includes everything since the last selected one. */
  choose(oid: string, isChosen: boolean, isRange: boolean): void;
  chooseAll(isChosen: boolean): void;
  clear(): void;
}

const none: ReadonlySet<string> = new Set();

/** The selected presentations among those shown. Cards no longer shown are deselected, and so is everything when `place` changes. */
export function useSelection(shown: readonly string[], place: string): Selection {
  const [kept, setKept] = useState<{ place: string; chosen: ReadonlySet<string> }>({ place, chosen: none });
  const chosen = kept.place === place ? kept.chosen : none;
  const setChosen = (next: ReadonlySet<string>) => setKept({ place, chosen: next });
  const [last, setLast] = useState<string | null>(null);
  const oids = shown.filter((oid) => chosen.has(oid));
  const isAny = oids.length > 0;

  useEffect(() => {
    if (!isAny) return;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      // Escape first closes whatever is open above the page.
      const isElsewhere = target instanceof Element && target.closest('dialog, [popover], input:not([type="checkbox"]), select') !== null;
      if (key === 'Escape' && !isElsewhere) setKept({ place: '', chosen: none });
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
