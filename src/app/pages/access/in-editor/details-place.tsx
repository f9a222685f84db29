import { useEffect, useState } from 'react';
import { useEditor } from '../../editor/editor-context.tsx';
import { makeSavedVersion } from '../../editor/header/make-saved-version.ts';
import { Later, onDemand } from '../../editor/parts/later.tsx';

const DetailsPanel = onDemand(async () => (await import('./details-panel.tsx')).DetailsPanel);

interface DetailsPlaceProps {
  address: string;
  onTitle: (title: string) => void;
}

/** The details and the sharing of the presentation beside its canvas, once somebody asks for them. */
export function DetailsPlace({ address, onTitle }: DetailsPlaceProps) {
  const { desk, onAsk } = useEditor();
  const [section, setSection] = useState<'details' | 'share'>();
  useEffect(() => onAsk((asked) => (asked === 'details' || asked === 'share') && setSection(asked)), [onAsk]);
  if (!section) return null;
  const isSaved = () => makeSavedVersion({ ...desk, makeVersion: async () => true });
  return (
    <Later>
      <DetailsPanel address={address} section={section} isSaved={isSaved} onTitle={onTitle} onClose={() => setSection(undefined)} />
    </Later>
  );
}
