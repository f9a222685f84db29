import { insightsPath } from '#contract/analytics/analytics-routes.ts';
import type { DashboardTotals, DayRange, IngestState, InsightsProps, NamedCount, SiteInsightsProps } from '#contract/analytics/insights.ts';
import { detailsPath, isListed, presentationPath, type Privacy, type SchemaVersion } from '#contract/presentation/presentation-address.ts';
import type { WithKey } from '../../../http/security/file-keys.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { addDays, dayOf } from '../../../platform/events/day.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';
import { formatPrice } from '../../../platform/payments/price.ts';
import { vitalPercentile } from '../rollup/buckets.ts';
import { SITE } from '../rollup/contributions.ts';
import { lastDays } from './day-range.ts';
import type { Bounds, InsightsStore, Seller } from './insights.store.ts';
import { numbersFrom, totalsFrom, type Stop } from './numbers.ts';
import type { TotalsStore, Watched } from './totals.store.ts';
import { sampleOf } from './sample-insights.ts';
import { whyEmpty, type LoggingPlace } from './why-empty.ts';

export const pageBounds: Bounds = { names: 20, links: 200, viewers: 100, identified: 2000 };
export const tableBounds: Bounds = { names: 10_000, links: 10_000, viewers: 10_000, identified: 100_000 };

const MINUTE = 60_000;
const DASHBOARD_DAYS = 30;
/** Every range on offer goes back at most this many days. */
const YEAR = 365;
const MOST_PRESENTATIONS = 10;
/** A page counts as good if three visits out of four are good. */
const VITAL_SHARE = 0.75;
const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

/** A presentation as stored in the database. */
export interface Presentation {
  id: number;
  oid: string;
  ownerId: string;
  title: string;
  schemaVersion: SchemaVersion;
  privacy: Privacy;
  contentHash: string;
  publishedAt: Date | null;
}

export interface Asked {
  range: DayRange;
  language: string;
  /** How much to list: what fits a page, or practically everything. */
  bounds: Bounds;
  /** Who asks. */
  personId: string;
}

interface Parts {
  store: InsightsStore;
  totals: TotalsStore;
  sink: Pick<EventSink, 'kind' | 'waitingAfter'>;
  /** The site page still works when the sink does not. */
  onSinkAway(error: unknown): void;
  clock: Pick<Clock, 'now'>;
  place: LoggingPlace;
  /** The payment provider; undefined if there is none. */
  seller: Seller;
  stopsOf(contentHash: string): Promise<Stop[]>;
  cardPictures(contentHashes: readonly string[]): Promise<ReadonlyMap<string, { thumbnail: string | null }>>;
  /** Adds keys to the addresses of pictures. */
  withKey: WithKey;
}

