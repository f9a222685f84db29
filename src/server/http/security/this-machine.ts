import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Asked from here, and not by a proxy for somebody else. */
export const isFromThisMachine = ({ ip, headers }: FastifyRequest): boolean =>
  loopback.has(ip) && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
