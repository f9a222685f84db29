import { SheetBar } from './sheet-bar.tsx';
import { SheetHead } from './sheet-head.tsx';
import type { SheetProps } from './sheets.ts';
import { TouchHint } from './touch-hint.tsx';

export type PhonePartProps = { part: 'hint' } | ({ part: 'head' | 'bar' } & SheetProps);

/** What only phones and touch screens have, in one file that others do not load. */
export function PhonePart(props: PhonePartProps) {
  if (props.part === 'hint') return <TouchHint />;
  const Part = props.part === 'head' ? SheetHead : SheetBar;
  return <Part sheet={props.sheet} onChoose={props.onChoose} />;
}
