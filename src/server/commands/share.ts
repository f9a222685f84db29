import { createAccountsStore } from '../features/accounts/accounts.store.ts';
import { createPresentationsStore } from '../features/presentations/presentations.store.ts';
import { Failure, WrongUsage, type Run } from './command.ts';
import { withDatabase } from './with-database.ts';

const levels = ['edit', 'comment', 'view', 'none'] as const;
const told = { edit: 'may edit', comment: 'may comment on', view: 'may watch', none: 'has no rights any more on' };

export const share: Run = async ([oid = '', email = '', asked = '']) => {
  const level = levels.find((known) => known === asked);
  if (!level) throw new WrongUsage(`The right is one of ${levels.join(', ')}, not ${asked}.`);
  return withDatabase(async (database) => {
    const store = createPresentationsStore(database);
    const presentation = await store.findByOid(oid);
    if (!presentation) throw new Failure(`There is no presentation ${oid}.`);
    const person = await createAccountsStore(database).findByEmail(email.trim().toLowerCase());
    // Only to somebody who has proved the address.
    if (!person?.emailVerified) throw new Failure(`Nobody has an account with the address ${email}.`);
    if (person.id === presentation.ownerId) throw new Failure(`${email} owns ${oid} and may do everything with it.`);
    await store.setRight(presentation.id, person.id, level);
    return `${email} ${told[level]} ${oid}.`;
  });
};
