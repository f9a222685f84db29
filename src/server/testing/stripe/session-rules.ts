import { StripeRefusal } from './stripe-refusal.ts';

/** The fields of a form by their full names, such as `line_items[0][quantity]`. */
export type Fields = ReadonlyMap<string, string>;

const uiModes = ['elements', 'embedded_page', 'form', 'hosted_page'];
const locales =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  );
const smallest: Record<string, number> = {
  eur: 50,
  usd: 50,
  gbp: 30,
  chf: 50,
  jpy: 50,
  krw: 50,
  huf: 17_500,
  pln: 200,
  kwd: 10,
  isk: 100,
  ugx: 100,
};
const steps: Record<string, number> = { bhd: 10, jod: 10, kwd: 10, omr: 10, tnd: 10, isk: 100, ugx: 100 };

const known = [
  /^(mode|ui_mode|return_url|success_url|cancel_url|locale|customer_email|expires_at|client_reference_id|submit_type|redirect_on_completion)$/,
  /^adaptive_pricing\[enabled\]$/,
  /^line_items\[\d+\]\[quantity\]$/,
  /^line_items\[\d+\]\[price_data\]\[(currency|unit_amount)\]$/,
  /^line_items\[\d+\]\[price_data\]\[product_data\]\[(name|description)\]$/,
  /^metadata\[[^\]]{1,40}\]$/,
  /^payment_intent_data\[(description|receipt_email)\]$/,
  /^payment_intent_data\[metadata\]\[[^\]]{1,40}\]$/,
  /^expand\[\d*\]$/,
];

export interface SessionFacts {
  currency: string;
  amount: number;
  metadata: Record<string, string>;
  paymentMetadata: Record<string, string>;
  email: string | null;
  returnAddress: string;
  locale: string | null;
}

/** Validates a new session for an embedded page as Stripe does, reporting problems in the same order. */
export function checkSession(fields: Fields): SessionFacts {
  for (const name of fields.keys())
    if (!known.some((pattern) => pattern.test(name))) throw refuse(`Received unknown parameter: ${name}`, 'parameter_unknown', name);
  for (const [name, value] of fields)
    if (value === '') throw refuse(`You passed an empty string for '${name}'.`, 'parameter_invalid_empty', name);

  const uiMode = fields.get('ui_mode') ?? 'hosted_page';
  if (!uiModes.includes(uiMode)) throw refuse(`Invalid ui_mode: must be one of ${uiModes.join(', ')}`, undefined, 'ui_mode');
  if (uiMode !== 'embedded_page') throw refuse('This stand-in only supports embedded pages', undefined, 'ui_mode');
  for (const name of ['success_url', 'cancel_url'])
    if (fields.has(name)) throw refuse(`\`${name}\` is not supported when \`ui_mode\` is \`embedded_page\`.`, undefined, name);
  const returnAddress = required(fields, 'return_url');
  if (!URL.canParse(returnAddress) || !/^https?:/.test(returnAddress)) throw refuse('Not a valid URL', 'url_invalid', 'return_url');
  if (required(fields, 'mode') !== 'payment') throw refuse('This stand-in only supports single payments', undefined, 'mode');
  const locale = fields.get('locale') ?? null;
  if (locale !== null && !locales.includes(locale))
    throw refuse(`Invalid locale: must be one of ${locales.join(', ')}`, undefined, 'locale');
  const email = fields.get('customer_email') ?? null;
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw refuse(`Invalid email address: ${email}`, 'email_invalid', 'customer_email');

  const metadata = readMetadata(fields, 'metadata');
  const paymentMetadata = readMetadata(fields, 'payment_intent_data[metadata]');
  return { ...checkItem(fields), metadata, paymentMetadata, email, returnAddress, locale };
}

function checkItem(fields: Fields): { currency: string; amount: number } {
  const item = 'line_items[0]';
  const currency = required(fields, `${item}[price_data][currency]`).toLowerCase();
  if (!Intl.supportedValuesOf('currency').includes(currency.toUpperCase()))
    throw refuse(`Invalid currency: ${currency}.`, undefined, `${item}[price_data][currency]`);
  const name = required(fields, `${item}[price_data][product_data][name]`);
  if (name.length > 250)
    throw refuse('Invalid string: must be at most 250 characters', undefined, `${item}[price_data][product_data][name]`);
  const unit = required(fields, `${item}[price_data][unit_amount]`);
  if (!/^\d{1,12}$/.test(unit)) throw refuse(`Invalid integer: ${unit}`, 'parameter_invalid_integer', `${item}[price_data][unit_amount]`);
  const amount = Number(unit) * Number(required(fields, `${item}[quantity]`));
  if (amount % (steps[currency] ?? 1) !== 0) throw refuse(`Invalid amount for ${currency}`, undefined, `${item}[price_data][unit_amount]`);
  if (amount < (smallest[currency] ?? 1))
    throw refuse(`The Checkout Session's total amount due must add up to at least ${smallest[currency]} ${currency}`, 'amount_too_small');
  if (amount > 99_999_999)
    throw refuse(`The Checkout Session's total amount due must be no more than 99999999 ${currency}`, 'amount_too_large');
  return { currency, amount };
}

function readMetadata(fields: Fields, prefix: string): Record<string, string> {
  const entries = [...fields]
    .filter(([name]) => name.startsWith(`${prefix}[`))
    .map(([name, value]) => [name.slice(prefix.length + 1, -1), value] as const);
  for (const [key, value] of entries)
    if (value.length > 500) throw refuse('Metadata values can have up to 500 characters', undefined, `${prefix}[${key}]`);
  return Object.fromEntries(entries);
}

function required(fields: Fields, name: string): string {
  const value = fields.get(name);
  if (value === undefined) throw refuse(`Missing required param: ${name}.`, 'parameter_missing', name);
  return value;
}

const refuse = (message: string, code?: string, param?: string) =>
  new StripeRefusal(message, { ...(code && { code }), ...(param && { param }) });
