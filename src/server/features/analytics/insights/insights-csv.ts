import type { InsightNumbers, SiteInsightsProps } from '#contract/analytics/insights.ts';
import { csvMark, writeCsvRow, type CsvCell } from '../../../http/csv.ts';

/** One measure of a named item, for a day or the whole range. */
type Row = readonly [section: string, name: string, measure: string, day: string, value: CsvCell, before?: CsvCell];

const header = ['section', 'name', 'measure', 'day', 'value', 'before'];

const rounded = (number: number | null) => number && Math.round(number * 10_000) / 10_000;

/** Label and id, since labels may be empty or used twice. */
const linkName = (label: string, linkId: string) => `${label} (${linkId})`.trim();

function* rowsOf(numbers: InsightNumbers): Generator<Row> {
  const { range, pdfSales, apart, isComparable } = numbers;
  const past = (before: number | null) => (isComparable ? before : null);
  yield ['range', '', 'from', range.from, null];
  yield ['range', '', 'to', range.to, null];
  for (const measure of ['views', 'copies', 'likes', 'shares'] as const)
    yield ['summary', '', measure, '', numbers[measure].now, past(numbers[measure].before)];
  yield ['summary', '', 'finished_share', '', rounded(numbers.finishedShare.now), past(rounded(numbers.finishedShare.before))];
  yield ['summary', '', 'typical_ms', '', numbers.typicalMs.now, past(numbers.typicalMs.before)];
  yield ['summary', '', 'owner_views', '', apart.owner];
  yield ['summary', '', 'bot_views', '', apart.bots];
  yield ['summary', '', 'pdf_sales', '', pdfSales.count];
  for (const taken of pdfSales.takings) yield ['summary', '', 'pdf_takings', '', taken];
  for (const { day, views, before } of numbers.perDay) yield ['days', '', 'views', day, views, past(before)];
  for (const { step, title, count, share, typicalMs } of numbers.steps) {
    const name = `${step + 1}. ${title}`.trim();
    yield ['steps', name, 'views', '', count];
    yield ['steps', name, 'share', '', rounded(share)];
    yield ['steps', name, 'typical_ms', '', typicalMs];
  }
  for (const { source, count } of numbers.sources) yield ['sources', source, 'views', '', count];
  for (const section of ['referrers', 'embeds', 'countries', 'languages'] as const) {
    for (const { name, count } of numbers[section].named) yield [section, name, 'views', '', count];
    if (numbers[section].rest > 0) yield [section, '', 'views_of_others', '', numbers[section].rest];
  }
  yield ['embeds', '', 'sites', '', numbers.embedSites];
  for (const { device, count } of numbers.devices) yield ['devices', device, 'views', '', count];
  for (const { name, count } of numbers.networks) yield ['networks', name, 'shares', '', count];
  for (const { linkId, label, views, started, finished, watchMs } of numbers.links) {
    const name = linkName(label, linkId);
    yield ['links', name, 'views', '', views];
    yield ['links', name, 'started', '', started];
    yield ['links', name, 'finished', '', finished];
    yield ['links', name, 'watch_ms', '', watchMs];
  }
  for (const { name, email, link, linkId, lastSeenAt, views, watchMs, furthestStep, isFinished } of numbers.viewers) {
    const viewer = `${name} <${email}>, ${linkName(link, linkId)}`;
    const day = lastSeenAt.slice(0, 10);
    yield ['viewers', viewer, 'views', day, views];
    yield ['viewers', viewer, 'watch_ms', day, watchMs];
    yield ['viewers', viewer, 'stops_reached', day, furthestStep];
    yield ['viewers', viewer, 'is_finished', day, String(isFinished)];
  }
}

function* rowsOfSite({ numbers, presentations, events, vitals, ingest, errors }: SiteInsightsProps): Generator<Row> {
  yield* rowsOf(numbers);
  for (const { title, oid, views } of presentations) yield ['presentations', `${title} (${oid})`, 'views', '', views];
  for (const { name, count } of events) yield ['events', name, 'count', '', count];
  for (const { vital, p75, count } of vitals) {
    yield ['vitals', vital, 'p75', '', rounded(p75)];
    yield ['vitals', vital, 'count', '', count];
  }
  for (const measure of ['accepted', 'duplicates', 'overloaded'] as const) yield ['ingest', '', measure, '', ingest[measure]];
  for (const measure of ['apart', 'refused'] as const)
    for (const { name, count } of ingest[measure]) yield ['ingest', name, measure, '', count];
  for (const { message, place, level, count, lastAt } of errors)
    yield ['errors', `${message} (${place})`, level, lastAt.slice(0, 10), count];
}

const write = (rows: Iterable<Row>): string =>
  csvMark +
  writeCsvRow(header) +
  [...rows]
    .map(([section, name, measure, day, value, before = null]) => writeCsvRow([section, name, measure, day, value, before]))
    .join('');

/** The whole page as one long table. */
export const writeInsightsCsv = (numbers: InsightNumbers): string => write(rowsOf(numbers));
export const writeSiteInsightsCsv = (props: SiteInsightsProps): string => write(rowsOfSite(props));
