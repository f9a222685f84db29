import { join } from 'node:path';
import { verifyPassword } from '#server/features/accounts/identity/password.ts';
import { pictureKey } from '#server/features/accounts/identity/present-person.ts';
import { diskStorage } from '#server/platform/storage/disk/disk-storage.ts';
import type { Wrong } from './ledger.ts';
import type { Scene } from './people.ts';

/** How to read the values of each place, and the value of what is not there. */
const places: Record<string, [sql: string, none: string]> = {
  person: ['select email as key, count(*) as value from person group by email', '0'],
  name: ['select email as key, name as value from person', ''],
  about: ['select email as key, about as value from person', ''],
  language: [`select email as key, coalesce(language, '') as value from person`, ''],
  confirmed: ['select email as key, email_verified as value from person', 'false'],
  picture: ['select email as key, image is not null as value from person', 'false'],
  session: ['select token as key, count(*) as value from session group by token', '0'],
  'authenticator app': [
    `select email as key, case when confirmed_at is null then 'off' else 'on' end as value from authenticator join person on person.id = person_id`,
    'off',
  ],
  'recovery codes': ['select email as key, count(*) as value from recovery_code join person on person.id = person_id group by email', '0'],
  passkey: ['select id as key, name as value from passkey', 'gone'],
  shelf: [`select oid as key, case when trashed_at is null then 'out' else 'trash' end as value from presentation`, 'gone'],
  title: ['select oid as key, title as value from presentation', 'gone'],
  description: ['select oid as key, description as value from presentation', 'gone'],
  privacy: ['select oid as key, coalesce(privacy_before_trash, privacy) as value from presentation', 'gone'],
  'allows copies': ['select oid as key, allows_copies as value from presentation', 'gone'],
  'shows notes': ['select oid as key, shows_notes as value from presentation', 'gone'],
  within: [
    `select presentation.oid as key, coalesce(folder.name, '') as value from presentation left join folder on folder.id = folder_id`,
    'gone',
  ],
  folder: ['select name as key, count(*) as value from folder group by name', '0'],
  begun: [
    `select email as key, count(*) as value from presentation join person on person.id = owner_id
     join presentation_version on presentation_id = presentation.id and number = 1 and made_by = 'save' group by email`,
    '0',
  ],
  versions: ['select oid as key, count(*) as value from presentation join presentation_version on presentation_id = id group by oid', '0'],
  'shown version': ['select oid as key, current_version as value from presentation', 'gone'],
  'version name': [
    `select distinct on (oid) oid as key, presentation_version.name as value from presentation_version join presentation on id = presentation_id
     where presentation_version.name is not null order by oid, number desc`,
    '',
  ],
  'added pictures': ['select oid as key, count(*) as value from asset_upload join presentation on id = presentation_id group by oid', '0'],
  draft: ['select client as key, number as value from draft_client', '0'],
  link: ['select label as key, count(*) as value from view_link group by label', '0'],
  visit: ['select viewer_name as key, count(*) as value from view_link_visit group by viewer_name', '0'],
  like: [
    `select presentation.oid || ' ' || email as key, count(*) as value from presentation_like join presentation on presentation.id = presentation_id
     join person on person.id = person_id group by presentation.oid, email`,
    '0',
  ],
  tag: ['select oid as key, tag as value from presentation_curation join presentation on id = presentation_id', ''],
  message: ['select message as key, count(*) as value from contact_message group by message', '0'],
  error: ['select message as key, sum(count) as value from client_error group by message', '0'],
  event: ['select id as key, count(*) as value from event group by id', '0'],
  purchase: [
    `select id as key, case when (state ->> 'isRefunded')::boolean then 'refunded' else state ->> 'stage' end as value from test_checkout`,
    'gone',
  ],
  received: [
    `select id as key, received::text as value from upload where received < size union all select id, 'whole' from import where state <> 'cancelled'`,
    'gone',
  ],
  dismissed: ['select id as key, dismissed_at is not null as value from import', 'gone'],
};

/** Once all background work is done. */
const placesAtTheEnd: typeof places = {
  import: ['select id as key, state as value from import', 'gone'],
  imported: [
    `select file_name as key, count(*) as value from import join presentation on presentation.id = presentation_id group by file_name`,
    '0',
  ],
};

/** Compares all that was acknowledged with all that is stored. */
export async function compareAll({ ledger, ask, mails }: Scene, { isEnd }: { isEnd: boolean }): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const [place, [sql, none]] of Object.entries({ ...places, ...(isEnd && placesAtTheEnd) })) {
    const rows = await ask<{ key: string; value: string }>(`select key::text, value::text from (${sql}) stored`);
    wrong.push(...ledger.compare(place, new Map(rows.map(({ key, value }) => [key, value])), none));
  }
  const copies = await ask<{ key: string; value: string; oids: string[] }>(
    `select email as key, count(*) as value, array_agg(presentation.oid) as oids from presentation join person on person.id = owner_id
     join presentation_version on presentation_id = presentation.id and number = 1 and made_by = 'copy' group by email`,
  );
  // Those that were deleted were once copied, too.
  const deleted = (here: readonly string[]) => ledger.keys('shelf').filter((oid) => !here.includes(oid)).length;
  for (const key of ledger.keys('copies')) {
    const here = copies.find((one) => one.key === key);
    wrong.push(...ledger.compare('copies', new Map([[key, String(Number(here?.value ?? 0) + deleted(here?.oids ?? []))]]), '0'));
  }
  if (!isEnd) return wrong;

  const passwords = await ask<{ email: string; hash: string }>(
    'select email, password as hash from person join credential on user_id = person.id',
  );
  const right = new Map<string, string>();
  for (const { email, hash } of passwords)
    for (const password of ledger.values('password', email)) if (await verifyPassword({ hash, password })) right.set(email, password);
  wrong.push(...ledger.compare('password', right, ''));
  const sent = new Map(
    ledger.keys('mail').map((key) => {
      const [to = '', path = ''] = key.includes('@') ? key.split(' ') : ['', key];
      return [key, mails.letters.some((letter) => letter.to.includes(to) && letter.text.includes(path)) ? 'sent' : 'missing'];
    }),
  );
  return [...wrong, ...ledger.compare('mail', sent, 'missing')];
}

