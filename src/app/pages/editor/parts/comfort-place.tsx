import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { Later, onDemand } from './later.tsx';

const ComfortCard = onDemand(async () => (await import('./comfort-card.tsx')).ComfortCard);

/** Shows how calm the flights are when a command asks for it. */
export function ComfortPlace() {
  const { onAsk } = useEditor();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onAsk((asked) => asked === 'comfort' && setOpen((now) => !now)), [onAsk]);
  if (!isOpen) return null;
  return (
    <Later>
      <ComfortCard onClose={() => setOpen(false)} />
    </Later>
  );
}
