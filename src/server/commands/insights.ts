import { parseArgs } from 'node:util';
import { auditSums, type Difference } from '../features/analytics/rollup/recount.ts';
import { systemClock } from '../platform/clock/system-clock.ts';
import { addDays, dayOf } from '../platform/events/day.ts';
import { openEventSink } from '../platform/events/open-event-sink.ts';
import { parseSettings } from '../settings.ts';
import { WrongUsage, type Run } from './command.ts';
import { withDatabase } from './with-database.ts';

const USUAL_DAYS = 7;

/** Recounts the events of the last days and lists every sum that differs. */
export const insights: Run = async (args) => {
  const days = readDays(args);
  return withDatabase(async (database) => {
    const { analytics } = parseSettings(process.env);
    const sink = await openEventSink(analytics, { database, clock: systemClock });
    try {
      const to = dayOf(systemClock.now());
      const from = addDays(to, 1 - Math.min(days, analytics.retentionDays));
      const { differences, until } = await auditSums({ sink, database }, { from, to });
      if (differences.length > 0) process.exitCode = 1;
      const compared =
        until < from
          ? 'No day could be compared while events are being counted'
          : `Compared with the events of ${from} to ${until}${until < to ? ' (later ones are still being counted)' : ''}`;
      return [
        ...differences.map(describe),
        `${compared}: ${differences.length === 0 ? 'all sums are right.' : `${differences.length} wrong.`}`,
      ].join('\n');
    } finally {
      await sink.close();
    }
  });
};

const describe = ({ day, of, metric, key, tooMuch }: Difference): string =>
  `${day} ${of}: ${[metric, key].join(' ').trim()} is ${Math.abs(tooMuch)} too ${tooMuch > 0 ? 'many' : 'few'}`;

function readDays(args: string[]): number {
  try {
    const days = Number(parseArgs({ args, options: { days: { type: 'string', default: String(USUAL_DAYS) } } }).values.days);
    if (Number.isSafeInteger(days) && days > 0) return days;
  } catch {
    // Reported below.
  }
  throw new WrongUsage('insights takes no arguments but --days with a whole number above 0.');
}
