import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';

const CropLayer = onDemand(async () => (await import('./crop-layer.tsx')).CropLayer);

/** Above the canvas, while somebody crops a picture. */
export function CropPlace() {
  const editor = useEditor();
  const [id, setId] = useState<string>();
  useEffect(
    () =>
      editor.onAsk((asked) => {
        const { selection } = editor.desk.state();
        if (asked === 'crop' && selection.kind === 'objects') setId(selection.ids[0]);
      }),
    [editor],
  );
  if (id === undefined) return null;
  return (
    <Later>
      <CropLayer key={id} id={id} onClose={() => setId(undefined)} />
    </Later>
  );
}
