import { useText } from '#app/client/frame.tsx';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { useState } from 'react';
import { useDeskState, useEditor, useInspect } from '../../pages/editor/editor-context.tsx';
import { useNameOf } from '../../pages/editor/parts/object-words.ts';
import { fields } from '../../pages/editor/path/step-settings.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { CheckboxField } from '../../ui/field/check-field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

/** What is read aloud in place of the object that is selected. */
export function DescribeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const { desk } = useEditor();
  const nameOf = useNameOf();
  const object = useDeskState(({ selection }) =>
    selection.kind === 'objects' ? desk.draft.entries.get(selection.ids[0] ?? '')?.object : undefined,
  );
  return (
    <Dialog
      isOpen={isOpen && object !== undefined}
      onClose={onClose}
      title={object && text('editorObjects.describe', { name: nameOf(object.id) })}
    >
      {isOpen && object && <Fields key={object.id} object={object} onClose={onClose} />}
    </Dialog>
  );
}

function Fields({ object, onClose }: { object: SceneObject; onClose: () => void }) {
  const text = useText();
  const { desk } = useEditor();
  const inspect = useInspect();
  const assets = useDeskState(({ presentation }) => presentation.assets);
  const [words, setWords] = useState(object.alt ?? '');
  const [isDecoration, setDecoration] = useState(object.alt === '');
  const save = () => {
    const alt = isDecoration ? '' : words.trim() || undefined;
    if (alt === object.alt) desk.tell({ kind: 'said', said: { kind: 'unchanged' } });
    else if (inspect.set([object.id], { alt: alt ?? null })) desk.tell({ kind: 'said', said: { kind: 'described' } });
    onClose();
  };
  return (
    <form
      className={fields}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextAreaField
        label={text('editorObjects.alt.label')}
        hint={text('editorObjects.alt.hint')}
        placeholder={object.kind === 'image' ? assets[object.asset]?.alt : undefined}
        value={words}
        disabled={isDecoration}
        maxLength={10_000}
        rows={3}
        dir="auto"
        data-autofocus
        onChange={({ target }) => setWords(target.value)}
      />
      {(object.kind === 'image' || object.kind === 'drawing') && (
        <CheckboxField
          label={text('editorObjects.alt.decoration')}
          checked={isDecoration}
          onChange={({ target }) => setDecoration(target.checked)}
        />
      )}
      <Button type="submit" isWide>
        {text('editorObjects.describe.save')}
      </Button>
    </form>
  );
}
