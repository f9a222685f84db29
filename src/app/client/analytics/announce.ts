import type { EventBody, WebEventName } from '#contract/analytics/catalogue.ts';

/** An event announced by a page, queued until the analytics script takes it. */
export interface Announcement {
  name: WebEventName;
  body: object | undefined;
  /** Milliseconds since 1970. */
  at: number;
  done(isSent: boolean): void;
}

declare global {
  /** An array until the analytics script loads and replaces it. */
  var lecternEvents: { push(announcement: Announcement): unknown } | undefined;
  /** Errors from before the analytics script has loaded. */
  var lecternFailures: (ErrorEvent | PromiseRejectionEvent)[] | undefined;
}

/** Events without required fields may omit the body. */
type Rest<Name extends WebEventName> = Record<never, never> extends EventBody<Name> ? [body?: EventBody<Name>] : [body: EventBody<Name>];

/** Announces an event to the analytics script, which may load later or never; to wait for the result, use `navigateAfter`. */
export const announce = <Name extends WebEventName>(name: Name, ...[body]: Rest<Name>): Promise<boolean> =>
  new Promise((done) => (globalThis.lecternEvents ??= [] as Announcement[]).push({ name, body, at: Date.now(), done }));