/** Rows that should not exist if every write is whole or absent. */
const halves: Record<string, string> = {
  'presentations without their version':
    'select oid as what from presentation where not exists (select from presentation_version where presentation_id = id and number = current_version)',
  'people without a password': 'select email as what from person where not exists (select from credential where user_id = person.id)',
  'second factors without recovery codes': `select person_id as what from authenticator where confirmed_at is not null and not exists
     (select from recovery_code where recovery_code.person_id = authenticator.person_id) union select person_id from passkey where not exists
     (select from recovery_code where recovery_code.person_id = passkey.person_id)`,
  'likes counted wrongly': `select presentation_id as what from presentation_tally tally
     where likes <> (select count(*) from presentation_like where presentation_id = tally.presentation_id)`,
  'drafts that miss a change': `select presentation_id as what from draft
     where number - checkpoint_change <> (select count(*) from draft_change where presentation_id = draft.presentation_id and number > checkpoint_change)`,
  'changes made twice': `select client || ' ' || client_number as what from draft_change group by presentation_id, client, client_number having count(*) > 1`,
  'batches without their change': `select client as what from draft_client where verdict ->> 'at' is not null and not exists
     (select from draft_change where presentation_id = draft_client.presentation_id and client = draft_client.client and client_number = draft_client.number)
     and (verdict ->> 'at')::bigint > (select number - 1000 from draft where presentation_id = draft_client.presentation_id)`,
  'uploads that are complete but not imported':
    'select id as what from upload where received = size and not exists (select from import where import.id = upload.id)',
};
const halvesAtTheEnd: Record<string, string> = {
  'payments without access': `select id as what from test_checkout where state ->> 'stage' = 'paid' and not exists
     (select from pdf_purchase where session_id = test_checkout.id and pdf_purchase.state = case when (test_checkout.state ->> 'isRefunded')::boolean then 'refunded' else 'paid' end)`,
  'access without a payment': `select session_id as what from pdf_purchase where state in ('paid', 'refunded') and not exists
     (select from test_checkout where id = session_id and test_checkout.state ->> 'stage' = 'paid')`,
  'drafts that are in no version': 'select presentation_id as what from draft where number > version_change',
  'drafts that are not the latest version': `select oid as what from draft join presentation on id = draft.presentation_id
     join presentation_version v on v.presentation_id = id and v.number = latest_version where v.document_key <> checkpoint_key`,
  'imports that did not end': `select id as what from import where finished_at is null`,
  'presentations without pictures': `select oid as what from presentation join presentation_version on presentation_id = id and number = current_version
     where not exists (select from presentation_manifest where presentation_manifest.content_hash = presentation_version.content_hash and is_complete)`,
  // That an import is expected is a hint, tried once.
  'jobs given up': `select name || ' ' || id as what from pgboss.job where state = 'failed' and name <> 'import-expected'`,
};

/** Names of everything that is only half there, and of rows whose file is missing. */
export async function findHalves({ ask }: Scene, dataDirectory: string, { isEnd }: { isEnd: boolean }): Promise<string[]> {
  const found: string[] = [];
  for (const [name, sql] of Object.entries({ ...halves, ...(isEnd && halvesAtTheEnd) }))
    for (const { what } of await ask<{ what: string }>(sql)) found.push(`${name}: ${what}`);
  const storage = await diskStorage(join(dataDirectory, 'files'));
  const files = await ask<{ key: string; isPicture: boolean }>(
    `select document_key as key, false as "isPicture" from presentation_version union select checkpoint_key, false from draft union select file_key, false from pdf_export where state = 'done'
     union select image, true from person where image is not null`,
  );
  for (const { key, isPicture } of files)
    if (!(await storage.stat(isPicture ? pictureKey(key) : key).catch(() => undefined))) found.push(`a file that is missing: ${key}`);
  return found;
}

/** Background work that is not done yet. */
export const countWaiting = async ({ ask }: Scene): Promise<number> =>
  Number(
    (
      await ask<{ count: string }>(
        `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name = any($1) and start_after < now() + interval '10 minutes'`,
        [
          [
            'send-mail',
            'import-deck',
            'presentation-changed',
            'export-pdf',
            'refund-payment',
            'deliver-test-webhook',
            'draft-rested',
            'pictures-outdated',
          ],
        ],
      )
    )[0]?.count,
  );
