import type { FastifyInstance } from 'fastify';
import type { Clock, Instant } from '../../platform/clock/clock.ts';

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 180;
const path = '/.well-known/security.txt';

interface Site {
  /** A `mailto:` or `https:` address. */
  contact: string;
  origin: string;
}

/** RFC 9116. It expires half a year from today: always ahead, and never by more than the year the RFC allows. */
export function composeSecurityTxt({ contact, origin }: Site, now: Instant): string {
  const expires = new Date((Math.floor(now / DAY) + DAYS) * DAY).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}${path}\n`;
}

/** Tells people who found a weakness whom to write to. */
export function securityTxtRoutes(app: FastifyInstance, { clock, ...site }: Site & { clock: Clock }): void {
  app.get(path, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(composeSecurityTxt(site, clock.now())),
  );
}
