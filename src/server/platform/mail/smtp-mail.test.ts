import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { mailContract, mailFrom } from './mail.contract.ts';
import { smtpMail } from './smtp-mail.ts';

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const open = async (options: SMTPServerOptions = {}, credentials = '', host = '127.0.0.1', query = '') => {
  const taken: Uint8Array[] = [];
  const envelopes: string[][] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      buffer(stream).then((raw) => {
        taken.push(raw);
        envelopes.push(session.envelope.rcptTo.map(({ address }) => address));
        done();
      }, done);
    },
    ...options,
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const mail = smtpMail({ url: `smtp://${credentials}${host}:${port}${query}`, from: mailFrom });
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  closing.push(() => mail.close(), stop);
  return { mail, envelopes, stop, taken: async () => taken };
};

mailContract('smtp', open);

const message = { to: 'reader@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const answer = (responseCode: number) => Object.assign(new Error(`answer ${responseCode}`), { responseCode });

test('the envelope has exactly one recipient', async () => {
  const { mail, envelopes } = await open();
  await mail.send(message);
  expect(envelopes).toEqual([['reader@example.org']]);
});

test.each([
  [550, 'permanent'],
  [452, 'temporary'],
])('a recipient rejected with %i is a %s failure', async (code, kind) => {
  const { mail } = await open({ onRcptTo: (_address, _session, done) => done(answer(code)) });
  await expect(mail.send(message)).rejects.toMatchObject({ name: 'MailFailure', kind, message: expect.stringContaining(`answer ${code}`) });
});

test.each([
  [554, 'permanent'],
  [451, 'temporary'],
])('a message rejected with %i is a %s failure', async (code, kind) => {
  const { mail } = await open({
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(answer(code)));
    },
  });
  await expect(mail.send(message)).rejects.toMatchObject({ name: 'MailFailure', kind });
});

test('a rejected login is temporary: the operator can fix it', async () => {
  const { mail } = await open(
    { authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(answer(535)) },
    'someone:wrong@',
  );
  await expect(mail.send(message)).rejects.toMatchObject({ name: 'MailFailure', kind: 'temporary' });
});

test('a rejected sender is temporary: the operator can fix it', async () => {
  const { mail } = await open({ onMailFrom: (_address, _session, done) => done(answer(550)) });
  await expect(mail.send(message)).rejects.toMatchObject({ name: 'MailFailure', kind: 'temporary' });
});

test('an unreachable server is a temporary failure', async () => {
  const { mail, stop } = await open();
  await stop();
  await expect(mail.send(message)).rejects.toMatchObject({ name: 'MailFailure', kind: 'temporary' });
});

test('sends nothing to another machine without encryption, unless the operator says so', async () => {
  // An address of this machine that does not look like one.
  const elsewhere = '0.0.0.0';
  const refused = await open({}, '', elsewhere);
  await expect(refused.mail.send(message)).rejects.toMatchObject({ name: 'MailFailure', kind: 'temporary' });
  expect(refused.envelopes).toEqual([]);
  const allowed = await open({}, '', elsewhere, '?tls=false');
  await allowed.mail.send(message);
  expect(allowed.envelopes).toEqual([['reader@example.org']]);
});
