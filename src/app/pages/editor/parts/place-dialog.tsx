import { useText } from '#app/client/frame.tsx';
import type { Relation } from '#editor/outline/placing/place-beside.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { use, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useEditor } from '../editor-context.tsx';
import { fields } from '../path/step-settings.css.ts';
import { Later } from './later.tsx';
import { useNameOf } from './object-words.ts';

const relations = ['rightOf', 'leftOf', 'above', 'below', 'inside', 'sameSize'] as const satisfies readonly Relation[];

interface PlaceDialogProps {
  /** It is open while there is an object. */
  id: ObjectId | undefined;
  /** It is there. */
  onPlace: (id: ObjectId, relation: Relation, other: ObjectId) => void;
  onClose: () => void;
}

/** Where an object goes, said in words instead of with a pointer. */
export function PlaceDialog({ id, onPlace, onClose }: PlaceDialogProps) {
  const text = useText();
  const nameOf = useNameOf();
  return (
    <Dialog isOpen={id !== undefined} onClose={onClose} title={id !== undefined && text('editorOutline.place.title', { name: nameOf(id) })}>
      {id !== undefined && (
        <Later>
          <Fields key={id} id={id} onPlace={onPlace} onClose={onClose} />
        </Later>
      )}
    </Dialog>
  );
}

function Fields({ id, onPlace, onClose }: PlaceDialogProps & { id: ObjectId }) {
  const text = useText();
  const nameOf = useNameOf();
  const tools = use(useEditor().load.placing());
  const possible = relations.filter((one) => tools.placesFor(id, one).length > 0);
  const [relation, setRelation] = useState(possible[0]);
  const [chosen, setChosen] = useState<ObjectId>();
  const others = relation === undefined ? [] : tools.placesFor(id, relation);
  const other = others.find((one) => one === chosen) ?? others[0];
  if (relation === undefined || other === undefined) return <p>{text('editorOutline.place.nothing')}</p>;
  return (
    <form
      className={fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (tools.placeBeside(id, relation, other)) onPlace(id, relation, other);
        onClose();
      }}
    >
      <SelectField
        label={text('editorOutline.place.how')}
        value={relation}
        data-autofocus
        onChange={({ target }) => setRelation(possible.find((one) => one === target.value))}
      >
        {possible.map((one) => (
          <option key={one} value={one}>
            {text(`editorOutline.place.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={text('editorOutline.place.other')} value={other} onChange={({ target }) => setChosen(target.value)}>
        {others.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" isWide>
        {text('editorOutline.place.do')}
      </Button>
    </form>
  );
}
