import { useText } from '#app/client/frame.tsx';
import type { UploadRow } from '#app/client/uploads/uploads.ts';
import type { ImportState, ImportSummary } from '#contract/presentation/imports.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { visuallyHidden } from '../../../ui/type.css.ts';

/** Announces to screen readers what starts and how it ends, but not every percent. */
export function Announcements({ uploads, imports }: { uploads: readonly UploadRow[]; imports: readonly ImportSummary[] }) {
  const text = useText();
  const [said, say] = useState('');
  const known = useRef(new Map<string, ImportState>(imports.map(({ id, state }) => [id, state])));
  const lastKey = useRef(0);

  const tellOfUploads = useEffectEvent((rows: readonly UploadRow[]) => {
    const begun = rows.filter(({ key }) => key > lastKey.current);
    lastKey.current = Math.max(lastKey.current, ...begun.map(({ key }) => key));
    if (begun.length > 0) say(text('library.import.said.begun', { count: begun.length }));
  });
  const tellOfImports = useEffectEvent((list: readonly ImportSummary[]) => {
    for (const { id, fileName, state } of list) {
      if (known.current.get(id) !== state && (state === 'ready' || state === 'failed'))
        say(text(`library.import.said.${state}`, { name: fileName }));
      known.current.set(id, state);
    }
  });
  useEffect(() => tellOfUploads(uploads), [uploads]);
  useEffect(() => tellOfImports(imports), [imports]);
  return (
    <p role="status" className={visuallyHidden}>
      {said}
    </p>
  );
}
