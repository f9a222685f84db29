import { describe, expect, test } from 'vitest';
import { parseSettings, WrongSettings } from './settings.ts';

const production = {
  ENVIRONMENT: 'production',
  PUBLIC_ORIGIN: 'https://talks.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'Talks <hello@example.org>',
};

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    parseSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof WrongSettings) return error.problems;
    throw error;
  }
}

describe('settings', () => {
  test('nothing set is a complete development installation', () => {
    expect(parseSettings({})).toMatchObject({
      environment: 'development',
      port: 8080,
      publicOrigin: 'http://localhost:8080',
      brandName: 'Lectern',
      demo: 'all',
      payments: 'test',
    });
  });

  test('[BASE-7] the environments are development, preprod and production', () => {
    expect(parseSettings({ ENVIRONMENT: 'preprod' }).environment).toBe('preprod');
    expect(parseSettings(production).environment).toBe('production');
    expect(problemsOf({ ENVIRONMENT: 'staging' })).toHaveLength(1);
  });

  test('every problem is told at once, by the name of its variable', () => {
    const problems = problemsOf({ PORT: 'eighty', DATABASE_URL: 'mysql://x', PUBLIC_ORIGIN: 'talks.example.org', FEATURES: 'A b', TRUSTED_PROXIES: 'everyone' });
    expect(problems.map((problem) => problem.split(/[:.]/)[0])).toEqual(['PORT', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'FEATURES', 'TRUSTED_PROXIES']);
  });

  test('what production refuses is told beside what is wrong in itself', () => {
    const problems = problemsOf({ ...production, PORT: 'eighty', SMTP_URL: '' });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['PORT', 'SMTP_URL']);
  });

  test('a variable left blank is a variable left out', () => {
    expect(parseSettings({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 8080, smtpUrl: undefined });
  });

  test('files come from our own origin, or from the one that is named', () => {
    expect(parseSettings({}).assetsOrigin).toBe('');
    expect(parseSettings({ ASSETS_ORIGIN: 'https://cdn.example.org/' }).assetsOrigin).toBe('https://cdn.example.org');
    expect(problemsOf({ ASSETS_ORIGIN: 'https://cdn.example.org/lectern' })).toHaveLength(1);
  });

  test('[SITE-3] messages of visitors go to the operator, or to where mails come from', () => {
    expect(parseSettings({}).operatorEmail).toBe('no-reply@localhost');
    expect(parseSettings({ MAIL_FROM: '"Talks, and more" <hello@example.org>' }).operatorEmail).toBe('hello@example.org');
    expect(parseSettings({ MAIL_FROM: 'hello@example.org' }).operatorEmail).toBe('hello@example.org');
    expect(parseSettings({ MAIL_FROM: 'hello@example.org', OPERATOR_EMAIL: ' help@example.org ' }).operatorEmail).toBe('help@example.org');
    for (const wrong of ['help', 'Help <help@example.org>', 'a@example.org, b@example.org', 'a@example.org\nb']) expect(problemsOf({ OPERATOR_EMAIL: wrong })[0]).toMatch(/^OPERATOR_EMAIL: /);
  });

  test('features are switched on by name and off with =off', () => {
    expect([...parseSettings({ FEATURES: 'gm-promote-ai-on-viewpage, allow-content-curation=off' }).features]).toEqual([
      ['gm-promote-ai-on-viewpage', true],
      ['allow-content-curation', false],
    ]);
  });

  test.each([
    ['no public origin', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
    ['an origin without https', { PUBLIC_ORIGIN: 'http://talks.example.org' }, 'PUBLIC_ORIGIN'],
    ['files from an origin without https', { ASSETS_ORIGIN: 'http://cdn.example.org' }, 'ASSETS_ORIGIN'],
    ['no mail server', { SMTP_URL: '' }, 'SMTP_URL'],
    ['test payments', { PAYMENTS: 'test' }, 'PAYMENTS'],
    ['a generated secret beside a shared database', { DATABASE_URL: 'postgres://db.example.org/lectern' }, 'SECRET_KEY'],
    ['a generated secret beside shared storage', { STORAGE_URL: 's3://bucket' }, 'SECRET_KEY'],
  ])('production refuses %s', (_what, change, variable) => {
    const problems = problemsOf({ ...production, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${variable}: `));
  });

  test('payments that are only a test take an explicit word in production', () => {
    expect(parseSettings({ ...production, PAYMENTS: 'test', ALLOW_TEST_PAYMENTS: 'yes' }).payments).toBe('test');
  });
});
