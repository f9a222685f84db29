import { useEffect, useRef, useState } from 'react';

/** What somebody is typing in a field, until it is done: on Enter, when they leave the field, or when the field goes. */
export function useDraft(shown: string, commit: (typed: string) => void) {
  const [typed, setTyped] = useState<string>();
  const latest = useRef({ typed, commit, shown });
  useEffect(() => {
    latest.current = { typed, commit, shown };
  });
  const finish = () => {
    const { typed, commit, shown } = latest.current;
    latest.current.typed = undefined;
    setTyped(undefined);
    if (typed !== undefined && typed !== shown) commit(typed);
  };
  useEffect(
    () => () => {
      const { typed, commit, shown } = latest.current;
      latest.current.typed = undefined;
      if (typed !== undefined && typed !== shown) commit(typed);
    },
    [],
  );
  return {
    value: typed ?? shown,
    type(next: string) {
      latest.current.typed = next;
      setTyped(next);
    },
    finish,
    isTyping: typed !== undefined,
    forget() {
      latest.current.typed = undefined;
      setTyped(undefined);
    },
  };
}
