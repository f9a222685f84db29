import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import type { PageProps } from '#contract/pages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { metaText } from '../../../ui/type.css.ts';
import { actions, form } from '../../settings/sections/settings-section.css.ts';
import { CoverField } from './cover-field.tsx';
import { EditSection } from './edit-section.tsx';
import { PrivacyField } from './privacy-field.tsx';
import { PublishingFields } from './publishing-fields.tsx';
import { TagsField } from './tags-field.tsx';

interface DetailsSectionProps extends Pick<PageProps['details'], 'detailsAddress' | 'isMine' | 'usual' | 'pdfPrice' | 'covers'> {
  state: PageProps['details']['form'];
}

export function DetailsSection({ detailsAddress, isMine, usual, pdfPrice, covers, state }: DetailsSectionProps) {
  const text = useText();
  const { values } = state;
  return (
    <EditSection id="details" title={text('access.edit.details')} state={state}>
      <PostForm action={detailsAddress} state={state} complaints={{ title: text('access.problem.title') }} className={form}>
        {({ control, isSending }) => (
          <>
            <TextField
              {...control('title')}
              label={text('access.edit.name')}
              defaultValue={values.title}
              dir="auto"
              autoComplete="off"
              maxLength={200}
              required
            />
            <TextAreaField
              {...control('description')}
              label={text('access.edit.description')}
              hint={text('access.edit.descriptionHint')}
              defaultValue={values.description}
              isOptional
              dir="auto"
              autoComplete="off"
              maxLength={2000}
            />
            <TagsField
              {...control('tags')}
              label={text('access.edit.tags')}
              hint={text('access.edit.tagsHint', { count: 20 })}
              tags={values.tags ?? ''}
            />
            {values.revision !== undefined && <input type="hidden" name="revision" value={values.revision} />}
            {isMine ? (
              <>
                <PrivacyField {...control('privacy')} chosen={values.privacy} />
                {covers.length > 0 && <CoverField name="coverStop" chosen={values.coverStop ?? ''} covers={covers} />}
                <PublishingFields values={values} control={control} usual={usual} pdfPrice={pdfPrice} />
              </>
            ) : (
              <p className={metaText}>{text('access.edit.privacyOfOwner')}</p>
            )}
            <div className={actions}>
              <Button type="submit" isBusy={isSending}>
                {text('access.edit.save')}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </EditSection>
  );
}
