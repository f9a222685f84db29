import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import { z } from 'zod';
import { refusePlainConnections } from './platform/network/plain-connections.ts';
import type { Price } from './platform/payments/payments.ts';
import { parsePrice } from './platform/payments/price.ts';
import { WrongPrice } from './platform/payments/problems.ts';

const environments = ['development', 'preprod', 'production'] as const;
type Environment = (typeof environments)[number];

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional());
const defaulting = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) =>
  z.preprocess((given) => blankIsAbsent(given) ?? value, schema);
const address = (protocols: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), `must be an address such as ${example}`);

/** `one, two=off` → one on, two off. */
const features = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[a-z0-9-]+(=(on|off))?$/, 'must be names separated by commas, each alone or with =on or =off')))
  .transform((parts) => new Map(parts.map((part) => [part.split('=')[0] ?? part, !part.endsWith('=off')])));

const origin = address(['http:', 'https:'], 'https://talks.example.org')
  .refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', 'must be an origin alone, without a path')
  .transform((text) => new URL(text).origin);

/** Two-letter codes separated by spaces or commas. */
const countries = z
  .string()
  .transform((text) =>
    text
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'must be two-letter codes, such as DE FR')))
  .transform((codes) => new Set(codes));

const price = z.string().transform((text, context): Price => {
  try {
    return parsePrice(text);
  } catch (error) {
    if (!(error instanceof WrongPrice)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
});

/** The message never repeats any part of the key. */
const stripeKey = (prefix: string, where: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^${prefix}_[A-Za-z0-9_]{8,}$`), `must be ${where}`);

/** IP addresses and names without a dot cannot be the domain of a cookie. */
const domain = /^(?=[^]{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])?$/;

const schema = z.object({
  ENVIRONMENT: defaulting(z.enum(environments), 'development'),
  HOST: defaulting(z.string(), 'localhost'),
  PORT: defaulting(z.coerce.number('must be a number').int().min(0).max(65_535), '8080'),
  PUBLIC_ORIGIN: optional(origin),
  ASSETS_ORIGIN: optional(origin),
  MEDIA_ORIGIN: optional(origin),
  DATA_DIR: defaulting(z.string(), './data'),
  DATABASE_TIMEOUT: defaulting(z.coerce.number('must be a number of seconds').positive().max(3600), '18'),
  DATABASE_URL: optional(address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/lectern')),
  STORAGE_URL: optional(address(['file:', 's3:'], 'file:///var/lib/lectern or s3://key:secret@host/bucket')),
  SMTP_URL: optional(address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org')),
  MAIL_FROM: optional(z.string().regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'must be an address such as Lectern <hello@example.org>')),
  OPERATOR_EMAIL: optional(
    z
      .string()
      .trim()
      .regex(/^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+$/, 'must be one address such as help@example.org'),
  ),
  SECURITY_CONTACT: optional(
    z
      .string()
      .trim()
      .regex(
        /^(mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/[^\s]+)$/,
        'must be an address such as mailto:security@example.org or https://example.org/security',
      ),
  ),
  DEMO: defaulting(z.enum(['all', 'templates', 'people', 'none']), 'all'),
  BRAND_NAME: defaulting(z.string().trim().min(1).max(40), 'Lectern'),
  FEATURES: defaulting(features, ''),
  LIKES: defaulting(z.enum(['on', 'off']), 'on'),
  EMBED_SIZES: defaulting(z.enum(['any', 'responsive']), 'any'),
  HSTS_SUBDOMAINS: defaulting(z.enum(['yes', 'no']), 'yes'),
  TRUSTED_PROXIES: defaulting(
    z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(
        z.array(
          z
            .string()
            .regex(/^(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(\/\d{1,3})?)$/, 'must be addresses or networks, such as 10.0.0.0/8'),
        ),
      ),
    '',
  ),
  SECRET_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
  PAYMENTS: optional(z.enum(['test', 'stripe', 'off'])),
  ALLOW_TEST_PAYMENTS: defaulting(z.enum(['yes', 'no']), 'no'),
  PDF_PRICE: defaulting(price, '2.90 EUR'),
  STRIPE_SECRET_KEY: optional(
    stripeKey('(sk|rk)_(test|live)', 'the secret key of your Stripe account, which begins with sk_live_, sk_test_, rk_live_ or rk_test_'),
  ),
  STRIPE_PUBLISHABLE_KEY: optional(
    stripeKey('pk_(test|live)', 'the publishable key of your Stripe account, which begins with pk_live_ or pk_test_'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(stripeKey('whsec', 'the signing secret of the webhook in your Stripe account, which begins with whsec_')),
  STRIPE_API_ADDRESS: optional(origin),
  ANALYTICS: defaulting(z.enum(['auto', 'send', 'print', 'off']), 'auto'),
  ANALYTICS_HOST: optional(origin),
  LOG_API_ENDPOINT: optional(z.string().regex(/^(https?:\/)?\/[^\s]+$/, 'must be a path or an address, such as /log/client')),
  EVENT_RETENTION_DAYS: defaulting(z.coerce.number('must be a number').int().min(2).max(3660), '400'),
  RETENTION_DAYS: defaulting(z.coerce.number('must be a number').int().min(1).max(3660), '400'),
  CLICKHOUSE_URL: optional(address(['http:', 'https:'], 'https://user:password@host:8443/lectern')),
  COOKIE_CONSENT: defaulting(z.enum(['always', 'never', 'region']), 'region'),
  COOKIE_DOMAIN: optional(z.string().trim().toLowerCase().regex(domain, 'must be a domain such as example.org')),
  CONSENT_COUNTRIES: defaulting(
    countries,
    'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
  ),
  COUNTRY_TABLE: optional(z.string()),
  NATIVE_APP_IPHONE: optional(address(['https:'], 'https://apps.example.org/lectern')),
  NATIVE_APP_ANDROID: optional(address(['https:'], 'https://store.example.org/lectern')),
  NATIVE_APP_PROTOCOL: optional(z.string().regex(/^[a-z][a-z0-9+.-]*:\/\/$/, 'must be such as lectern://')),
  UPLOAD_LIMIT_MB: defaulting(z.coerce.number('must be a number').positive().max(4096), '200'),
  STORAGE_LIMIT_GB: defaulting(z.coerce.number('must be a number').min(0), '10'),
  PRESENTATION_COUNT: defaulting(z.coerce.number('must be a number').int().min(0), '360000000'),
  RATE_LIMIT_FACTOR: defaulting(z.coerce.number('must be a number').positive(), '1'),
  FAST_LANE: defaulting(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
});

type Parsed = z.output<typeof schema>;

interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Replaces Stripe's own API address; never in production. */
  apiAddress: URL | undefined;
}

type PaymentSettings =
  /** Nothing is for sale. If keys are given, earlier sales can still be completed and refunded. */
  | { kind: 'off'; stripe?: StripeSettings }
  /** No money moves. */
  | { kind: 'test' }
  | ({ kind: 'stripe' } & StripeSettings);

export interface Settings {
  environment: Environment;
  host: string;
  port: number;
  publicOrigin: string;
  /** Origin of a cache in front of /assets/ and /present-viewer/; empty: our own origin. */
  assetsOrigin: string;
  /** The same for /files/ and /media/. */
  mediaOrigin: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** Milliseconds until an unanswered query is given up. */
  databaseTimeout: number;
  storageUrl: URL;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Receives messages from visitors. */
  operatorEmail: string;
  /** Where weaknesses are reported: a `mailto:` or `https:` address, published in security.txt. */
  securityContact: string;
  /** How many days messages to the operator and the names of view links' visitors are kept. */
  retentionDays: number;
  /** How much of the demonstration to add to a new installation. */
  demo: 'all' | 'templates' | 'people' | 'none';
  brandName: string;
  features: Map<string, boolean>;
  /** Whether people can like presentations. */
  hasLikes: boolean;
  /** Whether embed codes have no size, but fill the width of their container. */
  isResponsiveOnly: boolean;
  trustedProxies: string[];
  /** Whether browsers are told that subdomains of the public origin are reached by https, too. */
  coversSubdomains: boolean;
  /** Undefined: generated once and stored in the data directory. */
  secretKey: string | undefined;
  payments: PaymentSettings;
  /** Price of the PDF of one presentation. */
  pdfPrice: Price;
  analytics: {
    /** `auto`: sends events, but only prints them on preprod, localhost and dev hosts. */
    mode: 'auto' | 'send' | 'print' | 'off';
    /** Origin of the log host; empty: our own. */
    host: string;
    /** The path or address that the client logger posts to. */
    logApiEndpoint: string;
    retentionDays: number;
    clickhouseUrl: string | undefined;
    /** `region`: asks visitors from `consentCountries`; asks everyone if there is no country table. */
    consent: 'always' | 'never' | 'region';
    consentCountries: ReadonlySet<string>;
    /** Whose hosts share the cookies of analytics; empty where the host cannot be one. */
    cookieDomain: string;
    /** A MaxMind database file that maps IP addresses to countries. */
    countryTable: string | undefined;
  };
  /** The operator's own apps: their store addresses and the protocol that opens them. */
  nativeApps: { iphone: string | undefined; android: string | undefined; protocol: string | undefined };
  /** In bytes: the size of one uploaded file, and the total storage per person (null: unlimited). */
  limits: { uploadBytes: number; storageBytes: number | null };
  presentationCount: number;
  rateLimitFactor: number;
  /** Whether cached pages and events are answered directly on the socket. */
  hasFastLane: boolean;
  logLevel: string;
}

/** Reports every problem together; each message names the variable and says what to do. */
export class WrongSettings extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`These settings need a correction:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

export function parseSettings(environment: NodeJS.ProcessEnv): Settings {
  const result = schema.safeParse(environment);
  const problems = result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const right = readWhatIsRight(environment);
  problems.push(...refuseHalfStripe(right, environment));
  if (right.COOKIE_DOMAIN && !`.${hostOf(right)}`.endsWith(`.${right.COOKIE_DOMAIN}`))
    problems.push(`COOKIE_DOMAIN: must be the host of PUBLIC_ORIGIN, ${hostOf(right)}, or a domain above it; browsers refuse any other`);
  if (environment['ENVIRONMENT'] === 'production') problems.push(...refuseUnsafe(right));
  if (!result.success || problems.length > 0) throw new WrongSettings([...new Set(problems)]);
  return listSettings(result.data);
}

/** Parses each variable separately, so that one invalid value does not keep the others from being checked. */
function readWhatIsRight(environment: NodeJS.ProcessEnv): Partial<Parsed> {
  const entries = Object.entries(schema.shape).map(([name, field]) => [name, field.safeParse(environment[name]).data]);
  return Object.fromEntries(entries) as Partial<Parsed>;
}

const hostOf = ({ PUBLIC_ORIGIN }: Partial<Parsed>): string => (PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).hostname : 'localhost');

const stripeVariables = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Any Stripe key implies Stripe, unless PAYMENTS says otherwise. */
const choosePayments = (given: Partial<Parsed>): 'test' | 'stripe' | 'off' =>
  given.PAYMENTS ?? (stripeVariables.some((name) => given[name]) ? 'stripe' : given.ENVIRONMENT === 'development' ? 'test' : 'off');

function refuseHalfStripe(given: Partial<Parsed>, environment: NodeJS.ProcessEnv): string[] {
  if (choosePayments(given) !== 'stripe') return [];
  const isAbsent = (name: string) => blankIsAbsent(environment[name]) === undefined;
  const problems = stripeVariables
    .filter(isAbsent)
    .map((name) => `${name}: payments by Stripe need it; find it in the dashboard of your Stripe account`);
  const [secret, publishable] = [given.STRIPE_SECRET_KEY, given.STRIPE_PUBLISHABLE_KEY].map((key) => key?.split('_')[1]);
  if (secret && publishable && secret !== publishable)
    problems.push(
      'STRIPE_PUBLISHABLE_KEY: one of the two keys is for tests and the other for real money; take both from the same side of the dashboard',
    );
  return problems;
}

function refuseUnsafe(given: Partial<Parsed>): string[] {
  const problems = refusePlainConnections(given);
  const isShared = given.DATABASE_URL !== undefined || given.STORAGE_URL?.startsWith('s3:');
  if (!given.PUBLIC_ORIGIN) problems.push('PUBLIC_ORIGIN: production needs the address people will use, such as https://talks.example.org');
  else if (!given.PUBLIC_ORIGIN.startsWith('https:'))
    problems.push('PUBLIC_ORIGIN: production needs https, or passwords and cookies travel in the open');
  for (const name of ['ASSETS_ORIGIN', 'MEDIA_ORIGIN'] as const)
    if (given[name]?.startsWith('http:')) problems.push(`${name}: production needs https, or browsers refuse what comes from there`);
  if (!given.SMTP_URL) problems.push('SMTP_URL: production needs a mail server, or nobody can confirm an address or reset a password');
  if (given.SMTP_URL && !given.MAIL_FROM) problems.push('MAIL_FROM: production needs the address mails come from');
  if (!given.SECRET_KEY && isShared)
    problems.push(
      'SECRET_KEY: a database or storage that several machines can share needs one secret for all; the generated one stays on one machine',
    );
  if (given.PAYMENTS === 'test' && given.ALLOW_TEST_PAYMENTS !== 'yes')
    problems.push('PAYMENTS: test payments move no money; use off, or set ALLOW_TEST_PAYMENTS=yes');
  const isStripeTest = choosePayments(given) === 'stripe' && given.STRIPE_SECRET_KEY?.split('_')[1] === 'test';
  if (isStripeTest && given.ALLOW_TEST_PAYMENTS !== 'yes')
    problems.push('STRIPE_SECRET_KEY: a key for tests moves no money; use the live one, or set ALLOW_TEST_PAYMENTS=yes');
  if (given.STRIPE_API_ADDRESS) problems.push('STRIPE_API_ADDRESS: is for tests; production asks Stripe itself');
  return problems;
}

function listSettings(given: Parsed): Settings {
  const isDevelopment = given.ENVIRONMENT === 'development';
  const dataDirectory = resolve(given.DATA_DIR);
  const mailFrom = given.MAIL_FROM ?? `${given.BRAND_NAME} <no-reply@localhost>`;
  const operatorEmail = given.OPERATOR_EMAIL ?? addressIn(mailFrom);
  return {
    environment: given.ENVIRONMENT,
    host: given.HOST,
    port: given.PORT,
    publicOrigin: given.PUBLIC_ORIGIN ?? `http://localhost:${given.PORT}`,
    assetsOrigin: given.ASSETS_ORIGIN ?? '',
    mediaOrigin: given.MEDIA_ORIGIN ?? given.ASSETS_ORIGIN ?? '',
    dataDirectory,
    databaseUrl: given.DATABASE_URL,
    databaseTimeout: given.DATABASE_TIMEOUT * 1000,
    storageUrl: given.STORAGE_URL ? new URL(given.STORAGE_URL) : pathToFileURL(resolve(dataDirectory, 'files')),
    smtpUrl: given.SMTP_URL,
    mailFrom,
    operatorEmail,
    securityContact: given.SECURITY_CONTACT ?? `mailto:${operatorEmail}`,
    retentionDays: given.RETENTION_DAYS,
    demo: given.DEMO,
    brandName: given.BRAND_NAME,
    features: given.FEATURES,
    hasLikes: given.LIKES === 'on',
    isResponsiveOnly: given.EMBED_SIZES === 'responsive',
    trustedProxies: given.TRUSTED_PROXIES,
    coversSubdomains: given.HSTS_SUBDOMAINS === 'yes',
    analytics: {
      mode: given.ANALYTICS,
      host: given.ANALYTICS_HOST ?? '',
      logApiEndpoint: given.LOG_API_ENDPOINT ?? analyticsRoutes.clientLog,
      retentionDays: given.EVENT_RETENTION_DAYS,
      clickhouseUrl: given.CLICKHOUSE_URL,
      consent: given.COOKIE_CONSENT === 'region' && !given.COUNTRY_TABLE ? 'always' : given.COOKIE_CONSENT,
      consentCountries: given.CONSENT_COUNTRIES,
      cookieDomain: given.COOKIE_DOMAIN ?? (domain.test(hostOf(given)) ? hostOf(given) : ''),
      countryTable: given.COUNTRY_TABLE,
    },
    secretKey: given.SECRET_KEY,
    payments: listPayments(given),
    pdfPrice: given.PDF_PRICE,
    nativeApps: { iphone: given.NATIVE_APP_IPHONE, android: given.NATIVE_APP_ANDROID, protocol: given.NATIVE_APP_PROTOCOL },
    limits: {
      uploadBytes: Math.round(given.UPLOAD_LIMIT_MB * 1e6),
      storageBytes: given.STORAGE_LIMIT_GB === 0 ? null : Math.round(given.STORAGE_LIMIT_GB * 1e9),
    },
    presentationCount: given.PRESENTATION_COUNT,
    rateLimitFactor: given.RATE_LIMIT_FACTOR,
    hasFastLane: given.FAST_LANE === 'on',
    logLevel: given.LOG_LEVEL ?? (isDevelopment ? 'warn' : 'info'),
  };
}

function listPayments(given: Parsed): PaymentSettings {
  const kind = choosePayments(given);
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_ADDRESS: address,
  } = given;
  if (kind === 'test') return { kind };
  const hasAll = secretKey && publishableKey && webhookSecret;
  const stripe = hasAll
    ? { secretKey, publishableKey, webhookSecret, apiAddress: address === undefined ? undefined : new URL(address) }
    : undefined;
  if (kind === 'off') return stripe ? { kind, stripe } : { kind };
  if (!stripe) throw new WrongSettings(['PAYMENTS: payments by Stripe need all of its keys']);
  return { kind, ...stripe };
}

/** `Talks <hello@example.org>` → `hello@example.org`. */
const addressIn = (sender: string) => sender.split(/[<>\s]/).findLast((part) => part.includes('@')) ?? sender;
