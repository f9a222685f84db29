import { useEffect } from 'react';
import { useDesk } from '../editor-context.tsx';

/** Asks before the tab closes if something would be lost: what is not saved and kept nowhere else. */
export function LeaveGuard() {
  const desk = useDesk();
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      const { status, uploading } = desk.state();
      const isSaved = status.state === 'saved' || status.state === 'refused';
      if (uploading > 0 || !(isSaved || status.isKept)) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [desk]);
  return null;
}
