import { useText } from '#app/client/frame.tsx';
import type { OfficeTheme } from '#editor/tools/look/colours/office-theme.ts';
import type { LookTools, PictureColours } from '#editor/tools/look/look-tools.ts';
import type { Palette } from '#editor/tools/look/themes/palettes.ts';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { imageIcon, uploadIcon } from '../../../ui/icon/page-icons.ts';
import * as styles from './look.css.ts';
import { PaletteStrip } from './palette-strip.tsx';

type Found =
  | { readonly kind: 'reading' | 'unreadable' | 'no-theme' }
  | { readonly kind: 'colours'; readonly colours: PictureColours }
  | { readonly kind: 'theme'; readonly theme: OfficeTheme };

/** A palette from the colours of a picture, or from the theme of another program. */
export function PaletteMaker({ look }: { look: LookTools }) {
  const text = useText();
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState<string>();
  const pictures = look.pictures();
  // What was chosen last counts, whichever is read first.
  const turn = useRef(0);
  const read = async (find: () => Promise<Found>, picture?: string) => {
    const own = ++turn.current;
    setChosen(picture);
    setFound({ kind: 'reading' });
    const next = await find();
    if (own === turn.current) setFound(next);
  };
  const readPicture = (source: Blob | string, picture?: string) =>
    read(async () => {
      const colours = await look.palettesFrom(source);
      return colours ? { kind: 'colours', colours } : { kind: 'unreadable' };
    }, picture);
  const readTheme = (file: Blob) =>
    read(async () => {
      const theme = await look.officeThemeOf(file);
      return theme ? { kind: 'theme', theme } : { kind: 'no-theme' };
    });
  return (
    <div className={styles.maker}>
      <h3 className={styles.makerTitle}>{text('editorLook.own.picture')}</h3>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ id, address, alt }, place) => (
            <li key={id}>
              <button
                type="button"
                className={styles.picture}
                aria-pressed={chosen === id}
                aria-label={alt || text('editorLook.own.number', { number: place + 1 })}
                title={alt || undefined}
                onClick={() => void readPicture(address, id)}
              >
                <img className={styles.pictureImage} src={address} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ChooseFile label={text('editorLook.own.choose')} icon={imageIcon} accept="image/*" onChoose={(file) => void readPicture(file)} />
      <h3 className={styles.makerTitle}>{text('editorLook.own.office')}</h3>
      <p className={styles.hint}>{text('editorLook.own.officeHint')}</p>
      <ChooseFile
        label={text('editorLook.own.officeChoose')}
        icon={uploadIcon}
        accept=".pptx,.potx,.ppsx,.pptm,.thmx"
        onChoose={(file) => void readTheme(file)}
      />
      <div role="status">{found && <Result found={found} look={look} />}</div>
    </div>
  );
}

function Result({ found, look }: { found: Found; look: LookTools }) {
  const text = useText();
  switch (found.kind) {
    case 'reading':
      return <p className={styles.hint}>{text('editorLook.own.reading')}</p>;
    case 'unreadable':
      return <p className={styles.problem}>{text('editorLook.own.unreadable')}</p>;
    case 'no-theme':
      return <p className={styles.problem}>{text('editorLook.own.noTheme')}</p>;
    case 'colours': {
      const { light, dark, isDark } = found.colours;
      const both = [
        { label: text('editorLook.own.light'), palette: light },
        { label: text('editorLook.own.dark'), palette: dark },
      ];
      return (isDark ? both.toReversed() : both).map(({ label, palette }) => (
        <Offer key={label} label={label} palette={palette} onUse={() => look.applyPalette(palette)} />
      ));
    }
    case 'theme': {
      const { palette, fonts } = found.theme;
      return (
        <Offer
          label={fonts.heading === fonts.body ? fonts.body : text('editorLook.own.fonts', { heading: fonts.heading, body: fonts.body })}
          palette={palette}
          onUse={() => look.applyOfficeTheme(found.theme)}
        />
      );
    }
  }
}

/** What it would look like, and a button that makes it so. */
function Offer({ label, palette, onUse }: { label: string; palette: Palette; onUse: () => void }) {
  const text = useText();
  return (
    <div className={styles.offer} style={{ background: palette.background, color: palette.text }}>
      <p className={styles.offerWords}>{label}</p>
      <PaletteStrip palette={palette} />
      <Button tone="outline" size="sm" aria-label={`${text('editorLook.own.use')}: ${label}`} onClick={onUse}>
        {text('editorLook.own.use')}
      </Button>
    </div>
  );
}

interface ChooseFileProps {
  label: string;
  icon: `M${string}`;
  accept: string;
  onChoose: (file: File) => void;
}

function ChooseFile({ label, icon, accept, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button tone="outline" size="sm" icon={icon} isWide onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
