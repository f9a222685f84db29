import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { manualClock } from '../clock/manual-clock.ts';
import { mailContract, mailFrom } from './mail.contract.ts';
import { openOutbox } from './outbox.ts';
import { outboxMail } from './outbox-mail.ts';

const folders: string[] = [];
const open = async () => {
  const root = await mkdtemp(join(tmpdir(), 'lectern-outbox-'));
  folders.push(root);
  const folder = join(root, 'outbox');
  const clock = manualClock(Date.UTC(2030, 0, 1));
  const mail = await outboxMail({ folder, from: mailFrom, clock });
  const names = async () => (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return { folder, clock, mail, taken: async () => Promise.all((await names()).map((name) => readFile(join(folder, name)))) };
};
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

mailContract('outbox', open);

const message = (subject: string) => ({ to: 'reader@example.org', subject, text: `${subject} in words`, html: `<p>${subject}</p>` });

test('lists the newest first and reads each', async () => {
  const { folder, clock, mail } = await open();
  await mail.send(message('first'));
  await clock.advance(1000);
  await mail.send(message('second'));
  await mail.send(message('third'));
  const outbox = openOutbox(folder);
  const listed = await outbox.list();
  const start = Date.UTC(2030, 0, 1);
  expect(listed.map(({ to, subject, sentAt }) => ({ to, subject, sentAt: sentAt - start }))).toEqual([
    { to: 'reader@example.org', subject: 'third', sentAt: 1000 },
    { to: 'reader@example.org', subject: 'second', sentAt: 1000 },
    { to: 'reader@example.org', subject: 'first', sentAt: 0 },
  ]);
  expect(await outbox.read(listed[2]?.id ?? '')).toEqual({ ...message('first'), sentAt: start });
});

test('keeps only the newest 200 and deletes all files of the others', async () => {
  const { folder, mail } = await open();
  for (let number = 1; number <= 201; number += 1) {
    const path = join(folder, `${String(number).padStart(14, '0')}-00000000`);
    await writeFile(`${path}.eml`, '');
    await writeFile(`${path}.json`, JSON.stringify({ ...message(`number ${number}`), sentAt: number }));
  }
  await mail.send(message('newest'));
  const listed = await openOutbox(folder).list();
  expect(listed).toHaveLength(200);
  expect([listed[0]?.subject, listed[199]?.subject]).toEqual(['newest', 'number 3']);
  expect((await readdir(folder)).filter((name) => !name.startsWith('.'))).toHaveLength(400);
});

test.each(['../secret', '..%2fsecret', '/etc/passwd', '', '.', '00000000000001-0000000g', '00000000000001-00000000'])(
  'finds no message %j',
  async (id) => {
    const { folder } = await open();
    await writeFile(join(folder, '..', 'secret.json'), JSON.stringify({ ...message('secret'), sentAt: 1 }));
    await expect(access(join(folder, '../secret.json'))).resolves.toBeUndefined();
    expect(await openOutbox(folder).read(id)).toBeUndefined();
  },
);

test('an unused outbox is empty', async () => {
  expect(await openOutbox('/no/such/folder').list()).toEqual([]);
});
