import { describe, expect, test } from 'vitest';
import { openToOwnPages, securityHeaders } from './security-headers.ts';

const plain = { isHttps: true, coversSubdomains: true, isHotReloading: false, usesStripe: false };
const directive = (headers: Record<string, string>, name: string) =>
  headers['content-security-policy']
    ?.split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('security headers', () => {
  test('ask for https for a year, on subdomains too unless the operator says no', () => {
    const hsts = 'strict-transport-security';
    for (const headers of Object.values(securityHeaders(plain))) expect(headers[hsts]).toBe('max-age=31536000; includeSubDomains');
    for (const headers of Object.values(securityHeaders({ ...plain, coversSubdomains: false })))
      expect(headers[hsts]).toBe('max-age=31536000');
    expect(securityHeaders({ ...plain, isHttps: false }).visitor).not.toHaveProperty(hsts);
  });

  test('let our own pages show private files, also from a cache on another origin', () => {
    const origin = 'https://talks.example.org';
    expect(openToOwnPages(origin, false)['cross-origin-resource-policy']).toBe('same-origin');
    expect(openToOwnPages(origin, true)).toEqual({ 'access-control-allow-origin': origin, 'cross-origin-resource-policy': 'cross-origin' });
  });

  test('allows no third-party scripts, frames or connections', () => {
    const { visitor } = securityHeaders(plain);
    expect(JSON.stringify(visitor)).not.toContain('stripe');
    expect(directive(visitor, 'script-src')).toBe("'self'");
    expect(directive(visitor, 'frame-src')).toBe("'self'");
    expect(visitor).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' });
    expect(visitor['permissions-policy']).toContain('payment=()');
  });

  test('allows Stripe’s form on our pages if Stripe is used', () => {
    const { visitor } = securityHeaders({
      ...plain,
      fileOrigins: ['https://cdn.example.org', 'https://cdn.example.org'],
      usesStripe: true,
    });
    expect(directive(visitor, 'script-src')?.split(' ')).toEqual([
      "'self'",
      'https://cdn.example.org',
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://checkout.stripe.com',
    ]);
    expect(directive(visitor, 'frame-src')?.split(' ')).toEqual([
      "'self'",
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://checkout.stripe.com',
    ]);
    expect(directive(visitor, 'connect-src')).toContain('https://api.stripe.com');
    expect(directive(visitor, 'img-src')).toContain('https://*.stripe.com');
    expect(visitor['permissions-policy']).toContain('payment=(self "https://js.stripe.com" "https://checkout.stripe.com")');
    expect(visitor['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(visitor['content-security-policy']).not.toContain('unsafe');
  });

  test('does not allow Stripe on a page that any site may frame', () => {
    expect(securityHeaders({ ...plain, usesStripe: true }).anyone).toEqual(securityHeaders(plain).anyone);
    expect(securityHeaders(plain).anyone).not.toHaveProperty('x-frame-options');
  });

  test('[LOG-2] lets pages and embedded viewers log to the configured origins', () => {
    const { visitor, anyone } = securityHeaders({ ...plain, logOrigins: ['https://log.example.org'] });
    for (const headers of [visitor, anyone]) expect(directive(headers, 'connect-src')).toBe("'self' https://log.example.org");
  });

  test('lets only our own pages frame an ownFrame page; its other headers are the same', () => {
    const { visitor, ownFrame } = securityHeaders(plain);
    expect(directive(visitor, 'frame-ancestors')).toBe("'none'");
    expect(directive(ownFrame, 'frame-ancestors')).toBe("'self'");
    expect(ownFrame['x-frame-options']).toBe('SAMEORIGIN');
    const rest = { 'content-security-policy': '', 'x-frame-options': '' };
    expect({ ...ownFrame, ...rest }).toEqual({ ...visitor, ...rest });
  });
});
