import type { SignedInPerson } from '#contract/person.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** Who is logged in, as far as HTTP needs to know. Told by the accounts; HTTP does not know how. */
export interface Session {
  id: string;
  personId: string;
  person: SignedInPerson;
  /** What the person chose; null follows the browser. */
  language: string | null;
}

export interface Sessions {
  /** A part of the cookie header that everybody has who is logged in. */
  cookieName: string;
  read(headers: IncomingHttpHeaders): Promise<Session | null>;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** Of the page cache, when the request came in. */
    cacheGeneration: number;
  }
}
