import { useText } from '#app/client/frame.tsx';
import type { CommandId } from '#editor/commands/command.ts';
import type { ImageObject } from '#model/presentation/presentation.ts';
import { FileButton } from '../../../editing/file-button.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { imageIcon } from '../../../ui/icon/page-icons.ts';
import { Actions, Choices } from '../controls/choices.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { Section } from '../controls/section.tsx';
import { useEditor, useInspect } from '../editor-context.tsx';
import { icons } from './inspector-icons.ts';

export function PictureSection({ image }: { image: ImageObject }) {
  const text = useText();
  const editor = useEditor();
  const inspect = useInspect();
  const { id, mask, flip } = image;
  const run = (name: CommandId) => () => editor.run(name);
  return (
    <Section title={text('editorObjects.picture')}>
      <Button tone="outline" size="sm" isWide icon={icons.crop} onClick={run('crop')}>
        {text('editorObjects.crop')}
      </Button>
      <FileButton accept="image/*" icon={imageIcon} onChoose={(file) => inspect.replacePicture(id, file)}>
        {text('editorObjects.picture.replace')}
      </FileButton>
      <Choices
        label={text('editorObjects.mask')}
        value={mask.kind === 'path' ? undefined : mask.kind}
        onChoose={(kind) => inspect.setMask(id, kind)}
        choices={[
          { value: 'none', label: text('editorObjects.mask.none'), icon: icons.frameRectangle },
          { value: 'rounded', label: text('editorObjects.mask.rounded'), icon: icons.frameRounded },
          { value: 'ellipse', label: text('editorObjects.mask.ellipse'), icon: icons.frameCircle },
        ]}
      />
      {mask.kind === 'rounded' && (
        <NumberField
          label={text('editorObjects.radius')}
          prefix={text('editorObjects.radius')}
          value={mask.radius}
          least={0}
          onChange={(radius, kind) => inspect.set([id], { 'mask/radius': radius }, kind)}
          onSettle={inspect.settle}
        />
      )}
      <Actions
        label={text('editorObjects.flip')}
        actions={[
          {
            label: text('editorObjects.flip.across'),
            icon: icons.flipAcross,
            isOn: flip === 'x' || flip === 'both',
            onSelect: run('flipAcross'),
          },
          {
            label: text('editorObjects.flip.down'),
            icon: icons.flipDown,
            isOn: flip === 'y' || flip === 'both',
            onSelect: run('flipDown'),
          },
        ]}
      />
      {inspect.isCropped(image) && (
        <Button tone="outline" size="sm" isWide onClick={() => inspect.showWholePicture(id)}>
          {text('editorObjects.picture.whole')}
        </Button>
      )}
    </Section>
  );
}
