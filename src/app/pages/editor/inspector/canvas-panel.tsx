import { useText } from '#app/client/frame.tsx';
import { paletteNames } from '#model/presentation/paints.ts';
import { ColourField, OtherColour } from '../controls/colour-field.tsx';
import { flatColor, hexOf } from '../controls/colours.ts';
import { ContrastLine } from '../controls/contrast-line.tsx';
import { Section } from '../controls/section.tsx';
import { useDeskState, useInspect } from '../editor-context.tsx';
import { FamilyField } from './family-field.tsx';
import * as styles from './inspector.css.ts';

/** The look of all of it: background, palette and fonts. */
export function CanvasPanel() {
  const text = useText();
  const inspect = useInspect();
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const { fill } = theme.background;
  return (
    <>
      <Section title={text('editorObjects.background')}>
        <ColourField
          label={text('editorObjects.background')}
          theme={theme}
          value={fill}
          onChange={(color, kind) => color !== undefined && inspect.setBackground({ kind: 'color', color }, kind)}
          onSettle={inspect.settle}
        />
        {flatColor(fill) !== undefined && (
          <ContrastLine label={text('editorObjects.contrast')} ink={hexOf('text', theme)} paper={hexOf(fill, theme)} />
        )}
      </Section>
      <Section title={text('editorObjects.palette')}>
        <ul className={styles.palette}>
          {paletteNames.map((name) => (
            <li key={name} className={styles.paletteEntry}>
              <OtherColour
                label={text(`editorObjects.colour.${name}`)}
                css={hexOf(name, theme)}
                hex={hexOf(name, theme)}
                onChange={(color) => inspect.setTheme({ [`palette/${name}`]: color }, 'dragging')}
                onSettle={inspect.settle}
              />
              <span aria-hidden="true">{text(`editorObjects.colour.${name}`)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={text('editorObjects.fonts')}>
        {(['heading', 'body', 'code'] as const).map((role) => (
          <FamilyField
            key={role}
            label={text(`editorObjects.fonts.${role}`)}
            value={theme.fonts[role]}
            onChoose={(family) => inspect.setTheme({ [`fonts/${role}`]: family })}
          />
        ))}
      </Section>
    </>
  );
}
