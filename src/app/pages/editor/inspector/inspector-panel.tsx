import { useText } from '#app/client/frame.tsx';
import { useEffect, useState } from 'react';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { Later, onDemand, useSoon } from '../parts/later.tsx';
import { useKindName } from '../parts/object-words.ts';
import * as styles from './inspector.css.ts';

const CanvasPanel = onDemand(async () => (await import('./canvas-panel.tsx')).CanvasPanel);
const ObjectPanel = onDemand(async () => (await import('./object-panel.tsx')).ObjectPanel);
const SeveralPanel = onDemand(async () => (await import('./several-panel.tsx')).SeveralPanel);
const LookPanel = onDemand(async () => (await import('../look/look-panel.tsx')).LookPanel);

type TabName = 'selected' | 'canvas' | 'look';

interface InspectorPanelProps {
  /** Nothing but the properties of what is selected. */
  isAlone?: boolean;
  /** What was asked for before it was there. */
  asked?: 'look' | 'backdrop' | undefined;
  onAsked?: () => void;
}

/** What is selected, and its properties; those of the canvas; and the look of it all. */
export function InspectorPanel({ isAlone = false, asked: first, onAsked }: InspectorPanelProps) {
  const text = useText();
  const { chosen: chosenObjects, onAsk } = useEditor();
  const kindName = useKindName();
  useSoon(ObjectPanel);
  useSoon(SeveralPanel);
  useDeskState((state) => state.presentation);
  useDeskState((state) => state.selection);
  const objects = chosenObjects();
  const hasObjects = objects.length > 0;
  const [chosen, setChosen] = useState<TabName>(first ? 'look' : 'selected');
  const [hadObjects, setHad] = useState(hasObjects);
  if (hadObjects !== hasObjects) {
    setHad(hasObjects);
    if (hasObjects) setChosen('selected');
  }
  const [goesToBackdrop, setGoing] = useState(first === 'backdrop');
  useEffect(() => onAsked?.(), [onAsked]);
  useEffect(
    () =>
      onAsk((asked) => {
        if (asked === 'look' || asked === 'backdrop') setChosen('look');
        if (asked === 'backdrop') setGoing(true);
      }),
    [onAsk],
  );
  const shown = isAlone ? 'selected' : chosen === 'selected' && !hasObjects ? 'canvas' : chosen;
  const [only, more] = objects;
  const selected = {
    id: 'selected',
    label: only && !more ? kindName(only) : text('editorObjects.several', { count: objects.length }),
    panel: shown === 'selected' && hasObjects && (
      <Later isQuiet>{only && !more ? <ObjectPanel key={only.id} object={only} /> : <SeveralPanel objects={objects} />}</Later>
    ),
  };
  if (isAlone) return <div className={styles.panel}>{selected.panel}</div>;
  return (
    <div className={styles.panel}>
      <Tabs
        label={text('editorObjects.properties')}
        chosen={shown}
        onChoose={(id) => setChosen(hasObjects || id === 'look' ? (id as TabName) : 'selected')}
        tabs={[
          ...(hasObjects ? [selected] : []),
          {
            id: 'canvas',
            label: text('editorObjects.canvas'),
            panel: shown === 'canvas' && (
              <Later isQuiet>
                <CanvasPanel />
              </Later>
            ),
          },
          {
            id: 'look',
            label: text('editorLook.title'),
            panel: shown === 'look' && (
              <Later>
                <LookPanel goesToBackdrop={goesToBackdrop} onThere={() => setGoing(false)} />
              </Later>
            ),
          },
        ]}
      />
    </div>
  );
}
