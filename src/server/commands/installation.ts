import { createAccountsStore } from '../features/accounts/accounts.store.ts';
import { openFoundation } from '../foundation.ts';
import { createLog } from '../log.ts';
import { parseSettings } from '../settings.ts';
import { openDemonstration } from '../work.ts';
import { Failure, type Run } from './command.ts';
import { withDatabase } from './with-database.ts';

export const migrate: Run = () =>
  withDatabase(async (_database, applied) => (applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.'));

export const seed: Run = async () => {
  // First the database alone: it tells what is wrong with the settings.
  await withDatabase(async () => undefined);
  const settings = parseSettings(process.env);
  const foundation = await openFoundation(settings, createLog(settings.logLevel));
  try {
    const demonstration = openDemonstration(foundation, { isForced: true });
    await demonstration.addPeople();
    await demonstration.addPresentations();
  } finally {
    await foundation.close();
  }
  return 'The demonstration content is there. Its pictures are made as soon as the product runs.';
};

export const grant =
  (role: 'user' | 'moderator' | 'admin'): Run =>
  ([email = '']) =>
    withDatabase(async (database) => {
      const isKnown = await createAccountsStore(database).grantRole(email.trim().toLowerCase(), role);
      if (!isKnown) throw new Failure(`Nobody has an account with the address ${email}.`);
      return `${email} is ${role} now.`;
    });
