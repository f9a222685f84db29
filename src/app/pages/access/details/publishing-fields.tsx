import { useFrame, useText } from '#app/client/frame.tsx';
import type { DetailsField, DetailsProps } from '#contract/presentation/details.ts';
import { authorSegments } from '#contract/presentation/view-page.ts';
import { languageNames, languages } from '#locale/language.ts';
import { SwitchField } from '../../../ui/field/check-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import * as styles from './publishing-fields.css.ts';

interface PublishingFieldsProps extends Pick<DetailsProps, 'usual' | 'pdfPrice'> {
  values: DetailsProps['form']['values'];
  control: (name: DetailsField) => { name: string; problem: string | undefined; autoFocus: boolean };
}

/** Common presentation languages that the interface does not support. */
const others = ['ar', 'cs', 'da', 'el', 'fi', 'he', 'hi', 'id', 'nl', 'no', 'pl', 'ro', 'ru', 'sv', 'th', 'tr', 'uk', 'vi', 'zh'];

/** The input may not be a valid language tag. */
const isTag = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i;

/** What others may do with the presentation, and its metadata for machines. */
export function PublishingFields({ values, control, usual, pdfPrice }: PublishingFieldsProps) {
  const text = useText();
  const { origin } = useFrame();
  return (
    <>
      <input type="hidden" name="hasSwitches" value="on" />
      <div className={styles.switches}>
        <SwitchField
          {...control('allowsCopies')}
          value="on"
          defaultChecked={values.allowsCopies === 'on'}
          label={text('access.edit.allowsCopies')}
          hint={text('access.edit.allowsCopiesHint')}
        />
        {pdfPrice === null ? (
          values.sellsPdf === 'on' && <input type="hidden" name="sellsPdf" value="on" />
        ) : (
          <SwitchField
            {...control('sellsPdf')}
            value="on"
            defaultChecked={values.sellsPdf === 'on'}
            label={text('access.edit.sellsPdf')}
            hint={text('access.edit.sellsPdfHint', { price: pdfPrice })}
          />
        )}
        <SwitchField
          {...control('showsNotes')}
          value="on"
          defaultChecked={values.showsNotes === 'on'}
          label={text('access.edit.showsNotes')}
          hint={text('access.edit.showsNotesHint')}
        />
      </div>
      <SelectField {...control('shows')} label={text('access.edit.shows')} hint={text('access.edit.showsHint')} defaultValue={values.shows}>
        <option value="latest">{text('access.edit.showsLatest')}</option>
        <option value="published">{text('access.edit.showsPublished')}</option>
      </SelectField>
      <div className={styles.pair}>
        <LanguageField {...control('language')} chosen={values.language ?? ''} usual={usual.language} />
        <SelectField
          {...control('segment')}
          label={text('access.edit.segment')}
          hint={text('access.edit.segmentHint')}
          defaultValue={values.segment}
        >
          <option value="">{text('access.edit.asProfile', { usual: text(segmentKey(usual.segment)) })}</option>
          {authorSegments.map((segment) => (
            <option key={segment} value={segment}>
              {text(segmentKey(segment))}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...control('slug')}
        label={text('access.edit.slug')}
        hint={text('access.edit.slugHint', { address: `${new URL(origin).host}/p/…/${values.slug || usual.slug}/` })}
        placeholder={usual.slug}
        defaultValue={values.slug}
        isOptional
        dir="auto"
        autoComplete="off"
        maxLength={200}
      />
    </>
  );
}

function LanguageField({
  chosen,
  usual,
  ...control
}: {
  name: string;
  problem: string | undefined;
  autoFocus: boolean;
  chosen: string;
  usual: string;
}) {
  const text = useText();
  const { language } = useFrame();
  const nameOf = (tag: string) =>
    languageNames[tag as keyof typeof languageNames] ??
    (isTag.test(tag) ? new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(tag) : tag);
  const known: readonly string[] = [...languages, ...others];
  return (
    <SelectField {...control} label={text('access.edit.language')} hint={text('access.edit.languageHint')} defaultValue={chosen}>
      <option value="">{text('access.edit.asDocument', { usual: usual === '' ? '–' : nameOf(usual) })}</option>
      {[...known, ...(chosen === '' || known.includes(chosen) ? [] : [chosen])].map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </SelectField>
  );
}

const segmentKey = (segment: string) => `access.segment.${authorSegments.find((known) => known === segment) ?? 'other'}` as const;
