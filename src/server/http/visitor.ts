import type { SignedInPerson } from '#contract/person.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a login session that HTTP needs. Provided by the accounts feature. */
export interface Session {
  id: string;
  personId: string;
  person: SignedInPerson;
  /** The language the person chose; null: follow the browser. */
  language: string | null;
  /** When the person last proved who they are, by logging in or when asked. */
  provedAt: number;
}

export interface Sessions {
  /** Part of the cookie header of every logged-in visitor. */
  cookieName: string;
  read(headers: IncomingHttpHeaders): Promise<Session | null>;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** Behind trusted proxies, the address they forward. */
    readonly clientAddress: string;
    /** Generation of the page cache when the request arrived. */
    cacheGeneration: number;
  }
}
