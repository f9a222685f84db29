import type { Audit } from './audit.ts';

/** For the data export: what concerns a person, with where they were, but not where others were or who they are. */
export async function exportEntries(audit: Pick<Audit, 'each'>, personId: string): Promise<object[]> {
  const entries: object[] = [];
  for await (const rows of audit.each({ concerning: personId }))
    for (const { happenedAt, kind, actor, actorId, presentationOid, details, network, country, browser, system } of rows) {
      const isTheirs = actorId === personId;
      entries.push({
        at: happenedAt,
        kind,
        by: isTheirs ? 'you' : actor,
        presentation: presentationOid,
        details,
        ...((isTheirs || actor === 'visitor') && { network, country, browser, system }),
      });
    }
  return entries;
}
