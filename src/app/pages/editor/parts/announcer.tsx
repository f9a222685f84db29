import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../../ui/type.css.ts';

/**
 * Says what a command has done to people who do not see it. The region has to be on the page from the start. With a pause, only the last
 * of several words is said, after so many milliseconds without others.
 */
export function useAnnouncer(pause = 0): { region: ReactNode; announce: (words: string) => void } {
  const [said, setSaid] = useState({ words: '', turn: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = useCallback(
    (words: string) => {
      const say = () => setSaid(({ turn }) => ({ words, turn: turn + 1 }));
      clearTimeout(timer.current);
      if (pause > 0) timer.current = setTimeout(say, pause);
      else say();
    },
    [pause],
  );
  const region = (
    <p className={visuallyHidden} role="status">
      {/* Another element each time, so that the same words are said again. */}
      <span key={said.turn}>{said.words}</span>
    </p>
  );
  return { region, announce };
}
