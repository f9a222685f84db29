import { createAccountsStore } from './features/accounts/accounts.store.ts';
import { demoPersonRow } from './features/accounts/identity/demo-person.ts';
import { addDemonstration } from './features/demo/demo.ts';
import { openMigratedDatabase } from './foundation.ts';
import { createLog } from './log.ts';
import type { Database } from './platform/database/database.ts';
import { parseSettings, WrongSettings } from './settings.ts';

interface Command {
  usage: string;
  about: string;
  run(database: Database, args: string[], applied: string[]): Promise<string>;
}

const grant = (role: 'user' | 'moderator' | 'admin'): Command['run'] => async (database, [email = '']) => {
  const isKnown = await createAccountsStore(database).grantRole(email.trim().toLowerCase(), role);
  if (!isKnown) throw new Failure(`Nobody has an account with the address ${email}.`);
  return `${email} is ${role} now.`;
};

class Failure extends Error {}

const commands: Record<string, Command> = {
  migrate: {
    usage: 'migrate',
    about: 'bring the database up to date',
    run: async (_database, _args, applied) => (applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.'),
  },
  seed: {
    usage: 'seed',
    about: 'add the demonstration content, again if it was removed',
    async run(database) {
      const store = createAccountsStore(database);
      await addDemonstration({ pool: database.pool, addPerson: (person) => store.addDemonstration(demoPersonRow(person)) }, true);
      return 'The demonstration content is there.';
    },
  },
  'grant-admin': { usage: 'grant-admin <email>', about: 'make somebody an administrator', run: grant('admin') },
  'grant-moderator': { usage: 'grant-moderator <email>', about: 'make somebody a moderator', run: grant('moderator') },
  'revoke-role': { usage: 'revoke-role <email>', about: 'make somebody an ordinary user again', run: grant('user') },
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command || command.usage.split(' ').length - 1 !== args.length) {
  const lines = Object.values(commands).map(({ usage, about }) => `  npm run lectern -- ${usage.padEnd(26)}${about}`);
  console.error(`Commands for the operator:\n${lines.join('\n')}`);
  process.exit(2);
}

try {
  const settings = parseSettings(process.env);
  const { database, applied, close } = await openMigratedDatabase(settings, createLog(settings.logLevel));
  console.log(await command.run(database, args, applied).finally(close));
} catch (error) {
  console.error(error instanceof WrongSettings || error instanceof Failure ? error.message : error);
  process.exit(1);
}
