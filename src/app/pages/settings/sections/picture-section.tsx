import { uploadIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { maximumPictureMegabytes, pictureTypes } from '#contract/picture.ts';
import { routes } from '#contract/routes.ts';
import { useEffect, useId, useState, type InputEvent } from 'react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FileField } from '../../../ui/field/file-field.tsx';
import { layout, removing, upload } from './picture-section.css.ts';
import { actions } from './settings-section.css.ts';
import { SettingsSection } from './settings-section.tsx';

const MEGABYTE = 1024 * 1024;
const size = maximumPictureMegabytes;

export function PictureSection({ state }: { state: PageProps['settings']['forms']['picture'] }) {
  const text = useText();
  const { user } = useFrame();
  const removal = useId();
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  function onInput({ currentTarget: field }: InputEvent<HTMLInputElement>) {
    const file = field.files?.[0] ?? null;
    const isTooLarge = file !== null && file.size > size * MEGABYTE;
    field.setCustomValidity(isTooLarge ? text('settings.problem.pictureLarge', { size }) : '');
    setPreview(file && !isTooLarge ? URL.createObjectURL(file) : null);
  }

  return (
    <SettingsSection id="picture" title={text('settings.picture.title')} lead={text('settings.picture.lead', { size })} state={state}>
      <div className={layout}>
        {user && <Avatar avatar={{ ...user.avatar, picture: preview ?? user.avatar.picture }} size="xl" />}
        <PostForm
          action={`${routes.settings}picture/`}
          state={state}
          complaints={{ picture: text('settings.problem.pictureMissing') }}
          encType="multipart/form-data"
          className={upload}
        >
          {({ control, isSending }) => (
            <>
              <FileField
                {...control('picture')}
                label={text('settings.picture.choose')}
                accept={pictureTypes.join()}
                onInput={onInput}
                required
              />
              <div className={actions}>
                <Button type="submit" tone="outline" icon={uploadIcon} isBusy={isSending}>
                  {text('settings.picture.submit')}
                </Button>
                {user?.avatar.picture && (
                  <Button type="submit" tone="ghost" form={removal}>
                    {text('settings.picture.remove')}
                  </Button>
                )}
              </div>
            </>
          )}
        </PostForm>
      </div>
      <PostForm id={removal} action={`${routes.settings}picture/remove/`} state={emptyForm} className={removing}>
        {() => null}
      </PostForm>
    </SettingsSection>
  );
}
