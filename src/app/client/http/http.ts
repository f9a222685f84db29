const csrfCookie = 'XSRF-TOKEN';
const csrfHeader = 'X-XSRF-TOKEN';
const safeMethods = ['GET', 'HEAD'];

export interface HttpOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal;
  /** Throws before sending a request when there is no CSRF token, instead of leaving the refusal to the server. */
  needsToken?: boolean;
}

/** The response status was not 2xx. */
export class HttpFailure extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The server responded with ${status}`);
    this.status = status;
  }
}

/** Sends the CSRF token with every unsafe method. Only 200 to 299 is success. */
export async function send(address: string, { method = 'GET', headers = {}, needsToken, ...rest }: HttpOptions = {}): Promise<Response> {
  const token = safeMethods.includes(method) ? undefined : readCookie(document.cookie, csrfCookie);
  if (needsToken && token === undefined) throw new Error('Cannot make request without CSRF token.');
  const response = await fetch(address, {
    ...rest,
    method,
    headers: { Accept: 'application/json', ...headers, ...(token !== undefined && { [csrfHeader]: token }) },
    credentials: 'same-origin',
  });
  if (response.status < 200 || response.status > 299) throw new HttpFailure(response.status);
  return response;
}

function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}
