import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether the request comes from this machine, and not through a proxy on it. */
export const isFromThisMachine = ({ ip, headers }: FastifyRequest): boolean =>
  loopback.has(ip) && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
