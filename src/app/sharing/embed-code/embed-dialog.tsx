import { useText } from '#app/client/frame.tsx';
import type { Announce } from '#contract/analytics/catalogue.ts';
import { embedAddress, type EmbedWishes } from '#contract/embed/embed-address.ts';
import { embedCode } from '#contract/embed/embed-code.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { SwitchField } from '../../ui/field/check-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { visuallyHidden } from '../../ui/type.css.ts';
import { CodeSample } from './code-sample.tsx';
import * as styles from './embed-dialog.css.ts';
import { EmbedPreview } from './embed-preview.tsx';
import { defaultSize, mostDigits, presetOf, presets, sizeByHeight, sizeByWidth, type EmbedSize } from './embed-size.ts';

export interface EmbedDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The origin of this site, for the code on other pages. */
  origin: string;
  oid: string;
  title: string;
  /** Always as wide as its container: there is no size to choose. */
  isResponsiveOnly?: boolean;
  hasPreview?: boolean;
  /** Called three seconds after the code was copied. */
  onCopied?: () => void;
  onEvent: Announce;
}

/** Sets the options for embedding a presentation, and shows a preview and the code. */
export function EmbedDialog({
  isOpen,
  onClose,
  origin,
  oid,
  title,
  isResponsiveOnly = false,
  hasPreview = true,
  onCopied,
  onEvent,
}: EmbedDialogProps) {
  const text = useText();
  const [size, setSize] = useState<EmbedSize | 'fluid'>(isResponsiveOnly ? 'fluid' : defaultSize);
  const [wishes, setWishes] = useState<EmbedWishes>({});
  const isFluid = size === 'fluid';
  const tellOpen = useEffectEvent(() => onEvent('open-embed'));
  useEffect(() => {
    if (isOpen) tellOpen();
  }, [isOpen]);
  const wish = (name: 'controls' | 'autoplay' | 'loop') => (event: { currentTarget: HTMLInputElement }) =>
    setWishes({ ...wishes, [name]: event.currentTarget.checked });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('share.embed.title')} width="lg">
      <div className={styles.panes[hasPreview ? 'two' : 'one']}>
        {hasPreview && (
          <div className={styles.stage}>{isOpen && <EmbedPreview address={embedAddress(oid, wishes)} title={title} size={size} />}</div>
        )}
        <div className={styles.choices}>
          {!isResponsiveOnly && <SizeChoice size={size} onChange={setSize} />}
          {!isFluid && (
            <div className={styles.sides}>
              <TextField
                label={text('share.embed.width')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={mostDigits}
                value={size.width}
                onChange={(event) => setSize(sizeByWidth(event.currentTarget.value))}
              />
              <TextField
                label={text('share.embed.height')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={mostDigits}
                value={size.height}
                onChange={(event) => setSize(sizeByHeight(event.currentTarget.value))}
              />
            </div>
          )}
          {isFluid && <p className={styles.hint}>{text('share.embed.fluidHint')}</p>}
          <div className={styles.switches}>
            <SwitchField label={text('share.embed.controls')} checked={wishes.controls ?? true} onChange={wish('controls')} />
            <SwitchField label={text('share.embed.autoplay')} checked={Boolean(wishes.autoplay)} onChange={wish('autoplay')} />
            <SwitchField label={text('share.embed.loop')} checked={wishes.loop ?? false} onChange={wish('loop')} />
          </div>
          <div className={styles.code}>
            <CodeSample
              code={embedCode({ origin, oid, title, wishes, size })}
              language="html"
              label={text('share.embed.code')}
              isMain
              onCopied={onCopied}
              onCopy={() => onEvent('copy-embed-code')}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

const choices = { ...presets, fluid: 'fluid' } as const;
const choiceNames = ['small', 'medium', 'large', 'fluid'] as const;

function SizeChoice({ size, onChange }: { size: EmbedSize | 'fluid'; onChange: (size: EmbedSize | 'fluid') => void }) {
  const text = useText();
  const group = useId();
  const chosen = size === 'fluid' ? size : presetOf(size);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('share.embed.size')}</legend>
      <div className={styles.segments}>
        {choiceNames.map((name) => (
          <label key={name} className={styles.segment}>
            <input
              type="radio"
              name={group}
              className={visuallyHidden}
              checked={name === chosen}
              onChange={() => onChange(choices[name])}
            />
            {text(`share.embed.${name}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
