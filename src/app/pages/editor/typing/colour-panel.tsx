import { useText } from '#app/client/frame.tsx';
import type { Color } from '#model/presentation/paints.ts';
import { type CSSProperties, useRef } from 'react';
import { ColourField } from '../controls/colour-field.tsx';
import { cssPaint } from '../controls/colours.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import * as styles from './text-toolbar.css.ts';
import { Panel, type PanelHandle } from './tools.tsx';

/** The colour of the letters: of the palette, or any other. */
export function ColourPanel({ color, onReturn }: { color: Color | undefined; onReturn: () => void }) {
  const text = useText();
  const { typing } = useEditor();
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const panel = useRef<PanelHandle>(null);
  const sign = (
    <span
      className={styles.swatch}
      data-mixed={color === undefined || undefined}
      style={{ '--swatch': color === undefined ? 'transparent' : cssPaint(color, theme) } as CSSProperties}
    />
  );
  return (
    <Panel ref={panel} label={text('editorTyping.color')} icon="chevronDown" sign={sign} onReturn={onReturn}>
      <div className={styles.colours}>
        <ColourField
          label={text('editorTyping.color')}
          theme={theme}
          value={color ?? 'mixed'}
          onChange={(next, kind) => {
            if (next !== undefined) typing.format.color(next, kind);
            if (kind !== 'change') return;
            panel.current?.close();
            onReturn();
          }}
          onSettle={typing.settle}
        />
      </div>
    </Panel>
  );
}
