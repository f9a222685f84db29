import { useText } from '#app/client/frame.tsx';
import type { Tool } from '#editor/desk/desk-state.ts';
import { paletteNames } from '#model/presentation/paints.ts';
import type { CSSProperties } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useRoving } from '../controls/choices.tsx';
import { cssPaint } from '../controls/colours.ts';
import { useDesk, useDeskState } from '../editor-context.tsx';
import * as styles from './pen.css.ts';

type Pen = Extract<Tool, { kind: 'pen' }>;

const widths = [
  { name: 'fine', width: 2 },
  { name: 'medium', width: 4 },
  { name: 'broad', width: 10 },
] as const;
const colours = paletteNames.filter((name) => name !== 'background' && name !== 'surface');

/** The colour of the pen, from the theme, and its width. */
export function PenBar({ pen }: { pen: Pen }) {
  const text = useText();
  const desk = useDesk();
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const [rovingColours, rovingWidths] = [useRoving(), useRoving()];
  return (
    <div className={styles.bar} role="group" aria-label={text('editorObjects.pen')}>
      <div className={styles.choices} role="radiogroup" aria-label={text('editorObjects.colour')} {...rovingColours}>
        {colours.map((name) => (
          <button
            key={name}
            type="button"
            role="radio"
            className={styles.choice}
            aria-checked={name === pen.color}
            aria-label={text(`editorObjects.colour.${name}`)}
            title={text(`editorObjects.colour.${name}`)}
            tabIndex={name === pen.color ? 0 : -1}
            onClick={() => desk.use({ ...pen, color: name })}
          >
            <span className={styles.colour} style={{ background: cssPaint(name, theme) } as CSSProperties} />
          </button>
        ))}
      </div>
      <span className={styles.line} />
      <div className={styles.choices} role="radiogroup" aria-label={text('editorObjects.pen.width')} {...rovingWidths}>
        {widths.map(({ name, width }) => (
          <button
            key={name}
            type="button"
            role="radio"
            className={styles.choice}
            aria-checked={width === pen.width}
            aria-label={text(`editorObjects.pen.${name}`)}
            title={text(`editorObjects.pen.${name}`)}
            tabIndex={width === pen.width ? 0 : -1}
            onClick={() => desk.use({ ...pen, width })}
          >
            <span className={styles.dot} style={{ width: width + 4, height: width + 4 }} />
          </button>
        ))}
      </div>
      <Button size="sm" className={styles.done} onClick={() => desk.use({ kind: 'select' })}>
        {text('editorObjects.pen.done')}
      </Button>
    </div>
  );
}
