// From https://docs.stripe.com/currencies; its table of special cases takes precedence over its list of zero-decimal currencies.
const list = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

const presentment = list(
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD ' +
    'EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL ' +
    'MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK ' +
    'SGD SHP SLE SOS SRD STD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW',
);
const zeroDecimal = list('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF');
const threeDecimal = list('BHD JOD KWD OMR TND');
/** Counted in hundredths for historical reasons, but only whole units can be charged. */
const wholeInHundredths = list('ISK UGX');
/** Hundredths of these are written only if there are any. */
const rarelyDivided = list('HUF ISK TWD UGX');

/** In the smallest unit. Stripe documents no minimum for other currencies. */
const smallestCharges: Readonly<Record<string, number>> = {
  AED: 200,
  ARS: 50,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  COP: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  IDR: 50,
  ILS: 50,
  INR: 50,
  JPY: 50,
  KRW: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PHP: 50,
  PLN: 200,
  RON: 200,
  RUB: 50,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
  ZAR: 50,
};

export interface CurrencyRules {
  /** The number of decimals of its smallest unit, as Stripe counts. */
  decimals: 0 | 2 | 3;
  /** Amounts in the smallest unit are multiples of this. */
  step: 1 | 10 | 100;
  smallestCharge: number;
  /** Written without decimals if they are all zero. */
  isWrittenShort: boolean;
}

/** Larger amounts have too many digits for some payment methods. */
export const largestCharge = 99_999_999;

/** Undefined if payments in this currency are not supported. */
export function findCurrency(code: string): CurrencyRules | undefined {
  if (!presentment.has(code)) return undefined;
  const decimals = zeroDecimal.has(code) ? 0 : threeDecimal.has(code) ? 3 : 2;
  const step = threeDecimal.has(code) ? 10 : wholeInHundredths.has(code) ? 100 : 1;
  return { decimals, step, smallestCharge: smallestCharges[code] ?? step, isWrittenShort: rarelyDivided.has(code) };
}
