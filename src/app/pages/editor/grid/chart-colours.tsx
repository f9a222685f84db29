import { useText } from '#app/client/frame.tsx';
import type { ChangeKind } from '#editor/core/history/history.ts';
import type { ChartObject } from '#model/presentation/presentation.ts';
import { use, useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ColourField } from '../controls/colour-field.tsx';
import { cssPaint } from '../controls/colours.ts';
import { Section } from '../controls/section.tsx';
import { useDesk, useDeskState, useEditor } from '../editor-context.tsx';
import * as styles from './chart-colours.css.ts';

/** As many as are drawn. */
const MOST = 24;

/** The colour of each series: one of its own, or the next one of the theme. */
export function ChartColours({ chart }: { chart: ChartObject }) {
  const text = useText();
  const tools = use(useEditor().load.grid());
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const [open, setOpen] = useState<string>();
  const colors = tools.colorsOf(chart);
  return (
    <Section title={text('editorData.colours')}>
      <ul className={styles.list}>
        {chart.series.slice(0, MOST).map((series, index) => (
          <SeriesColour
            key={series.id}
            id={chart.id}
            series={series}
            name={series.name || text('editorData.colours.number', { number: index + 1 })}
            css={cssPaint(colors[index] ?? 'text', theme)}
            isOpen={open !== undefined && open === series.id}
            onToggle={() => setOpen(open === series.id ? undefined : series.id)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface SeriesColourProps {
  id: string;
  series: ChartObject['series'][number];
  name: string;
  css: string;
  isOpen: boolean;
  onToggle: () => void;
}

function SeriesColour({ id, series, name, css, isOpen, onToggle }: SeriesColourProps) {
  const text = useText();
  const desk = useDesk();
  const panel = useId();
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const set = (color: unknown, kind: ChangeKind) => void desk.do([{ kind: 'set', id, part: series.id, fields: { color } }], { kind });
  const label = text('editorData.colours.of', { series: name });
  return (
    <li>
      <button type="button" className={styles.series} aria-expanded={isOpen} aria-controls={panel} aria-label={label} onClick={onToggle}>
        <span className={styles.colour} style={{ background: css }} />
        <span className={styles.name}>{name}</span>
        <Icon name="chevronDown" size={16} className={isOpen ? styles.turned : undefined} />
      </button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <>
            <ColourField
              label={label}
              theme={theme}
              value={series.color}
              onChange={(color, kind) => set(color ?? null, kind)}
              onSettle={() => desk.settle()}
            />
            {series.color !== undefined && (
              <Button tone="ghost" size="sm" onClick={() => set(null, 'change')}>
                {text('editorData.colours.automatic')}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}
