import { describe, expect, test } from 'vitest';
import { parseSettings, WrongSettings } from './settings.ts';

const production = {
  ENVIRONMENT: 'production',
  PUBLIC_ORIGIN: 'https://talks.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'Talks <hello@example.org>',
};

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
const stripeTest = { STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef', STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef' };

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
  test('without any variables, returns the settings of a complete development installation', () => {
    expect(parseSettings({})).toMatchObject({
      environment: 'development',
      port: 8080,
      publicOrigin: 'http://localhost:8080',
      brandName: 'Lectern',
      demo: 'all',
      payments: { kind: 'test' },
      pdfPrice: { amount: 290, currency: 'EUR' },
    });
  });

  test('[BASE-7] the environments are development, preprod and production', () => {
    expect(parseSettings({ ENVIRONMENT: 'preprod' }).environment).toBe('preprod');
    expect(parseSettings(production).environment).toBe('production');
    expect(problemsOf({ ENVIRONMENT: 'staging' })).toHaveLength(1);
  });

  test('reports all problems together, each with the name of its variable', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://x',
      PUBLIC_ORIGIN: 'talks.example.org',
      FEATURES: 'A b',
      TRUSTED_PROXIES: 'everyone',
    });
    expect(problems.map((problem) => problem.split(/[:.]/)[0])).toEqual([
      'PORT',
      'PUBLIC_ORIGIN',
      'DATABASE_URL',
      'FEATURES',
      'TRUSTED_PROXIES',
    ]);
  });

  test('reports what production rejects together with invalid values', () => {
    const problems = problemsOf({ ...production, PORT: 'eighty', SMTP_URL: '' });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['PORT', 'SMTP_URL']);
  });

  test('treats a blank variable as unset', () => {
    expect(parseSettings({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 8080, smtpUrl: undefined });
  });

  test('serves files from our own origin, or from the configured one', () => {
    expect(parseSettings({}).assetsOrigin).toBe('');
    expect(parseSettings({ ASSETS_ORIGIN: 'https://cdn.example.org/' })).toMatchObject({
      assetsOrigin: 'https://cdn.example.org',
      mediaOrigin: 'https://cdn.example.org',
    });
    expect(parseSettings({ ASSETS_ORIGIN: 'https://cdn.example.org', MEDIA_ORIGIN: 'https://media.example.org' }).mediaOrigin).toBe(
      'https://media.example.org',
    );
    expect(problemsOf({ ASSETS_ORIGIN: 'https://cdn.example.org/lectern' })).toHaveLength(1);
  });

  test('[SITE-3] sends visitor messages to the operator, or else to the sender address', () => {
    expect(parseSettings({}).operatorEmail).toBe('no-reply@localhost');
    expect(parseSettings({ MAIL_FROM: '"Talks, and more" <hello@example.org>' }).operatorEmail).toBe('hello@example.org');
    expect(parseSettings({ MAIL_FROM: 'hello@example.org' }).operatorEmail).toBe('hello@example.org');
    expect(parseSettings({ MAIL_FROM: 'hello@example.org', OPERATOR_EMAIL: ' help@example.org ' }).operatorEmail).toBe('help@example.org');
    for (const wrong of ['help', 'Help <help@example.org>', 'a@example.org, b@example.org', 'a@example.org\nb'])
      expect(problemsOf({ OPERATOR_EMAIL: wrong })[0]).toMatch(/^OPERATOR_EMAIL: /);
  });

  test('[LOG-3] settings decide what is logged, where to and for how long', () => {
    expect(parseSettings({}).analytics).toMatchObject({
      mode: 'auto',
      host: '',
      logApiEndpoint: '/log/client',
      retentionDays: 400,
      clickhouseUrl: undefined,
    });
    expect(
      parseSettings({ ANALYTICS: 'send', ANALYTICS_HOST: 'https://log.example.org/', LOG_API_ENDPOINT: 'https://errors.example.org/in' })
        .analytics,
    ).toMatchObject({ mode: 'send', host: 'https://log.example.org', logApiEndpoint: 'https://errors.example.org/in' });
    expect(
      problemsOf({
        ANALYTICS: 'maybe',
        ANALYTICS_HOST: 'log.example.org',
        LOG_API_ENDPOINT: 'here',
        EVENT_RETENTION_DAYS: '1',
        CLICKHOUSE_URL: 'tcp://host',
      }),
    ).toHaveLength(5);
  });

  test('[LOG-6] asks everyone about cookies if there is no country table', () => {
    expect(parseSettings({}).analytics.consent).toBe('always');
    expect(parseSettings({ COUNTRY_TABLE: '/var/lib/countries.mmdb' }).analytics).toMatchObject({
      consent: 'region',
      countryTable: '/var/lib/countries.mmdb',
    });
    expect(parseSettings({ COOKIE_CONSENT: 'never' }).analytics.consent).toBe('never');
    expect([...parseSettings({ CONSENT_COUNTRIES: 'de, fr BR' }).analytics.consentCountries]).toEqual(['DE', 'FR', 'BR']);
    expect(problemsOf({ CONSENT_COUNTRIES: 'Germany' })).toHaveLength(1);
  });

  test('[LOG-6] the cookies of analytics are for the host, or for a domain above it', () => {
    const domainOf = (environment: NodeJS.ProcessEnv) => parseSettings(environment).analytics.cookieDomain;
    const PUBLIC_ORIGIN = 'https://talks.example.org';
    expect(domainOf({ PUBLIC_ORIGIN })).toBe('talks.example.org');
    expect(domainOf({ PUBLIC_ORIGIN, COOKIE_DOMAIN: ' Example.org ' })).toBe('example.org');
    for (const origin of [undefined, 'http://intranet', 'http://10.0.0.7:8080', 'http://[::1]:8080'])
      expect(domainOf({ PUBLIC_ORIGIN: origin })).toBe('');
    for (const wrong of ['other.org', 'ample.org', 'more.talks.example.org', '.example.org', 'org', '10.0.0.7', 'example.org; path=/'])
      expect(problemsOf({ PUBLIC_ORIGIN, COOKIE_DOMAIN: wrong })[0], wrong).toMatch(/^COOKIE_DOMAIN: /);
  });

  test('turns features on by name and off with =off', () => {
    expect([...parseSettings({ FEATURES: 'gm-promote-ai-on-viewpage, allow-content-curation=off' }).features]).toEqual([
      ['gm-promote-ai-on-viewpage', true],
      ['allow-content-curation', false],
    ]);
  });

  test.each([
    ['no public origin', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
    ['an origin without https', { PUBLIC_ORIGIN: 'http://talks.example.org' }, 'PUBLIC_ORIGIN'],
    ['scripts from an origin without https', { ASSETS_ORIGIN: 'http://cdn.example.org' }, 'ASSETS_ORIGIN'],
    ['files from an origin without https', { MEDIA_ORIGIN: 'http://cdn.example.org' }, 'MEDIA_ORIGIN'],
    ['no mail server', { SMTP_URL: '' }, 'SMTP_URL'],
    ['test payments', { PAYMENTS: 'test' }, 'PAYMENTS'],
    ['another server in place of Stripe', { ...stripe, STRIPE_API_ADDRESS: 'https://stripe.example.org' }, 'STRIPE_API_ADDRESS'],
    ['a generated secret with a shared database', { DATABASE_URL: 'postgres://db.example.org/lectern?sslmode=verify-full' }, 'SECRET_KEY'],
    ['a generated secret with shared storage', { STORAGE_URL: 's3://bucket' }, 'SECRET_KEY'],
  ])('production rejects %s', (_what, change, variable) => {
    const problems = problemsOf({ ...production, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${variable}: `));
  });

  const shared = { ...production, SECRET_KEY: 'one secret for all of the machines' };

  test.each([
    ['DATABASE_URL', 'postgres://db.example.org/lectern'],
    ['DATABASE_URL', 'postgres://db.example.org/lectern?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://localhost/lectern?host=db.example.org'],
    ['CLICKHOUSE_URL', 'http://events.example.org:8123/lectern'],
    ['CLICKHOUSE_URL', 'http://10.0.0.7:8123/lectern'],
  ])('production refuses a connection that is not encrypted: %s=%s', (name, address) => {
    expect(problemsOf({ ...shared, [name]: address })).toEqual([expect.stringMatching(new RegExp(`^${name}: production needs`))]);
    expect(problemsOf({ ENVIRONMENT: 'preprod', [name]: address })).toEqual([]);
  });

  test.each([
    ['DATABASE_URL', 'postgres://db.example.org/lectern?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://db.example.org/lectern?sslmode=disable'],
    ['DATABASE_URL', 'postgres://localhost/lectern'],
    ['DATABASE_URL', 'postgres://127.0.0.1:5433/lectern'],
    ['DATABASE_URL', 'postgres:///lectern?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://%2Fvar%2Frun%2Fpostgresql/lectern'],
    ['CLICKHOUSE_URL', 'https://events.example.org:8443/lectern'],
    ['CLICKHOUSE_URL', 'http://[::1]:8123/lectern'],
    ['CLICKHOUSE_URL', 'http://events.example.org:8123/lectern?tls=false'],
  ])('production accepts one that is, stays on this machine, or is said to be safe: %s=%s', (name, address) => {
    expect(problemsOf({ ...shared, [name]: address })).toEqual([]);
  });

  test('production needs ALLOW_TEST_PAYMENTS for test payments', () => {
    expect(parseSettings({ ...production, PAYMENTS: 'test', ALLOW_TEST_PAYMENTS: 'yes' }).payments).toEqual({ kind: 'test' });
    expect(problemsOf({ ...production, ...stripe, ...stripeTest })[0]).toMatch(/^STRIPE_SECRET_KEY: a key for tests/);
    expect(parseSettings({ ...production, ...stripe, ...stripeTest, ALLOW_TEST_PAYMENTS: 'yes' }).payments.kind).toBe('stripe');
  });

  test('turns payments off outside development unless they are configured', () => {
    expect(parseSettings({ ENVIRONMENT: 'preprod' }).payments).toEqual({ kind: 'off' });
    expect(parseSettings({ ...production, PAYMENTS: ' ' }).payments).toEqual({ kind: 'off' });
    expect(parseSettings({ PAYMENTS: 'off' }).payments).toEqual({ kind: 'off' });
  });

  test('uses Stripe if its keys are set, unless PAYMENTS says otherwise', () => {
    const keys = {
      secretKey: stripe.STRIPE_SECRET_KEY,
      publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
    };
    const expected = { kind: 'stripe', ...keys };
    expect(parseSettings({ ...production, ...stripe }).payments).toEqual({ ...expected, apiAddress: undefined });
    expect(parseSettings({ ...stripe, PAYMENTS: 'stripe', STRIPE_API_ADDRESS: 'http://127.0.0.1:4242' }).payments).toEqual({
      ...expected,
      apiAddress: new URL('http://127.0.0.1:4242'),
    });
    expect(parseSettings({ ...stripe, PAYMENTS: 'off' }).payments).toEqual({ kind: 'off', stripe: { ...keys, apiAddress: undefined } });
    expect(parseSettings({ ...stripe, STRIPE_WEBHOOK_SECRET: '', PAYMENTS: 'off' }).payments).toEqual({ kind: 'off' });
    expect(parseSettings({ ...stripe, PAYMENTS: 'test' }).payments).toEqual({ kind: 'test' });
  });

  test.each([
    ['no keys', { PAYMENTS: 'stripe' }, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']],
    ['no webhook secret', { ...stripe, STRIPE_WEBHOOK_SECRET: ' ' }, ['STRIPE_WEBHOOK_SECRET']],
    [
      'the keys swapped',
      { ...stripe, STRIPE_SECRET_KEY: stripe.STRIPE_PUBLISHABLE_KEY, STRIPE_PUBLISHABLE_KEY: stripe.STRIPE_SECRET_KEY },
      ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
    ],
    ['a truncated key', { ...stripe, STRIPE_SECRET_KEY: 'sk_live_' }, ['STRIPE_SECRET_KEY']],
    ['a test key next to a live key', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef' }, ['STRIPE_PUBLISHABLE_KEY']],
    ['an invalid API address', { ...stripe, STRIPE_API_ADDRESS: '127.0.0.1:4242' }, ['STRIPE_API_ADDRESS']],
  ])('rejects Stripe with %s', (_what, environment, variables) => {
    const problems = problemsOf(environment);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(variables);
    expect(problems.join()).not.toContain('0123456789abcdef');
  });

  test('[PDF-4] reads the price with its currency, and rejects one that could not be charged', () => {
    expect(parseSettings({ PDF_PRICE: '300 JPY' }).pdfPrice).toEqual({ amount: 300, currency: 'JPY' });
    expect(problemsOf({ PDF_PRICE: '2,90 €' })).toEqual([
      'PDF_PRICE: must be an amount with a decimal point and a currency, such as 2.90 EUR',
    ]);
    expect(problemsOf({ PDF_PRICE: '0.10 EUR' })).toEqual(['PDF_PRICE: the smallest charge is 0.50 EUR']);
  });
});
