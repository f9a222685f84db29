import type { DrawnFormula, Formula } from '#editor/tools/formula/draw-formula.ts';
import type { FormulaTools } from '#editor/tools/formula/formula-tools.ts';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds after a letter: until the formula is drawn, and from then until somebody is told what is wrong with it. */
const [SOON, LATER] = [120, 700];

interface Shown {
  readonly made?: Formula;
  /** The last one that could be drawn. */
  readonly drawn?: DrawnFormula | undefined;
}

/** What becomes of a source a moment after it was written. `show` shows what somebody else has made. */
export function useFormula(tools: FormulaTools, tex: string) {
  const [shown, setShown] = useState<Shown>({});
  const show = useCallback((made: Formula) => setShown(({ drawn }) => ({ made, drawn: 'drawing' in made ? made : drawn })), []);
  useEffect(() => {
    let isOver = false;
    const make = async () => {
      const made = await tools.make(tex);
      if (isOver) return;
      if ('drawing' in made) show(made);
      // Unless somebody who wants to insert nothing has been told so meanwhile.
      else if (made.tex === '') setShown((now) => (now.made?.tex === '' ? now : {}));
      // Whoever is still writing knows that it is not finished.
      else timer = setTimeout(() => show(made), LATER);
    };
    let timer = setTimeout(() => void make(), SOON);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [tools, tex, show]);
  return { ...shown, show };
}
