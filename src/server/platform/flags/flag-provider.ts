import { ErrorCode, type Provider, type ResolutionDetails, StandardResolutionReasons } from '@openfeature/server-sdk';

type Lifecycle = Pick<Provider, 'initialize' | 'onClose'>;

async function notFound<Value>(flag: string, value: Value): Promise<ResolutionDetails<Value>> {
  return { value, reason: StandardResolutionReasons.DEFAULT, errorCode: ErrorCode.FLAG_NOT_FOUND, errorMessage: `No source sets ${flag}` };
}

/** An OpenFeature provider of boolean flags; `find` returns undefined for flags that its source does not set. */
export function flagProvider(
  name: string,
  find: (...request: Parameters<Provider['resolveBooleanEvaluation']>) => Promise<boolean | undefined>,
  lifecycle: Lifecycle = {},
): Provider {
  return {
    metadata: { name },
    runsOn: 'server',
    ...lifecycle,
    async resolveBooleanEvaluation(flag, initial, context, logger) {
      const value = await find(flag, initial, context, logger);
      return value === undefined ? notFound(flag, initial) : { value, reason: StandardResolutionReasons.STATIC };
    },
    resolveStringEvaluation: notFound,
    resolveNumberEvaluation: notFound,
    resolveObjectEvaluation: notFound,
  };
}
