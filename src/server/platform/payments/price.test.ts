import { expect, test } from 'vitest';
import { formatPrice, parsePrice } from './price.ts';
import { WrongPrice } from './problems.ts';

test.each([
  ['2.90 EUR', 290, 'EUR'],
  ['0.57 USD', 57, 'USD'],
  [' 3 usd ', 300, 'USD'],
  ['19.9 EUR', 1990, 'EUR'],
  ['1.050 KWD', 1050, 'KWD'],
  ['1.5 KWD', 1500, 'KWD'],
  ['300 JPY', 300, 'JPY'],
  ['3500 KRW', 3500, 'KRW'],
  ['990 HUF', 99_000, 'HUF'],
  ['990.50 HUF', 99_050, 'HUF'],
  ['400 ISK', 40_000, 'ISK'],
  ['5000 UGX', 500_000, 'UGX'],
  ['5000 MGA', 5000, 'MGA'],
  ['999999.99 EUR', 99_999_999, 'EUR'],
])('%s is %i in the smallest unit', (text, amount, currency) => {
  expect(parsePrice(text)).toEqual({ amount, currency });
});

test.each([
  ['', 'such as 2.90 EUR'],
  ['free', 'such as 2.90 EUR'],
  ['2.90', 'such as 2.90 EUR'],
  ['€2.90', 'such as 2.90 EUR'],
  ['EUR 2.90', 'such as 2.90 EUR'],
  ['2,90 EUR', 'such as 2.90 EUR'],
  ['-2.90 EUR', 'such as 2.90 EUR'],
  ['2.90EUR', 'such as 2.90 EUR'],
  ['1e3 EUR', 'such as 2.90 EUR'],
  ['2.905 EUR', 'EUR has at most 2 decimals'],
  ['300.00 JPY', 'JPY has no decimals'],
  ['3500.5 KRW', 'KRW has no decimals'],
  ['1.505 KWD', 'amounts in KWD must end in 0, such as 1.500 KWD'],
  ['0.005 KWD', 'amounts in KWD must end in 0, such as 0.010 KWD'],
  ['1.5005 KWD', 'KWD has at most 3 decimals'],
  ['400.50 ISK', 'ISK is charged in whole units only'],
  ['2.90 DEM', 'payments in DEM are not supported'],
  ['2.90 XXX', 'payments in XXX are not supported'],
  ['0 EUR', 'the smallest charge is 0.50 EUR'],
  ['0.49 USD', 'the smallest charge is 0.50 USD'],
  ['174 HUF', 'the smallest charge is 175.00 HUF'],
  ['49 JPY', 'the smallest charge is 50 JPY'],
  ['0 KWD', 'the smallest charge is 0.010 KWD'],
  ['1000000 EUR', 'the largest charge is 999999.99 EUR'],
])('rejects %j: %s', (text, problem) => {
  const parse = () => parsePrice(text);
  expect(parse).toThrow(WrongPrice);
  expect(parse).toThrow(problem);
});

// Intl separates amounts and currencies with a non-breaking space.
const plain = (text: string) => text.replace(/\s/gu, ' ');

test.each([
  ['2.90 EUR', 'en', '€2.90'],
  ['2.90 EUR', 'de', '2,90 €'],
  ['3 EUR', 'fr', '3,00 €'],
  ['2.90 EUR', 'pt', '€ 2,90'],
  ['2.90 USD', 'en', '$2.90'],
  ['300 JPY', 'ja', '￥300'],
  ['3500 KRW', 'ko', '₩3,500'],
  ['990 HUF', 'hu', '990 Ft'],
  ['990.50 HUF', 'hu', '990,50 Ft'],
  ['1.500 KWD', 'en', 'KWD 1.500'],
  ['400 ISK', 'en', 'ISK 400'],
  ['5000 MGA', 'en', 'MGA 5,000'],
])('%s is written in %s as %s', (text, language, written) => {
  expect(plain(formatPrice(parsePrice(text), language))).toBe(written);
});
