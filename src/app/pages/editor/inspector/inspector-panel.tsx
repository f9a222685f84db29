import { useText } from '#app/client/frame.tsx';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { useEffect, useState } from 'react';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { Later, onDemand, useSoon } from '../parts/later.tsx';
import { CanvasPanel } from './canvas-panel.tsx';
import * as styles from './inspector.css.ts';

const ObjectPanel = onDemand(async () => (await import('./object-panel.tsx')).ObjectPanel);
const SeveralPanel = onDemand(async () => (await import('./several-panel.tsx')).SeveralPanel);
const LookPanel = onDemand(async () => (await import('../look/look-panel.tsx')).LookPanel);

type TabName = 'selected' | 'canvas' | 'look';

/** What is selected, and its properties; those of the canvas; and the look of it all. */
export function InspectorPanel() {
  const text = useText();
  const { inspect, onAsk } = useEditor();
  useSoon(ObjectPanel);
  useSoon(SeveralPanel);
  useDeskState((state) => state.presentation);
  useDeskState((state) => state.selection);
  const objects = inspect.objects();
  const hasObjects = objects.length > 0;
  const [chosen, setChosen] = useState<TabName>('selected');
  const [hadObjects, setHad] = useState(hasObjects);
  if (hadObjects !== hasObjects) {
    setHad(hasObjects);
    if (hasObjects) setChosen('selected');
  }
  useEffect(() => onAsk((asked) => asked === 'look' && setChosen('look')), [onAsk]);
  const shown = chosen === 'selected' && !hasObjects ? 'canvas' : chosen;
  const [only, more] = objects;
  const nameOfKind = (object: SceneObject) => {
    if (object.kind === 'drawing' && object.formula) return text('editorFormula.title');
    return text(object.kind === 'video' && object.isSound ? 'editorObjects.sound' : `editorObjects.kind.${object.kind}`);
  };
  const selected = {
    id: 'selected',
    label: only && !more ? nameOfKind(only) : text('editorObjects.several', { count: objects.length }),
    panel: shown === 'selected' && (
      <Later isQuiet>{only && !more ? <ObjectPanel key={only.id} object={only} /> : <SeveralPanel objects={objects} />}</Later>
    ),
  };
  return (
    <div className={styles.panel}>
      <Tabs
        label={text('editorObjects.properties')}
        chosen={shown}
        onChoose={(id) => setChosen(hasObjects || id === 'look' ? (id as TabName) : 'selected')}
        tabs={[
          ...(hasObjects ? [selected] : []),
          { id: 'canvas', label: text('editorObjects.canvas'), panel: shown === 'canvas' && <CanvasPanel /> },
          {
            id: 'look',
            label: text('editorLook.title'),
            panel: shown === 'look' && (
              <Later>
                <LookPanel />
              </Later>
            ),
          },
        ]}
      />
    </div>
  );
}