/** What was watched, how far, and by whom if they gave a name: for one presentation, an owner or the whole site. */
export function createInsights({ store, totals, sink, onSinkAway, clock, place, seller, stopsOf, cardPictures, withKey }: Parts) {
  const earliestOf = (firstDay: string | null): string => {
    const yearAgo = addDays(dayOf(clock.now()), 1 - YEAR);
    return firstDay !== null && firstDay < yearAgo ? firstDay : yearAgo;
  };

  /**
   * Without a presentation: the whole site. Links and their viewers are listed only if `isWhole`, because a link opens the presentation and
   * only the owner may give it away.
   */
  const gather = async (presentation: Presentation | null, { range, language, bounds, personId }: Asked, isWhole: boolean) => {
    const id = presentation?.id ?? SITE;
    const stops = presentation
      ? (await stopsOf(presentation.contentHash)).map((stop) => ({
          ...stop,
          thumbnail: withKey(stop.thumbnail, { oid: presentation.oid, way: 'person', id: personId }),
        }))
      : [];
    const stepCount = (stops.at(-1)?.last ?? -1) + 1;
    const [compared, named, steps, links, viewers, sales, standing, isShared] = await Promise.all([
      store.compared(id, range),
      store.named(id, range, bounds),
      stepCount > 0 ? store.steps(id, range, stepCount) : [],
      presentation && isWhole ? store.links(id, range, bounds) : [],
      presentation && isWhole ? store.viewers(id, range, bounds) : [],
      store.sales(presentation?.oid ?? null, range, seller),
      store.standing(id),
      !presentation || presentation.privacy !== 'private' || store.isShared(id, new Date(clock.now())),
    ]);
    const pdfSales = { count: sales.reduce((sum, { count }) => sum + count, 0), takings: sales.map((sum) => formatPrice(sum, language)) };
    const upTo = (standing.upTo ?? new Date(clock.now())).toISOString();
    const numbers = numbersFrom({
      range,
      compared,
      named,
      steps,
      stops,
      links,
      viewers,
      pdfSales,
      firstDay: standing.firstDay,
      isSite: !presentation,
      isShared,
      upTo,
    });
    return { stops, firstDay: standing.firstDay, isShared, numbers };
  };

  const withPictures = async (watched: readonly Watched[], personId: string) => {
    const pictures = await cardPictures(watched.map(({ contentHash }) => contentHash));
    return watched.map((each) => ({
      oid: each.oid,
      title: each.title,
      address: presentationPath(each),
      thumbnail: withKey(pictures.get(each.contentHash)?.thumbnail ?? null, { oid: each.oid, way: 'person', id: personId }),
      views: each.views,
    }));
  };

  const waitingAfter = async (position: string, now: number): Promise<IngestState['waiting']> => {
    try {
      const { events, oldest } = await sink.waitingAfter(position);
      return { events, milliseconds: oldest ? Math.max(0, now - oldest.getTime()) : 0 };
    } catch (error) {
      onSinkAway(error);
      return null;
    }
  };

  const ingestState = async (): Promise<IngestState> => {
    const now = clock.now();
    const first = now - (now % MINUTE) - 59 * MINUTE;
    const [counts, waiting] = await Promise.all([
      totals.ingestSince(new Date(first)),
      totals.position(sink.kind).then((position) => waitingAfter(position, now)),
    ]);
    const sumOf = (...kinds: string[]) => counts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0);
    const perMinute = Array.from({ length: 60 }, (_, index) => ({
      at: new Date(first + index * MINUTE).toISOString(),
      accepted: 0,
      refused: 0,
      overloaded: 0,
    }));
    for (const { minute, kind, count } of counts) {
      const at = perMinute[Math.floor((minute.getTime() - first) / MINUTE)];
      if (at && (kind === 'accepted' || kind === 'refused' || kind === 'overloaded')) at[kind] += count;
    }
    return {
      perMinute,
      accepted: sumOf('accepted'),
      duplicates: sumOf('duplicate'),
      apart: namedOf(counts.filter(({ kind }) => kind === 'apart')),
      overloaded: sumOf('overloaded'),
      refused: namedOf(counts.filter(({ kind }) => kind === 'refused')),
      waiting,
      sink: sink.kind,
    };
  };

  return {
    async ofPresentation(presentation: Presentation, asked: Asked, canSeeVisits: boolean): Promise<InsightsProps> {
      const { oid, title, privacy, publishedAt, contentHash } = presentation;
      const [{ stops, firstDay, isShared, numbers }, pictures] = await Promise.all([
        gather(presentation, asked, canSeeVisits),
        cardPictures([contentHash]),
      ]);
      const thumbnail = withKey(pictures.get(contentHash)?.thumbnail ?? null, { oid, way: 'person', id: asked.personId });
      const empty = whyEmpty(place, { hasViews: firstDay !== null, isForOwnerAlone: !isShared });
      return {
        presentation: {
          oid,
          title,
          address: presentationPath(presentation),
          detailsAddress: detailsPath(oid),
          thumbnail,
          publishedAt: publishedAt?.toISOString() ?? null,
          stopCount: stops.length,
          isPublic: isListed(privacy),
        },
        numbers,
        empty,
        sample: empty === 'printed' ? sampleOf(numbers) : null,
        earliest: earliestOf(firstDay),
      };
    },
    async ofSite(asked: Asked): Promise<SiteInsightsProps> {
      const [{ firstDay, numbers }, watched, events, vitalSums, ingest, errors] = await Promise.all([
        gather(null, asked, false),
        totals.mostWatched(asked.range, MOST_PRESENTATIONS),
        totals.events(asked.range),
        totals.vitals(asked.range),
        ingestState(),
        totals.errors(),
      ]);
      return {
        numbers,
        presentations: (await withPictures(watched, asked.personId)).map((each) => ({ ...each, insightsAddress: insightsPath(each.oid) })),
        events,
        vitals: vitals.flatMap((vital) => {
          const sums = vitalSums.filter(({ metric }) => metric === `vital-${vital}`);
          const p75 = vitalPercentile(vital, new Map(sums.map(({ key, count }) => [Number(key), count])), VITAL_SHARE);
          return p75 === null ? [] : [{ vital, p75, count: sums.reduce((sum, { count }) => sum + count, 0) }];
        }),
        ingest,
        errors,
        empty: whyEmpty(place, { hasViews: firstDay !== null, isForOwnerAlone: false }),
        earliest: earliestOf(firstDay),
      };
    },
    /** Null if the owner has no presentations yet. */
    async totalsOf(ownerId: string): Promise<DashboardTotals | null> {
      const range = lastDays(DASHBOARD_DAYS, dayOf(clock.now()));
      if (!(await totals.hasPresentations(ownerId))) return null;
      const [sums, firstDay, most] = await Promise.all([
        totals.ofOwner(ownerId, range),
        totals.firstDayOf(ownerId),
        totals.mostWatchedOf(ownerId, range),
      ]);
      const [mostWatched = null] = await withPictures(most ? [most] : [], ownerId);
      return {
        ...totalsFrom(sums, range, firstDay),
        mostWatched: mostWatched && {
          title: mostWatched.title,
          address: insightsPath(mostWatched.oid),
          thumbnail: mostWatched.thumbnail,
          views: mostWatched.views,
        },
      };
    },
  };
}

export type Insights = ReturnType<typeof createInsights>;

/** Adds up the counts of each name over all minutes, the most frequent first. */
function namedOf(counts: readonly NamedCount[]): NamedCount[] {
  const sums = new Map<string, number>();
  for (const { name, count } of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].map(([name, count]) => ({ name, count })).toSorted((one, other) => other.count - one.count);
}
