import { useText } from '#app/client/frame.tsx';
import type { ChangeKind } from '#editor/core/history/history.ts';
import type { Box } from '#editor/inspect/box.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { useState } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Actions } from '../controls/choices.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { Pair, Section } from '../controls/section.tsx';
import { icons } from './inspector-icons.ts';
import { useInspect } from '../editor-context.tsx';

const keepsShapeAtFirst: ReadonlySet<SceneObject['kind']> = new Set(['image', 'video', 'drawing', 'group']);

/** Smaller than any document has. */
const NO_SIZE = 1e-6;

/** Where it is in what it is in, and how large. */
export function BoxSection({ object }: { object: SceneObject }) {
  const text = useText();
  const inspect = useInspect();
  const [keepsShape, setKeepsShape] = useState(keepsShapeAtFirst.has(object.kind));
  const box = inspect.boxOf(object.id);
  if (!box) return null;
  const isGroup = object.kind === 'group';
  const field = (name: keyof Box, prefix: string, least: number) => (
    <NumberField
      label={text(`editorObjects.box.${name}`)}
      prefix={prefix}
      value={box[name]}
      least={least}
      onChange={(value: number, kind: ChangeKind) => inspect.setBox(object.id, { [name]: value }, keepsShape, kind)}
      onSettle={inspect.settle}
      isDisabled={(name === 'width' || name === 'height') && box[name] <= NO_SIZE}
    />
  );
  return (
    <Section title={text('editorObjects.box')}>
      <Pair>
        {field('left', 'X', -1e9)}
        {field('top', 'Y', -1e9)}
      </Pair>
      <Pair>
        {field('width', text('editorObjects.box.w'), NO_SIZE)}
        {field('height', text('editorObjects.box.h'), NO_SIZE)}
      </Pair>
      <Pair>
        <NumberField
          label={text('editorObjects.box.rotation')}
          prefix={<Icon name={icons.turn} size={16} />}
          unit="°"
          value={box.rotation}
          onChange={(value, kind) => inspect.setBox(object.id, { rotation: value }, keepsShape, kind)}
          onSettle={inspect.settle}
        />
        <Actions
          label={text('editorObjects.box.proportions')}
          actions={[
            {
              label: text('editorObjects.box.keep'),
              icon: icons.proportions,
              isOn: keepsShape,
              isDisabled: isGroup,
              onSelect: () => setKeepsShape(!keepsShape),
            },
          ]}
        />
      </Pair>
    </Section>
  );
}
