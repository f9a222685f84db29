import { createAccountsStore } from '../features/accounts/accounts.store.ts';
import { demoPersonRow } from '../features/accounts/identity/demo-person.ts';
import { addDemonstration } from '../features/demo/demo.ts';
import { Failure, type Run } from './command.ts';
import { withDatabase } from './with-database.ts';

export const migrate: Run = () => withDatabase(async (_database, applied) => (applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.'));

export const seed: Run = () =>
  withDatabase(async (database) => {
    const store = createAccountsStore(database);
    await addDemonstration({ pool: database.pool, addPerson: (person) => store.addDemonstration(demoPersonRow(person)) }, true);
    return 'The demonstration content is there.';
  });

export const grant =
  (role: 'user' | 'moderator' | 'admin'): Run =>
  ([email = '']) =>
    withDatabase(async (database) => {
      const isKnown = await createAccountsStore(database).grantRole(email.trim().toLowerCase(), role);
      if (!isKnown) throw new Failure(`Nobody has an account with the address ${email}.`);
      return `${email} is ${role} now.`;
    });
