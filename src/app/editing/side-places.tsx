import { useCallback, useEffect, useState } from 'react';
import { useDeskState, useEditor } from '../pages/editor/editor-context.tsx';
import { InspectorPanel } from '../pages/editor/inspector/inspector-panel.tsx';
import { OutlinePanel } from '../pages/editor/outline/outline-panel.tsx';
import { outline } from '../pages/editor/stage/editor-page.css.ts';
import { Later, onDemand } from '../pages/editor/parts/later.tsx';

const StepPanel = onDemand(async () => (await import('./on-path/step-panel.tsx')).StepPanel);

/** The outline, which gives its room to the canvas while somebody works on the path. */
export function OutlinePlace() {
  const isOnPath = useDeskState((state) => state.isOnPath);
  return (
    <div className={outline} data-away={isOnPath || undefined} data-side-panel>
      <OutlinePanel />
    </div>
  );
}

/** The properties of what is selected, or of the chosen step. */
export function InspectorPlace({ isAlone }: { isAlone: boolean }) {
  const { desk, onAsk } = useEditor();
  const isOnPath = useDeskState((state) => state.isOnPath);
  /** What somebody asked for who worked on the path, where it is not. */
  const [asked, setAsked] = useState<'look' | 'backdrop'>();
  const takeAsked = useCallback(() => setAsked(undefined), []);
  useEffect(
    () =>
      onAsk((what) => {
        if ((what !== 'look' && what !== 'backdrop') || !desk.state().isOnPath) return;
        setAsked(what);
        desk.turnToPath(false);
      }),
    [desk, onAsk],
  );
  if (!isOnPath) return <InspectorPanel isAlone={isAlone} asked={asked} onAsked={takeAsked} />;
  return (
    <Later isQuiet>
      <StepPanel />
    </Later>
  );
}
