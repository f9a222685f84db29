import type { EventBody, WebEventName } from '#contract/analytics/catalogue.ts';

/** Something that a page has to tell, until the analytics script takes it. */
export interface Announcement {
  name: WebEventName;
  body: object | undefined;
  /** Milliseconds since 1970. */
  at: number;
  done(isSent: boolean): void;
}

declare global {
  /** An array until the analytics script has come; then whatever that puts in its place. */
  var lecternEvents: { push(announcement: Announcement): unknown } | undefined;
  /** What failed before the analytics script has come. */
  var lecternFailures: (ErrorEvent | PromiseRejectionEvent)[] | undefined;
}

/** A body without required fields may be left out. */
type Rest<Name extends WebEventName> = Record<never, never> extends EventBody<Name> ? [body?: EventBody<Name>] : [body: EventBody<Name>];

/** Tells the analytics script, which may come later or never; whoever waits for the answer waits by `navigateAfter`. */
export const announce = <Name extends WebEventName>(name: Name, ...[body]: Rest<Name>): Promise<boolean> =>
  new Promise((done) => (globalThis.lecternEvents ??= [] as Announcement[]).push({ name, body, at: Date.now(), done }));
