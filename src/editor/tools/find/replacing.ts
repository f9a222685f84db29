import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { blocksOf } from '#model/change/text/editing/places.ts';
import { inheritedAt } from '#model/change/text/editing/replace.ts';
import { ChangeWriter, type TextChange } from '#model/change/text/text-change.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import { textOf } from '../../core/selection/text-of.ts';
import type { Range } from './matcher.ts';
import type { WrittenAt } from './places.ts';
import { type Hit, placeKey } from './search.ts';

/** Writes other words in place of what was found, each as what it replaces looks; one operation for each text and field. */
export function replacing(draft: Draft, hits: readonly Hit[], words: string): Operation[] {
  const texts = [...Map.groupBy(hits, ({ at }) => placeKey(at)).values()].flatMap((there) => {
    const [first] = there;
    return first ? replacingIn(draft, first.at, there, words) : [];
  });
  return [...texts, ...replacingCategories(draft, hits, words)];
}

/** The names of all categories of a chart are one field. */
function replacingCategories({ entries }: Draft, hits: readonly Hit[], words: string): Operation[] {
  const inCharts = hits.flatMap(({ at, ...range }) => (at.kind === 'category' ? [{ ...at, ...range }] : []));
  return [...Map.groupBy(inCharts, ({ id }) => id)].flatMap(([id, there]) => {
    const chart = entries.get(id)?.object;
    if (chart?.kind !== 'chart') return [];
    const ranges = Map.groupBy(there, ({ place }) => place);
    const categories = chart.categories.map((name, place) => spliced(name, ranges.get(place) ?? [], words));
    return [{ kind: 'set', id, fields: { categories } }];
  });
}

function replacingIn(draft: Draft, at: WrittenAt, ranges: readonly Range[], words: string): Operation[] {
  if (at.kind === 'letters') {
    const { id, part } = at;
    const paragraphs = textOf(draft, at);
    return paragraphs ? [{ kind: 'text', id, ...(part !== undefined && { part }), change: lettersChange(paragraphs, ranges, words) }] : [];
  }
  if (at.kind === 'category') return [];
  if (at.kind === 'series' || at.kind === 'axis') return replacingInChart(draft, at, ranges, words);
  const holder = at.kind === 'step' ? draft.presentation.path.find(({ id }) => id === at.step) : draft.entries.get(at.id)?.object;
  const text: unknown = holder && Reflect.get(holder, at.field);
  if (typeof text !== 'string') return [];
  const fields = { [at.field]: spliced(text, ranges, words) };
  return at.kind === 'step' ? [{ kind: 'step', id: at.step, set: fields }] : [{ kind: 'set', id: at.id, fields }];
}

type InChart = Extract<WrittenAt, { kind: 'series' | 'axis' }>;

function replacingInChart({ entries }: Draft, at: InChart, ranges: readonly Range[], words: string): Operation[] {
  const { id } = at;
  const chart = entries.get(id)?.object;
  if (chart?.kind !== 'chart') return [];
  if (at.kind === 'axis') {
    const title = spliced(chart.plain?.[at.axis]?.title ?? '', ranges, words);
    return [{ kind: 'set', id, fields: { [`plain/${at.axis}/title`]: title || null } }];
  }
  const { part } = at;
  const series = chart.series.find((one) => one.id === part);
  return series ? [{ kind: 'set', id, part, fields: { name: spliced(series.name, ranges, words) } }] : [];
}

function spliced(text: string, ranges: readonly Range[], words: string): string {
  let [next, at] = ['', 0];
  for (const { from, to } of ranges) {
    next += text.slice(at, from) + words;
    at = to;
  }
  return next + text.slice(at);
}

function lettersChange(paragraphs: readonly Paragraph[], ranges: readonly Range[], words: string): TextChange {
  const blocks = blocksOf(paragraphs);
  const change = new ChangeWriter();
  let at = 0;
  for (const range of ranges) {
    const letters = inheritedAt(blocks, range);
    change.add({ keep: range.from - at });
    change.add({ insert: words, ...(Object.keys(letters).length > 0 && { letters }) });
    change.add({ remove: range.to - range.from });
    at = range.to;
  }
  return change.finish();
}
