import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { Mail, MailMessage } from './mail.ts';
import { MailFailure } from './problems.ts';

export const mailFrom = 'Lectern <no-reply@lectern.example>';

export interface MailBench {
  mail: Mail;
  /** The raw messages accepted so far, oldest first. */
  taken(): Promise<Uint8Array[]>;
}

const message: MailMessage = {
  to: 'reader@example.org',
  subject: 'Üdvözöljük – こんにちは',
  text: 'Grüße,\nund auf Wiedersehen.\n.\nline after a dot',
  html: '<p>Grüße, <b>und</b> auf Wiedersehen.</p>',
  headers: { 'List-Unsubscribe': '<https://lectern.example/unsubscribe>', 'Reply-To': 'writer@example.org' },
};

export function mailContract(name: string, open: () => Promise<MailBench>): void {
  const parse = async ({ taken }: MailBench): Promise<Email[]> => Promise.all((await taken()).map((raw) => PostalMime.parse(raw)));

  describe(`mail: ${name}`, () => {
    test('a message arrives with its recipient, subject, both bodies and headers', async () => {
      const bench = await open();
      await bench.mail.send(message);
      const [email] = await parse(bench);
      expect(email?.from).toMatchObject({ name: 'Lectern', address: 'no-reply@lectern.example' });
      expect(email?.to).toMatchObject([{ address: 'reader@example.org' }]);
      expect(email?.subject).toBe(message.subject);
      expect(email?.text?.trim()).toBe(message.text);
      expect(email?.html?.trim()).toBe(message.html);
      expect(email?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe('<https://lectern.example/unsubscribe>');
      expect(email?.replyTo).toMatchObject([{ address: 'writer@example.org' }]);
      expect(email?.messageId).toMatch(/@lectern\.example>$/);
    });

    test('a message that is sent again keeps its id', async () => {
      const bench = await open();
      for (const id of ['first', 'first', 'second']) await bench.mail.send({ ...message, id });
      expect((await parse(bench)).map(({ messageId }) => messageId)).toEqual(
        ['first', 'first', 'second'].map((id) => `<${id}@lectern.example>`),
      );
      await expect(bench.mail.send({ ...message, id: 'a>\r\nBcc: b@example.org' })).rejects.toThrow(MailFailure);
    });

    test('a line break in a subject becomes a space and adds no header', async () => {
      const bench = await open();
      await bench.mail.send({ ...message, subject: 'Hello\r\nBcc: victim@example.org\r\n\r\n<b>body</b>' });
      const [email] = await parse(bench);
      expect(email?.subject).toBe('Hello Bcc: victim@example.org <b>body</b>');
      expect(email?.bcc).toBeUndefined();
    });

    test.each([
      'a@example.org, b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      'Name <a@example.org>',
      'a@example.org\n',
      'group: a@example.org;',
      'a@b@example.org',
      'a b@example.org',
      'a@-example.org',
      'nobody',
      '@example.org',
      '',
    ])('rejects the recipient %j', async (to) => {
      const bench = await open();
      await expect(bench.mail.send({ ...message, to })).rejects.toMatchObject({ name: 'MailFailure', kind: 'permanent' });
      expect(await bench.taken()).toEqual([]);
    });

    test.each([
      ['X-One', 'a\r\nBcc: victim@example.org'],
      ['X-One\r\nBcc', 'victim@example.org'],
      ['Bcc', 'victim@example.org'],
      ['to', 'victim@example.org'],
      ['Content-Type', 'text/plain'],
    ])('rejects the header %j: %j', async (header, value) => {
      const bench = await open();
      await expect(bench.mail.send({ ...message, headers: { [header]: value } })).rejects.toThrow(MailFailure);
      expect(await bench.taken()).toEqual([]);
    });

    test('reads no file and no URL, whatever the bodies contain', async () => {
      const bench = await open();
      const sneaky = { path: '/etc/hostname' } as unknown as string;
      await expect(bench.mail.send({ ...message, text: sneaky })).rejects.toThrow();
      expect(await bench.taken()).toEqual([]);
    });

    test('messages arrive in the order they were sent', async () => {
      const bench = await open();
      for (const subject of ['one', 'two', 'three']) await bench.mail.send({ ...message, subject });
      expect((await parse(bench)).map(({ subject }) => subject)).toEqual(['one', 'two', 'three']);
    });
  });
}
