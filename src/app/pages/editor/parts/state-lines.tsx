import { useText } from '#app/client/frame.tsx';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { eyeOffIcon, lockIcon } from '../../../ui/icon/page-icons.ts';
import { useEditor } from '../editor-context.tsx';
import { stateCommands } from './kind-icons.ts';
import { name, state } from './state-lines.css.ts';

const icons = { isLocked: lockIcon, isHidden: eyeOffIcon } as const;

/** That something is locked or hidden, and what takes it back. */
export function StateLines({ objects }: { objects: readonly SceneObject[] }) {
  const text = useText();
  const { outline } = useEditor();
  return (['isLocked', 'isHidden'] as const).map((kind) => {
    const ids = objects.map(({ id }) => id).filter((id) => outline.is(id, kind));
    if (ids.length === 0) return null;
    return (
      <p key={kind} className={state}>
        <Icon name={icons[kind]} size={16} />
        <span className={name}>{text(`editorOutline.state.${kind}`)}</span>
        <Button tone="outline" size="sm" onClick={() => outline.set(ids, kind, false)}>
          {text(`editorCommands.${stateCommands[kind][1]}`)}
        </Button>
      </p>
    );
  });
}
