import { type ReactNode, useCallback, useState } from 'react';
import { visuallyHidden } from '../../../ui/type.css.ts';

/** Says what a command has done to people who do not see it. The region has to be on the page from the start. */
export function useAnnouncer(): { region: ReactNode; announce: (words: string) => void } {
  const [said, setSaid] = useState({ words: '', turn: 0 });
  const announce = useCallback((words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 })), []);
  const region = (
    <p className={visuallyHidden} role="status">
      {/* Another element each time, so that the same words are said again. */}
      <span key={said.turn}>{said.words}</span>
    </p>
  );
  return { region, announce };
}
