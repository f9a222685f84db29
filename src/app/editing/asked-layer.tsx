import { type ComponentType, useEffect, useState } from 'react';
import { useEditor } from '../pages/editor/editor-context.tsx';
import { Later } from '../pages/editor/parts/later.tsx';

interface AskedLayerProps {
  to: 'crop' | 'points';
  Layer: ComponentType<{ id: string; onClose: () => void }>;
}

/** Above the canvas, while somebody does this to the one object that is selected when they ask for it. */
export function AskedLayer({ to, Layer }: AskedLayerProps) {
  const editor = useEditor();
  const [id, setId] = useState<string>();
  useEffect(
    () =>
      editor.onAsk((asked) => {
        const { selection } = editor.desk.state();
        if (asked === to && selection.kind === 'objects') setId(selection.ids[0]);
      }),
    [editor, to],
  );
  if (id === undefined) return null;
  return (
    <Later>
      <Layer key={id} id={id} onClose={() => setId(undefined)} />
    </Later>
  );
}
