import { useText } from '#app/client/frame.tsx';
import type { ChangeKind } from '#editor/core/history/history.ts';
import type { LineObject } from '#model/presentation/presentation.ts';
import { useState, use } from 'react';
import { plusIcon, trashIcon } from '../../../ui/icon/page-icons.ts';
import { Actions } from '../controls/choices.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { OptionField } from '../controls/option-field.tsx';
import { Pair } from '../controls/section.tsx';
import { useEditor, useInspect } from '../editor-context.tsx';

/** The points of a line, one at a time: where it is, another one after it, or without it. */
export function LinePoints({ line }: { line: LineObject }) {
  const text = useText();
  const lines = use(useEditor().load.lines());
  const inspect = useInspect();
  const [chosen, setChosen] = useState(0);
  const count = line.points.length;
  const here = Math.min(chosen, count - 1);
  const at = lines.placeOf(line, here);
  if (!at) return null;
  const isLast = here === count - 1;
  const field = (axis: 'x' | 'y', label: string) => (
    <NumberField
      label={label}
      prefix={axis.toUpperCase()}
      value={Number(at[axis].toFixed(2))}
      onChange={(value: number, kind: ChangeKind) => lines.movePoint(line, here, { ...at, [axis]: value }, kind)}
      onSettle={inspect.settle}
    />
  );
  return (
    <>
      <Pair>
        <OptionField
          label={text('editorObjects.points')}
          options={line.points.map((_, index) => ({
            value: String(index),
            label: text('editorObjects.points.nth', { number: index + 1, count }),
          }))}
          value={String(here)}
          onChoose={(index) => setChosen(Number(index))}
        />
        <Actions
          label={text('editorObjects.points')}
          actions={[
            {
              label: text('editorObjects.points.add'),
              icon: plusIcon,
              isDisabled: isLast,
              onSelect: () => {
                if (lines.addPoint(line, here)) setChosen(here + 1);
              },
            },
            {
              label: text('editorObjects.points.remove'),
              icon: trashIcon,
              isDisabled: here === 0 || isLast,
              onSelect: () => lines.removePoint(line, here),
            },
          ]}
        />
      </Pair>
      <Pair>
        {field('x', text('editorObjects.box.left'))}
        {field('y', text('editorObjects.box.top'))}
      </Pair>
    </>
  );
}
