import { useFrame, useText } from '#app/client/frame.tsx';
import type { ChangeKind } from '#editor/core/history/history.ts';
import type { Axis } from '#editor/tools/grid/chart-axes.ts';
import type { Fields } from '#model/change/operation.ts';
import type { Color } from '#model/presentation/paints.ts';
import type { ChartAxis, ChartObject } from '#model/presentation/presentation.ts';
import { use, useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { SwitchField } from '../../../ui/field/check-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ColourField } from '../controls/colour-field.tsx';
import { cssPaint } from '../controls/colours.ts';
import { readNumber, writeNumber } from '../controls/numbers.ts';
import { OptionField } from '../controls/option-field.tsx';
import { Section } from '../controls/section.tsx';
import { WordsField } from '../controls/words-field.tsx';
import { useDesk, useDeskState, useEditor, useInspect } from '../editor-context.tsx';
import * as styles from './chart-settings.css.ts';

/** What a chart looks like, besides its data. */
export function ChartSettings({ chart }: { chart: ChartObject }) {
  // Slices have the colours of the theme.
  const hasColours = chart.chart !== 'pie' && chart.chart !== 'donut';
  return (
    <>
      {hasColours && <ChartColours chart={chart} />}
      <ChartAxes chart={chart} />
    </>
  );
}

/** As many as are drawn. */
const MOST_SERIES = 24;

/** The colour of each series: one of its own, or the next one of the theme. */
function ChartColours({ chart }: { chart: ChartObject }) {
  const text = useText();
  const tools = use(useEditor().load.grid());
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const [open, setOpen] = useState<string>();
  const colors = tools.colorsOf(chart);
  return (
    <Section title={text('editorData.colours')}>
      <ul className={styles.list}>
        {chart.series.slice(0, MOST_SERIES).map((series, index) => (
          <SeriesColour
            key={series.id}
            chart={chart}
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
  chart: ChartObject;
  series: ChartObject['series'][number];
  name: string;
  css: string;
  isOpen: boolean;
  onToggle: () => void;
}

function SeriesColour({ chart, series, name, css, isOpen, onToggle }: SeriesColourProps) {
  const text = useText();
  const desk = useDesk();
  const panel = useId();
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const tools = use(useEditor().load.grid());
  const set = (color: Color | undefined, kind: ChangeKind) => void tools.setColor(chart, series, color, kind);
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
            <ColourField label={label} theme={theme} value={series.color} onChange={set} onSettle={() => desk.settle()} />
            {series.color !== undefined && (
              <Button tone="ghost" size="sm" onClick={() => set(undefined, 'change')}>
                {text('editorData.colours.automatic')}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** What is said around the data of a chart, and how they are measured: as it follows from the data, or as somebody sets it. */
function ChartAxes({ chart }: { chart: ChartObject }) {
  const text = useText();
  const { load } = useEditor();
  const inspect = useInspect();
  const tools = use(load.grid());
  const isExact = tools.isExact(chart);
  const parts = tools.labelPartsOf(chart);
  const side = chart.hasLegend ? chart.plain?.legend?.side : undefined;
  return (
    <Section title={text('editorData.axes')}>
      {chart.chart !== 'radar' && (
        <SwitchField
          label={text('editorData.axes.exact')}
          hint={text('editorData.axes.exactHint')}
          checked={isExact}
          onChange={({ target }) => void tools.setExact(chart, target.checked)}
        />
      )}
      {isExact && (
        <>
          {side && (
            <OptionField
              label={text('editorData.axes.side')}
              options={sides.map((value) => ({ value, label: text(`editorData.axes.side.${value}`) }))}
              value={side}
              // Where a file has put it exactly, it would stay there.
              onChoose={(next) =>
                void inspect.set([chart.id], {
                  'plain/legend/side': next,
                  'plain/legend/x': null,
                  'plain/legend/y': null,
                  'plain/legend/width': null,
                  'plain/legend/height': null,
                })
              }
            />
          )}
          {parts.length > 0 && (
            <fieldset className={styles.labels}>
              <legend className={styles.labelsTitle}>{text('editorData.axes.labels')}</legend>
              {parts.map((part) => (
                <SwitchField
                  key={part}
                  label={text(`editorData.axes.labels.${part}`)}
                  checked={tools.saysAtValues(chart, part)}
                  onChange={({ target }) => void tools.sayAtValues(chart, part, target.checked)}
                />
              ))}
            </fieldset>
          )}
          <div>
            {tools.axesOf(chart).map((axis) => (
              <AxisFields key={axis.name} chart={chart} axis={axis} />
            ))}
          </div>
        </>
      )}
    </Section>
  );
}

/** As people choose them in spreadsheets. */
const formats = ['0', '0.0', '#,##0', '#,##0.00', '0%', '0.0%', '0.00E+00'] as const;
/** The largest number that a document can say. */
const MOST = 1e15;

function AxisFields({ chart, axis: { name, isNumeric, hasTitle } }: { chart: ChartObject; axis: Axis }) {
  const text = useText();
  const tools = use(useEditor().load.grid());
  const language = useDeskState(({ presentation }) => presentation.language);
  const {
    title = '',
    min,
    max,
    step,
    format,
    grid,
    labels,
    isLogarithmic = false,
    isReversed = false,
  }: ChartAxis = chart.plain?.[name] ?? {};
  const isAcross = name === 'categoryAxis' && isNumeric;
  const set = (fields: Fields) => void tools.setAxis(chart, name, fields);
  // No power of ten leads to zero.
  const beyond = (end: number | undefined) => end !== undefined && end <= 0;
  const setLogarithmic = (isOn: boolean) =>
    set({ isLogarithmic: isOn || null, ...(isOn && beyond(min) && { min: null }), ...(isOn && beyond(max) && { max: null }) });
  const sample = (own: string) => tools.formatCell(own.includes('%') ? 0.125 : 1234.5, own, language);
  const known: readonly string[] = format === undefined || formats.some((one) => one === format) ? formats : [...formats, format];
  const checkEnd = (low: number | undefined, high: number | undefined) =>
    low !== undefined && high !== undefined && low >= high
      ? text('editorData.axes.order')
      : isLogarithmic && (beyond(low) || beyond(high))
        ? text('editorData.axes.positive')
        : undefined;
  return (
    <details className={styles.axis} open={name === 'valueAxis'}>
      <summary className={styles.axisName}>{text(isAcross ? 'editorData.across' : `editorData.axes.${name}`)}</summary>
      <div className={styles.axisFields}>
        {hasTitle && (
          <WordsField
            label={text('editorObjects.title')}
            value={title}
            most={1000}
            onCommit={(words) => set({ title: words.trim() === '' ? null : words })}
          />
        )}
        {isNumeric && (
          <>
            <div className={styles.ends}>
              <NumberOrNone
                label={text('editorData.axes.min')}
                value={min}
                check={(next) => checkEnd(next, max)}
                onSet={(next) => set({ min: next })}
              />
              <NumberOrNone
                label={text('editorData.axes.max')}
                value={max}
                check={(next) => checkEnd(min, next)}
                onSet={(next) => set({ max: next })}
              />
            </div>
            {!isLogarithmic && (
              <NumberOrNone
                label={text('editorData.axes.step')}
                value={step}
                check={(next) => (next >= 1 / MOST ? undefined : text('editorData.axes.positive'))}
                onSet={(next) => set({ step: next })}
              />
            )}
            <OptionField
              label={text('editorData.axes.format')}
              options={[
                { value: '', label: text('editorData.colours.automatic') },
                ...known.map((value) => ({ value, label: sample(value) })),
              ]}
              value={format ?? ''}
              onChoose={(next) => set({ format: next || null })}
            />
            <SwitchField
              label={text('editorData.axes.logarithmic')}
              checked={isLogarithmic}
              onChange={({ target }) => setLogarithmic(target.checked)}
            />
          </>
        )}
        {name !== 'secondAxis' && (
          <SwitchField
            label={text('editorData.axes.grid')}
            checked={grid !== undefined}
            onChange={({ target }) => void tools.showGrid(chart, name, target.checked)}
          />
        )}
        <SwitchField
          label={text(isNumeric ? 'editorData.axes.numbers' : 'editorData.axes.names')}
          checked={labels !== 'none'}
          onChange={({ target }) => set({ labels: target.checked ? null : 'none' })}
        />
        {chart.chart !== 'radar' && (
          <SwitchField
            label={text('editorData.axes.reversed')}
            checked={isReversed}
            onChange={({ target }) => set({ isReversed: target.checked || null })}
          />
        )}
      </div>
    </details>
  );
}

interface NumberOrNoneProps {
  label: string;
  value: number | undefined;
  /** What is wrong with a number. */
  check: (value: number) => string | undefined;
  onSet: (value: number | null) => void;
}

/** A number, or nothing, which leaves it to the data. */
function NumberOrNone({ label, value, check, onSet }: NumberOrNoneProps) {
  const text = useText();
  const { language } = useFrame();
  const [problem, setProblem] = useState<string>();
  const commit = (typed: string) => {
    const number = typed.trim() === '' ? null : readNumber(typed, language);
    const isNumber = number === null || (number !== undefined && Math.abs(number) <= MOST);
    const found = !isNumber ? text('editorData.axes.wrong', { words: typed }) : number === null ? undefined : check(number);
    setProblem(found);
    if (isNumber && found === undefined) onSet(number);
  };
  return (
    <WordsField
      label={label}
      placeholder={text('editorData.colours.automatic')}
      value={value === undefined ? '' : writeNumber(value, language)}
      most={40}
      problem={problem}
      onCommit={commit}
    />
  );
}
