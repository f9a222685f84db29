import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';

const VersionsView = onDemand(async () => (await import('../versions/versions-view.tsx')).VersionsView);

export interface Presented {
  title: string;
  /** Where copies and files are made. */
  details: string;
}

/** The version history, once somebody asks for it. */
export function VersionsPlace(presented: Presented) {
  const { onAsk } = useEditor();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onAsk((asked) => asked === 'versions' && setOpen(true)), [onAsk]);
  if (!isOpen) return null;
  return (
    <Later>
      <VersionsView {...presented} onClose={() => setOpen(false)} />
    </Later>
  );
}
