import type { AnalyticsSettings, LogEvent } from '#contract/analytics/event.ts';
import { logLevels } from '#contract/analytics/log-levels.ts';
import type { PageFrame } from '#contract/pages.ts';

type Level = (typeof logLevels)[keyof typeof logLevels];

export interface LoggerSettings extends Pick<AnalyticsSettings, 'logApiEndpoint'>, Pick<PageFrame, 'environment'> {
  /** Used for messages that do not name a source. */
  source: string;
}

export interface Logger {
  /** `level` is one of `logLevels`, INFO by default. Rejects when the message cannot be sent. */
  log(logMessage: Partial<LogEvent> | null, level?: Level): Promise<void>;
}

const PATIENCE = 20_000;
const levelNames = ['INFO', 'WARN', 'ERROR'] as const;
const printers = ['info', 'warn', 'error'] as const;

/** Reports client-side problems to the server's log; outside production, to the console. */
export function createLogger({ environment, logApiEndpoint, source }: LoggerSettings): Logger {
  const isProduction = environment === 'production';
  if (isProduction && !logApiEndpoint) throw new Error('Missing logApiEndpoint in production mode!');
  return {
    async log(logMessage, level = logLevels.INFO) {
      if (!logMessage) throw new Error('logMessage is null');
      const event: LogEvent = { ...defaultsAt(Date.now()), source, levelname: levelNames[level], ...logMessage };
      if (isProduction) await post(logApiEndpoint, event);
      else console[printers[level]]('log', event);
    },
  };
}

const defaultsAt = (now: number) => ({
  current_time: now,
  created: Math.floor(now / 1000),
  msecs: now % 1000,
  client_datetime: new Date(now).toISOString(),
  object: '',
  _object: '',
  _action: '',
  trigger: '',
  _category: 'website',
  name: 'debug',
  levelno: 20,
  relativeCreated: 0,
  msg: '',
  platform: 'website',
  session_id: '',
});

/** Only the status of the response matters. */
async function post(address: string, event: LogEvent): Promise<void> {
  const { ok, status } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify([event]),
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!ok) throw new Error(`The log endpoint responded with ${status}`);
}
