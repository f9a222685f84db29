import { openMigratedDatabase } from '../foundation.ts';
import { createLog } from '../log/log.ts';
import type { Database } from '../platform/database/database.ts';
import { parseSettings } from '../settings.ts';
import { explainStartProblem } from '../lifecycle/start-problem.ts';
import { Failure } from './command.ts';

/** Opens the database of this installation for one command. */
export async function withDatabase<Result>(run: (database: Database, applied: string[]) => Promise<Result>): Promise<Result> {
  try {
    const settings = parseSettings(process.env);
    const { database, applied, close } = await openMigratedDatabase(settings, createLog(settings.logLevel));
    return await run(database, applied).finally(close);
  } catch (error) {
    const explained = explainStartProblem(error);
    throw explained ? new Failure(explained) : error;
  }
}
