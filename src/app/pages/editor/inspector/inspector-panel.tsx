import { useText } from '#app/client/frame.tsx';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { useState } from 'react';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { CanvasPanel } from './canvas-panel.tsx';
import * as styles from './inspector.css.ts';
import { ObjectPanel } from './object-panel.tsx';
import { SeveralPanel } from './several-panel.tsx';

/** What is selected, and its properties. */
export function InspectorPanel() {
  const { inspect } = useEditor();
  useDeskState((state) => state.presentation);
  useDeskState((state) => state.selection);
  const objects = inspect.objects();
  return <div className={styles.panel}>{objects.length > 0 ? <SelectedTabs objects={objects} /> : <CanvasTab />}</div>;
}

function SelectedTabs({ objects }: { objects: readonly SceneObject[] }) {
  const text = useText();
  const [chosen, setChosen] = useState('selected');
  const [only, more] = objects;
  const isSelectedShown = chosen === 'selected';
  return (
    <Tabs
      label={text('editorObjects.properties')}
      onChoose={setChosen}
      tabs={[
        {
          id: 'selected',
          label: only && !more ? text(`editorObjects.kind.${only.kind}`) : text('editorObjects.several', { count: objects.length }),
          panel: isSelectedShown && (only && !more ? <ObjectPanel key={only.id} object={only} /> : <SeveralPanel objects={objects} />),
        },
        { id: 'canvas', label: text('editorObjects.canvas'), panel: !isSelectedShown && <CanvasPanel /> },
      ]}
    />
  );
}

function CanvasTab() {
  const text = useText();
  return (
    <Tabs label={text('editorObjects.properties')} tabs={[{ id: 'canvas', label: text('editorObjects.canvas'), panel: <CanvasPanel /> }]} />
  );
}
