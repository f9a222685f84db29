import { useText } from '#app/client/frame.tsx';
import type { CommandId } from '#editor/commands/command.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { Actions } from '../controls/choices.tsx';
import { Section } from '../controls/section.tsx';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { icons } from './inspector-icons.ts';
import { StateLines } from '../parts/state-lines.tsx';
import { FillSection, OpacitySection, StrokeSection } from './look-sections.tsx';

const across = { left: icons.alignLeft, center: icons.alignCenter, right: icons.alignRight } as const;
const down = { top: icons.alignTop, middle: icons.alignMiddle, bottom: icons.alignBottom } as const;
const apart = { across: icons.distributeAcross, down: icons.distributeDown } as const;

const capital = <Name extends string>(name: Name) => (name.slice(0, 1).toUpperCase() + name.slice(1)) as Capitalize<Name>;

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[];

/** Several objects: where they are among each other, and what they have in common. */
export function SeveralPanel({ objects }: { objects: readonly SceneObject[] }) {
  const text = useText();
  const editor = useEditor();
  const run = (id: CommandId) => () => editor.run(id);
  const theme = useDeskState(({ presentation }) => presentation.theme);
  return (
    <>
      <StateLines objects={objects} />
      <Section title={text('editorObjects.align')}>
        <Actions
          label={text('editorObjects.align')}
          actions={[
            ...namesOf(across).map((side) => ({
              label: text(`editorObjects.align.${side}`),
              icon: across[side],
              onSelect: run(`align${capital(side)}`),
            })),
            ...namesOf(down).map((side) => ({
              label: text(`editorObjects.align.${side}`),
              icon: down[side],
              onSelect: run(`align${capital(side)}`),
            })),
          ]}
        />
        <Actions
          label={text('editorObjects.distribute')}
          actions={namesOf(apart).map((axis) => ({
            label: text(`editorObjects.distribute.${axis}`),
            icon: apart[axis],
            isDisabled: objects.length < 3,
            onSelect: run(`distribute${capital(axis)}`),
          }))}
        />
      </Section>
      <FillSection objects={objects} theme={theme} />
      <StrokeSection objects={objects} theme={theme} />
      <OpacitySection objects={objects} />
    </>
  );
}
