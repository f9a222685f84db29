import { createAccountsStore } from '../features/accounts/accounts.store.ts';
import { createAudit } from '../features/audit/audit.ts';
import { createAuditStore } from '../features/audit/audit.store.ts';
import { createSecondFactorStore } from '../features/accounts/second-factor/second-factor.store.ts';
import { openFoundation } from '../foundation.ts';
import { byCommand } from '../http/security/audit-trail.ts';
import { createLog } from '../log/log.ts';
import { parseSettings } from '../settings.ts';
import { openDemonstration } from '../work.ts';
import { Failure, type Run } from './command.ts';
import { withDatabase } from './with-database.ts';

export const migrate: Run = () =>
  withDatabase(async (_database, applied) => (applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.'));

export const seed: Run = async () => {
  // Open the database alone first: it reports problems with the settings.
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
  return 'The demo content has been added. Its pictures are painted once the server runs.';
};

const countSessions = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

export const logOut: Run = ([email = '']) =>
  withDatabase(async (database) => {
    const store = createAccountsStore(database);
    const person = await store.findByEmail(email.trim().toLowerCase());
    if (!person) throw new Failure(`No account has the address ${email}.`);
    return `Ended ${countSessions(await store.endSessions(person.id))} of ${email}.`;
  });

export const logOutEveryone: Run = () =>
  withDatabase(async (database) => `Ended ${countSessions(await createAccountsStore(database).endSessions())}.`);

export const grant =
  (role: 'user' | 'moderator' | 'admin'): Run =>
  ([email = '']) =>
    withDatabase(async (database) => {
      const audit = createAudit({ store: createAuditStore(database) });
      const isKnown = await createAccountsStore(database).grantRole(email.trim().toLowerCase(), role, (client, personId, before) =>
        audit.add(
          role === 'user'
            ? { kind: 'role.taken', by: byCommand, personId, details: { role: before } }
            : { kind: 'role.given', by: byCommand, personId, details: { role } },
          client,
        ),
      );
      if (!isKnown) throw new Failure(`No account has the address ${email}.`);
      return `${email} now has the role ${role}.`;
    });

export const removeSecondFactors: Run = ([email = '']) =>
  withDatabase(async (database) => {
    const row = await createAccountsStore(database).findByEmail(email.trim().toLowerCase());
    if (!row) throw new Failure(`No account has the address ${email}.`);
    const { authenticators, passkeys } = await createSecondFactorStore(database).removeEverything(row.id);
    return `${email} now logs in with the password alone. Removed: authenticator apps: ${authenticators}, passkeys: ${passkeys}.`;
  });
