import { parseArgs } from 'node:util';
import { auditSums, type Difference } from '../features/analytics/rollup/recount.ts';
import { systemClock } from '../platform/clock/system-clock.ts';
import { addDays, dayOf } from '../platform/events/day.ts';
import { openEventSink } from '../platform/events/open-event-sink.ts';
import { parseSettings } from '../settings.ts';
import { WrongUsage, type Run } from './command.ts';
import { withDatabase } from './with-database.ts';

const USUAL_DAYS = 7;

/** Counts the events of the last days again, and tells every sum that is another one. */
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
          ? 'No day could be compared: events are being counted'
          : `Compared with the events of ${from} to ${until}${until < to ? ' (those after are being counted)' : ''}`;
      return [
        ...differences.map(describe),
        `${compared}: ${differences.length === 0 ? 'every sum is right.' : `sums that are wrong: ${differences.length}.`}`,
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
    // Told below.
  }
  throw new WrongUsage('insights takes --days and a whole number, or nothing.');
}
