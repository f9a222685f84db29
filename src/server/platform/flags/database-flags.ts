import type { Provider } from '@openfeature/server-sdk';
import type { Pool } from 'pg';
import type { FeatureName } from '#contract/features.ts';
import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { flagProvider } from './flag-provider.ts';
import type { ReportProblem } from './known-features.ts';

/** The NOTIFY channel of `set`: a process that hears it, or may have missed it, should refresh. */
export const featureFlagChannel = 'feature_flag';

// Recovers from lost notifications and an unreachable database.
const oldAge = 30_000;

export interface DatabaseFlags {
  provider: Provider;
  /** Reads the table again; if that fails, the copy in memory stays in use. */
  refresh(): Promise<void>;
  set(name: FeatureName, isEnabled: boolean): Promise<void>;
}

export function databaseFlags(pool: Pool, report: ReportProblem, clock: Clock = systemClock): DatabaseFlags {
  let copy = new Map<string, boolean>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading = Promise.resolve();

  const read = async () => {
    try {
      const { rows } = await pool.query<{ name: string; enabled: boolean }>('select name, enabled from feature_flag');
      copy = new Map(rows.map(({ name, enabled }) => [name, enabled]));
    } catch (error) {
      report(`Feature flags could not be read from the database: ${error instanceof Error ? error.message : error}`);
    }
  };
  const refresh = () => {
    readAt = clock.now();
    // Reads run one after another, so an older answer never replaces a newer one.
    reading = reading.then(read);
    return reading;
  };

  return {
    refresh,
    provider: flagProvider(
      'database',
      async (flag) => {
        if (clock.now() - readAt >= oldAge) void refresh();
        return copy.get(flag);
      },
      { initialize: refresh },
    ),
    async set(name, isEnabled) {
      await pool.query(
        `with changed as (
           insert into feature_flag (name, enabled) values ($1, $2)
           on conflict (name) do update set enabled = excluded.enabled, updated_at = now()
           returning name
         ) select pg_notify($3, name) from changed`,
        [name, isEnabled, featureFlagChannel],
      );
      await refresh();
    },
  };
}
