import { createAccountsStore } from '../features/accounts/accounts.store.ts';
import { createAudit } from '../features/audit/audit.ts';
import { createAuditStore } from '../features/audit/audit.store.ts';
import { createPresentationsStore } from '../features/presentations/presentations.store.ts';
import { byCommand } from '../http/security/audit-trail.ts';
import { Failure, WrongUsage, type Run } from './command.ts';
import { withDatabase } from './with-database.ts';

const levels = ['edit', 'comment', 'view', 'none'] as const;
const told = { edit: 'may edit', comment: 'may comment on', view: 'may watch', none: 'no longer has any rights on' };

export const share: Run = async ([oid = '', email = '', asked = '']) => {
  const level = levels.find((known) => known === asked);
  if (!level) throw new WrongUsage(`The right must be one of ${levels.join(', ')}, not ${asked}.`);
  return withDatabase(async (database) => {
    const store = createPresentationsStore(database);
    const presentation = await store.findByOid(oid);
    if (!presentation) throw new Failure(`There is no presentation ${oid}.`);
    const person = await createAccountsStore(database).findByEmail(email.trim().toLowerCase());
    // The address must be verified.
    if (!person?.emailVerified) throw new Failure(`No account has verified the address ${email}.`);
    if (person.id === presentation.ownerId) throw new Failure(`${email} owns ${oid} and already has every right.`);
    const audit = createAudit({ store: createAuditStore(database) });
    const about = { by: byCommand, personId: person.id, presentation };
    const { title } = presentation;
    await store.setRight(presentation.id, person.id, level, (client) =>
      audit.add(
        level === 'none'
          ? { kind: 'right.taken', ...about, details: { title } }
          : { kind: 'right.given', ...about, details: { title, level } },
        client,
      ),
    );
    return `${email} ${told[level]} ${oid}.`;
  });
};
