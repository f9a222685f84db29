import { useText } from '#app/client/frame.tsx';
import type { ChangeKind } from '#editor/core/history/history.ts';
import type { Color, Paint, PaletteName } from '#model/presentation/paints.ts';
import { paletteNames } from '#model/presentation/paints.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import { useEffect, useRef, type CSSProperties } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { plusIcon } from '../../../ui/icon/page-icons.ts';
import { useRoving } from './choices.tsx';
import { cssPaint, flatColor, hexOf } from './colours.ts';
import * as styles from './controls.css.ts';

interface ColourFieldProps {
  label: string;
  theme: Theme;
  value: Paint | Color | 'mixed' | undefined;
  /** Undefined for none. */
  onChange: (color: Color | undefined, kind: ChangeKind) => void;
  onSettle: () => void;
  canBeNone?: boolean;
}

/** The colours of the palette, which follow the theme, and any other. */
export function ColourField({ label, theme, value, onChange, onSettle, canBeNone = false }: ColourFieldProps) {
  const text = useText();
  const roving = useRoving();
  const paint = value === 'mixed' ? undefined : value;
  const named = paletteNames.find((name) => name === flatColor(paint));
  const isNone = canBeNone && value === undefined;
  const isOther = paint !== undefined && named === undefined;
  const choose = (color: Color | undefined) => {
    onSettle();
    onChange(color, 'change');
  };
  return (
    <div className={styles.swatches}>
      <div className={styles.swatchGroup} role="radiogroup" aria-label={label} {...roving}>
        {canBeNone && (
          <Swatch
            label={text('editorObjects.colour.none')}
            isOn={isNone}
            isReached={isNone || (!named && !isOther)}
            onChoose={() => choose(undefined)}
          />
        )}
        {paletteNames.map((name, place) => (
          <Swatch
            key={name}
            label={text(`editorObjects.colour.${name satisfies PaletteName}`)}
            css={cssPaint(name, theme)}
            isOn={name === named}
            isReached={named ? name === named : place === 0 && !isNone}
            onChoose={() => choose(name)}
          />
        ))}
      </div>
      <OtherColour
        label={`${label}: ${text('editorObjects.colour.other')}`}
        css={isOther ? cssPaint(paint, theme) : undefined}
        isOn={isOther}
        hex={hexOf(paint, theme)}
        onChange={(color) => onChange(color, 'dragging')}
        onSettle={onSettle}
      />
    </div>
  );
}

/** As an image, so that what is behind it shows how much one sees through. */
const swatchStyle = (css: string | undefined) =>
  ({ '--swatch': css?.startsWith('#') ? `linear-gradient(${css}, ${css})` : (css ?? 'none') }) as CSSProperties;

interface SwatchProps {
  label: string;
  /** None without it. */
  css?: string;
  isOn: boolean;
  /** Whether Tab leads to it. */
  isReached: boolean;
  onChoose: () => void;
}

const Swatch = ({ label, css, isOn, isReached, onChoose }: SwatchProps) => (
  <button
    type="button"
    role="radio"
    className={styles.swatch}
    aria-checked={isOn}
    aria-label={label}
    title={label}
    tabIndex={isReached ? 0 : -1}
    data-none={css === undefined || undefined}
    style={swatchStyle(css)}
    onClick={onChoose}
  />
);

interface OtherColourProps {
  label: string;
  /** Absent while it is none of those that it offers. */
  css?: string | undefined;
  isOn?: boolean;
  hex: string;
  onChange: (color: Color) => void;
  onSettle: () => void;
}

/** Any colour, from the browser's own picker. */
export function OtherColour({ label, css, isOn = false, hex, onChange, onSettle }: OtherColourProps) {
  const input = useRef<HTMLInputElement>(null);
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });
  // What React calls a change is every step on the way; this is the last.
  useEffect(() => {
    const element = input.current;
    const onDone = () => settle.current();
    element?.addEventListener('change', onDone);
    return () => element?.removeEventListener('change', onDone);
  }, []);
  return (
    <span className={styles.otherSwatch} data-filled={css !== undefined || undefined} data-on={isOn || undefined} style={swatchStyle(css)}>
      <input
        ref={input}
        type="color"
        className={styles.colourInput}
        aria-label={label}
        title={label}
        value={hex}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onSettle}
      />
      {css === undefined && <Icon name={plusIcon} size={16} />}
    </span>
  );
}
