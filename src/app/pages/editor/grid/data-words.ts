import { useFrame, useText } from '#app/client/frame.tsx';
import type { ChartFacts } from '#editor/tools/grid/chart-facts.ts';
import type { Outcome } from '#editor/tools/grid/grid-session.ts';
import type { GridTools } from '#editor/tools/grid/grid-tools.ts';
import type { Sheet } from '#editor/tools/grid/sheet.ts';
import type { Translate } from '#locale/translate.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.tsx';

/** What to say about a change; undefined if nothing needs to be said. */
export function outcomeWords(outcome: Outcome, { kind }: Sheet, text: Translate, language: string, typed = ''): string | undefined {
  switch (outcome.kind) {
    case 'not-a-number':
      return text('editorData.problem.number', { words: typed.length > 40 ? `${typed.slice(0, 40)}…` : typed });
    case 'joined':
      return text('editorData.problem.joined');
    case 'too-large': {
      const lines = outcome.axis === 'rows' ? 'rows' : kind === 'chart' ? 'series' : 'columns';
      return text(`editorData.problem.${lines}`, { most: new Intl.NumberFormat(language).format(outcome.most) });
    }
    case 'pasted': {
      const { from, to } = outcome.range;
      return text('editorData.pasted', { rows: to.row - from.row + 1, columns: to.column - from.column + 1 });
    }
    default:
      return undefined;
  }
}

/** What a chart shows, written from its data; undefined for what is none, and until it is known. */
export function useChartWords(object: SceneObject): string | undefined {
  const text = useText();
  const { language } = useFrame();
  const { load } = useEditor();
  const [tools, setTools] = useState<GridTools>();
  const isChart = object.kind === 'chart';
  useEffect(() => {
    if (!isChart) return;
    // Without it the field is only empty.
    load.grid().then(setTools, () => undefined);
  }, [load, isChart]);
  const facts = isChart ? tools?.facts(object, language) : undefined;
  return facts && wordsOf(facts, text, language);
}

function wordsOf({ chart, names, pointCount, most, least }: ChartFacts, text: Translate, language: string): string {
  const kind = text(`editorObjects.chart.${chart}`);
  const all = new Intl.ListFormat(language, { type: 'unit' }).format(names);
  const sentences = [
    names.length > 0 ? text('editorData.facts.names', { kind, names: all }) : text('editorData.facts.values', { kind, count: pointCount }),
    extreme('most', most),
    least && extreme('least', least),
  ];
  return sentences.filter(Boolean).join(/^(?:ja|zh)/.test(language) ? '' : ' ');

  function extreme(which: 'most' | 'least', { value, category, series }: ChartFacts['most']): string {
    const where = [series, category].filter(Boolean).join(', ');
    return where ? text(`editorData.facts.${which}At`, { value, where }) : text(`editorData.facts.${which}`, { value });
  }
}
