import { useText } from '#app/client/frame.tsx';
import type { ChartObject, CodeObject } from '#model/presentation/presentation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SwitchField } from '../../../ui/field/check-field.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { OptionField } from '../controls/option-field.tsx';
import { Section } from '../controls/section.tsx';
import { WordsField } from '../controls/words-field.tsx';
import { EditDataButton } from '../grid/data-buttons.tsx';
import { useEditor, useInspect } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';

const ChartSettings = onDemand(async () => (await import('../grid/chart-settings.tsx')).ChartSettings);

const charts = ['column', 'bar', 'line', 'area', 'pie', 'donut', 'scatter', 'radar'] as const;

export function ChartSection({ chart }: { chart: ChartObject }) {
  const text = useText();
  const { load } = useEditor();
  const inspect = useInspect();
  const { id } = chart;
  return (
    <>
      <Section title={text('editorObjects.chart')}>
        <EditDataButton />
        <OptionField
          label={text('editorObjects.chart.kind')}
          options={charts.map((value) => ({ value, label: text(`editorObjects.chart.${value}`) }))}
          value={chart.chart}
          onChoose={(kind) => void load.grid().then((tools) => tools.setKind(chart, kind), reportError)}
        />
        <WordsField
          label={text('editorObjects.title')}
          value={chart.title}
          most={1000}
          onCommit={(title) => inspect.set([id], { title })}
        />
        <WordsField label={text('editorData.unit')} value={chart.unit} most={100} onCommit={(unit) => inspect.set([id], { unit })} />
        <SwitchField
          label={text('editorObjects.chart.legend')}
          checked={inspect.showsLegend(chart)}
          onChange={({ target }) => inspect.showLegend(id, target.checked)}
        />
        {inspect.canStack(chart) && (
          <SwitchField
            label={text('editorObjects.chart.stacked')}
            checked={chart.isStacked}
            onChange={({ target }) => inspect.set([id], { isStacked: target.checked })}
          />
        )}
      </Section>
      <Later>
        <ChartSettings chart={chart} />
      </Later>
    </>
  );
}

/** As people write them in Markdown. */
const languages = {
  '': '',
  bash: 'Shell',
  c: 'C',
  cpp: 'C++',
  cs: 'C#',
  css: 'CSS',
  go: 'Go',
  html: 'HTML',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  lua: 'Lua',
  php: 'PHP',
  python: 'Python',
  r: 'R',
  ruby: 'Ruby',
  rust: 'Rust',
  sql: 'SQL',
  swift: 'Swift',
  ts: 'TypeScript',
  yaml: 'YAML',
} as const;

export function CodeSection({ code }: { code: CodeObject }) {
  const text = useText();
  const inspect = useInspect();
  const { id, codeLanguage } = code;
  const known = Object.entries(languages).map(([value, label]) => ({ value, label: label || text('editorObjects.code.plain') }));
  const isKnown = Object.hasOwn(languages, codeLanguage);
  return (
    <Section title={text('editorObjects.kind.code')}>
      <OptionField
        label={text('editorObjects.code.language')}
        options={isKnown ? known : [...known, { value: codeLanguage, label: codeLanguage }]}
        value={codeLanguage}
        onChoose={(value) => inspect.set([id], { codeLanguage: value })}
      />
      <NumberField
        label={text('editorObjects.letters.size')}
        prefix={text('editorObjects.letters.size.short')}
        value={code.fontSize}
        least={0.001}
        most={1e6}
        onChange={(fontSize, kind) => inspect.set([id], { fontSize }, kind)}
        onSettle={inspect.settle}
      />
      <SwitchField
        label={text('editorObjects.code.numbers')}
        checked={code.hasLineNumbers}
        onChange={({ target }) => inspect.set([id], { hasLineNumbers: target.checked })}
      />
    </Section>
  );
}

export function FormulaSection() {
  const text = useText();
  const { run } = useEditor();
  return (
    <Section title={text('editorFormula.title')}>
      <Button tone="outline" size="sm" isWide onClick={() => run('editFormula')}>
        {text('editorFormula.edit')}
      </Button>
    </Section>
  );
}
