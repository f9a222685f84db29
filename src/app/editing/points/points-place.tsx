import { useEffect, useState } from 'react';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import { Later, onDemand } from '../../pages/editor/parts/later.tsx';

const PointsLayer = onDemand(async () => (await import('./points-layer.tsx')).PointsLayer);

/** Above the canvas, while somebody edits the points of a line, a shape or a drawing. */
export function PointsPlace() {
  const editor = useEditor();
  const [id, setId] = useState<string>();
  useEffect(
    () =>
      editor.onAsk((asked) => {
        const { selection } = editor.desk.state();
        if (asked === 'points' && selection.kind === 'objects') setId(selection.ids[0]);
      }),
    [editor],
  );
  if (id === undefined) return null;
  return (
    <Later>
      <PointsLayer key={id} id={id} onClose={() => setId(undefined)} />
    </Later>
  );
}
