import { useText } from '#app/client/frame.tsx';
import type { LibraryCard } from '#contract/presentation/library.ts';
import { isolate } from '#locale/isolate.ts';
import { useRef } from 'react';
import { box } from '../../../ui/field/check-field.css.ts';
import type { Selection } from './use-selection.ts';

/** The form that submits the selection without scripts. */
export const selectionForm = 'selection';

/** Selects a presentation; with Shift, all from the last one to this one. */
export function SelectBox({ card: { oid, title }, selection }: { card: LibraryCard; selection: Selection }) {
  const text = useText();
  const isRange = useRef(false);
  return (
    <input
      type="checkbox"
      className={box.checkbox}
      form={selectionForm}
      name={`oid.${oid}`}
      value="1"
      autoComplete="off"
      checked={selection.has(oid)}
      aria-label={text('library.select', { title: isolate(title) })}
      // The click event, from the mouse or the space bar, tells whether Shift is held; the change event does not.
      onClick={({ shiftKey }) => void (isRange.current = shiftKey)}
      onChange={({ currentTarget }) => selection.choose(oid, currentTarget.checked, isRange.current)}
    />
  );
}
