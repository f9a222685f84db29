import { useText } from '#app/client/frame.tsx';
import type { LineObject } from '#model/presentation/presentation.ts';
import { use } from 'react';
import { OptionField } from '../controls/option-field.tsx';
import { Pair } from '../controls/section.tsx';
import { useEditor } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';

/** What the ends of a line are attached to. */
export function LineEnds({ line }: { line: LineObject }) {
  const text = useText();
  const lines = use(useEditor().load.lines());
  const nameOf = useNameOf();
  const neighbours = lines.neighboursOf(line).map(({ id }) => id);
  return (
    <Pair>
      {(['start', 'end'] as const).map((side) => {
        const held = lines.holderOf(line, side);
        const ids = held === undefined || neighbours.includes(held) ? neighbours : [held, ...neighbours];
        return (
          <OptionField
            key={side}
            label={text(`editorObjects.attached.${side}`)}
            options={[{ value: '', label: text('editorObjects.attached.nothing') }, ...ids.map((id) => ({ value: id, label: nameOf(id) }))]}
            value={held ?? ''}
            onChoose={(id) => lines.attach(line, side, id || undefined)}
          />
        );
      })}
    </Pair>
  );
}
