import { HttpFailure, send } from '#app/client/http/http.ts';
import type { ConversionStatusAnswer, StartExportBody, Token } from '#contract/pdf/pdf-access.ts';
import { list, number, read, words } from './read-answer.ts';

/** `bytes` is null if the answer does not say. */
export interface ExportedFile {
  uri: string;
  name: string;
  bytes: number | null;
}

/** An export status. Unknown numbers mean the same as `working`. */
export interface StatusAnswer extends Pick<ConversionStatusAnswer, 'progress' | 'missingImage'> {
  status: number;
  results: ExportedFile[];
}

/** The calls for making one file of a presentation. All reject unless the response is successful and well-formed. */
export interface ExportApi {
  startExport(options: StartExportBody): Promise<Token>;
  beginConversion(token: Token): Promise<Token>;
  readStatus(token: Token): Promise<StatusAnswer>;
}

export const patience = () => AbortSignal.timeout(30_000);

export const post = (address: string, body: object, signal = patience()) =>
  send(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), signal });

const redeem = ({ url, header }: Token) => send(url, { method: 'POST', headers: { Authorization: header }, signal: patience() });

/** `address`: where an export of this presentation in this format is started. */
export const createExportApi = (address: string): ExportApi => ({
  async startExport(options) {
    return readToken(await (await post(address, options)).json(), 'conversion_token');
  },
  async beginConversion(token) {
    return readToken(await (await redeem(token)).json(), 'conversion_status_token');
  },
  async readStatus(token) {
    return readStatus(await (await redeem(token)).json());
  },
});

const passing = [408, 429];

/** Whether retrying would not help. */
export const isFinal = (error: unknown) => error instanceof HttpFailure && error.status < 500 && !passing.includes(error.status);

function readToken(answer: unknown, name: string): Token {
  const token = read(answer, name);
  return { url: words(read(token, 'url')), header: words(read(token, 'header')) };
}

/** Only the status is certain, and the address of the file once it is done. */
function readStatus(answer: unknown): StatusAnswer {
  const [results, progress, missing] = [read(answer, 'results') ?? [], read(answer, 'progress'), read(answer, 'missingImage')];
  return {
    status: number(read(answer, 'status')),
    results: list(results).map(readFile),
    progress: progress
      ? { pagesDone: number(read(progress, 'pagesDone')), pages: number(read(progress, 'pages')) }
      : { pagesDone: 0, pages: 0 },
    missingImage: missing ? { stop: number(read(missing, 'stop')) } : null,
  };
}

function readFile(file: unknown): ExportedFile {
  const [uri, name, bytes] = [words(read(file, 'uri')), read(file, 'name'), read(file, 'bytes')];
  return {
    uri,
    name: name ? words(name) : decodeURIComponent(new URL(uri, location.href).pathname.split('/').at(-1) ?? ''),
    bytes: typeof bytes === 'number' ? bytes : null,
  };
}
