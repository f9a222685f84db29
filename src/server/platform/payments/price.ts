import { findCurrency, largestCharge, type CurrencyRules } from './currencies.ts';
import type { Price } from './payments.ts';
import { WrongPrice } from './problems.ts';

/** `2.90 EUR` → 290 cents; throws a WrongPrice if it cannot be charged. */
export function parsePrice(text: string): Price {
  const [, whole, fraction = '', code] = /^(\d{1,9})(?:\.(\d+))?\s+([A-Za-z]{3})$/.exec(text.trim()) ?? [];
  if (whole === undefined || code === undefined)
    throw new WrongPrice('must be an amount with a decimal point and a currency, such as 2.90 EUR');
  const currency = code.toUpperCase();
  const rules = findCurrency(currency);
  if (!rules) throw new WrongPrice(`payments in ${currency} are not supported; use a currency such as EUR, USD or JPY`);
  const { decimals, step, smallestCharge } = rules;
  if (fraction.length > decimals) throw new WrongPrice(`${currency} has ${decimals === 0 ? 'no' : `at most ${decimals}`} decimals`);
  // Digits, not floats: 0.29 × 100 is not 29.
  const amount = Number(whole + fraction.padEnd(decimals, '0'));
  const write = (units: number) => `${writeAmount(units, rules)} ${currency}`;
  if (amount % step !== 0)
    throw new WrongPrice(
      step === 100
        ? `${currency} is charged in whole units only`
        : `amounts in ${currency} must end in 0, such as ${write(Math.max(amount - (amount % step), step))}`,
    );
  if (amount < smallestCharge) throw new WrongPrice(`the smallest charge is ${write(smallestCharge)}`);
  if (amount > largestCharge) throw new WrongPrice(`the largest charge is ${write(largestCharge - (largestCharge % step))}`);
  return { amount, currency };
}

/** Formats a price for a language: €2.90, 2,90 €, ¥300. */
export function formatPrice({ amount, currency }: Price, language: string): string {
  const { decimals = 2, isWrittenShort = false } = findCurrency(currency) ?? {};
  const units = 10 ** decimals;
  const digits = isWrittenShort && amount % units === 0 ? 0 : decimals;
  // Set explicitly: Intl's default digits differ from what is charged, and change between versions.
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / units);
}

const writeAmount = (amount: number, { decimals }: CurrencyRules) => (amount / 10 ** decimals).toFixed(decimals);
