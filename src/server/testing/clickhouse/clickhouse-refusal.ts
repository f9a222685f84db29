const codes = {
  INCORRECT_DATA: 117,
  TYPE_MISMATCH: 53,
  CANNOT_PARSE_DATETIME: 41,
  UNKNOWN_TABLE: 60,
  SYNTAX_ERROR: 62,
  UNKNOWN_DATABASE: 81,
  UNKNOWN_SETTING: 115,
  TIMEOUT_EXCEEDED: 159,
  UNKNOWN_QUERY_PARAMETER: 456,
  AUTHENTICATION_FAILED: 516,
} as const;

const statuses: Partial<Record<keyof typeof codes, number>> = {
  AUTHENTICATION_FAILED: 403,
  UNKNOWN_TABLE: 404,
  UNKNOWN_DATABASE: 404,
  UNKNOWN_SETTING: 404,
  TIMEOUT_EXCEEDED: 408,
  SYNTAX_ERROR: 400,
  INCORRECT_DATA: 400,
  CANNOT_PARSE_DATETIME: 400,
  TYPE_MISMATCH: 400,
};

/** ClickHouse's answer to a request that it rejects. */
export class ClickhouseRefusal extends Error {
  readonly code: number;
  readonly status: number;
  readonly body: string;
  constructor(type: keyof typeof codes, message: string) {
    super(message);
    this.code = codes[type];
    this.status = statuses[type] ?? 500;
    this.body = `Code: ${this.code}. DB::Exception: ${message}. (${type}) (version 26.7.2.1 (stand-in))\n`;
  }
}
