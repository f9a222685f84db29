import type { TextKey } from '#locale/catalogue.ts';

/** Every way a request can fail, with its status; the code also selects the texts. */
const problems = {
  badRequest: 400,
  signedOut: 401,
  wrongToken: 401,
  wrongForm: 403,
  forbidden: 403,
  notBought: 403,
  notForSale: 403,
  notFound: 404,
  methodNotAllowed: 405,
  alreadyYours: 409,
  paymentPending: 409,
  changeRefused: 409,
  outdated: 409,
  gone: 410,
  expired: 410,
  tooLarge: 413,
  documentTooLarge: 413,
  noRoom: 413,
  tooManyPixels: 413,
  wrongType: 415,
  invalid: 422,
  tooMany: 429,
  internal: 500,
  away: 503,
  paymentsAway: 503,
  documentsBusy: 503,
  full: 507,
} as const;

export type ProblemCode = keyof typeof problems;

export const problemTitle = (code: ProblemCode): TextKey => `problem.${code}.title`;
export const problemDetail = (code: ProblemCode): TextKey => `problem.${code}.detail`;

/** Thrown wherever a request fails; answered in one place. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  /** Seconds after which the client may retry. */
  readonly retryAfter: number | undefined;
  /** It exists, but not for this visitor, who does not learn so. */
  readonly isHidden: boolean;
  /** Further members of the answer to a machine. */
  readonly extra: Readonly<Record<string, unknown>>;
  constructor(
    code: ProblemCode,
    options: { retryAfter?: number; isHidden?: boolean; extra?: Readonly<Record<string, unknown>>; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = problems[code];
    this.retryAfter = options.retryAfter;
    this.isHidden = options.isHidden ?? false;
    this.extra = options.extra ?? {};
  }
}
