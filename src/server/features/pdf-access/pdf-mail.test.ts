import { expect, test } from 'vitest';
import { composePdfMail } from './pdf-mail.ts';

const compose = (title: string) =>
  composePdfMail(
    {
      to: 'buyer@example.org',
      language: 'en',
      title,
      pdfLink: 'https://talks.example.org/media/1',
      presentationLink: 'https://talks.example.org/p/one/',
      picture: { address: 'https://talks.example.org/files/1', width: 416, height: 234 },
      lastDay: '2030-01-01T00:00:00.000Z',
    },
    { brand: 'Lectern', origin: 'https://talks.example.org' },
  );

test('a title carries no address to the buyer', () => {
  const { subject, text, html } = compose('Pay at evil.example or\nhttps://evil.example/now');
  expect(subject).toBe('Your PDF of “Pay at … or …”');
  expect(`${text}${html}`).not.toContain('evil');
});

test('a title without an address stays as it is', () => {
  expect(compose('Light in the Deep').subject).toBe('Your PDF of “Light in the Deep”');
});
