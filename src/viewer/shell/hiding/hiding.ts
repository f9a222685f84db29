/** The controls hide after this long without input. */
export const HIDES_AFTER = 3000;

export interface Hiding {
  /** Call on any input. */
  stir(): void;
  /** The controls stay visible while anything holds them: focus, a pointer resting on them, an open menu. */
  hold(name: string, isHeld: boolean): void;
  stop(): void;
}

export function watchHiding(after: (milliseconds: number, run: () => void) => () => void, onChange: (isHidden: boolean) => void): Hiding {
  const holders = new Set<string>();
  let cancel: (() => void) | undefined;
  let isHidden = false;
  const set = (next: boolean) => {
    if (next === isHidden) return;
    isHidden = next;
    onChange(next);
  };
  const stir = () => {
    cancel?.();
    set(false);
    cancel = holders.size === 0 ? after(HIDES_AFTER, () => set(true)) : undefined;
  };
  stir();
  return {
    stir,
    hold(name, isHeld) {
      if (holders.has(name) === isHeld) return;
      if (isHeld) holders.add(name);
      else holders.delete(name);
      stir();
    },
    stop: () => cancel?.(),
  };
}
