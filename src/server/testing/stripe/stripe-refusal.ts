interface Reason {
  status?: number;
  type?: string;
  code?: string;
  param?: string;
}

/** Stripe's answer to a request that it rejects. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, unknown> };
  constructor(message: string, { status = 400, type = 'invalid_request_error', ...rest }: Reason = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...rest } };
  }
}

export const missing = (kind: string, id: string, param: string) =>
  new StripeRefusal(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param });
