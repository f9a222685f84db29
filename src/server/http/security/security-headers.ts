interface Situation {
  isHttps: boolean;
  /** The development server injects inline scripts and styles and keeps a socket open. */
  isHotReloading: boolean;
  /** Where scripts, styles, fonts, pictures and contents may come from besides our own origin; empty: from nowhere else. */
  assetsOrigin: string;
}

/** `visitor`: a page for whoever came to our site. `anyone`: one that any site may frame, and that knows nobody. */
export type Audience = 'visitor' | 'anyone';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `anyone`: no cookie is read or set. */
    audience?: Audience;
  }
}

export type SecurityHeaders = Record<Audience, Record<string, string>>;

/** Sent with every answer. No inline script or style anywhere, so what is injected does not run. */
export function securityHeaders({ isHttps, isHotReloading, assetsOrigin }: Situation): SecurityHeaders {
  const inline = isHotReloading ? " 'unsafe-inline'" : '';
  const own = assetsOrigin === '' ? "'self'" : `'self' ${assetsOrigin}`;
  const policy = [
    "default-src 'none'",
    `script-src ${own}${inline}`,
    `style-src ${own}${inline}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `media-src ${own}`,
    `connect-src ${own}${isHotReloading ? ' ws:' : ''}`,
    `worker-src ${own} blob:`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  const shared = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
  const noDevices = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
  return {
    visitor: {
      ...shared,
      'content-security-policy': [...policy, "frame-src 'self'", "frame-ancestors 'none'"].join('; '),
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': noDevices,
    },
    anyone: {
      ...shared,
      // No frame-ancestors: even `*` would refuse pages of files and of apps.
      'content-security-policy': policy.join('; '),
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': `${noDevices}, fullscreen=*, autoplay=*`,
    },
  };
}

/** What is open to scripts of every site: built files, pictures, fonts and contents, none of which depends on who asks. */
export const openToAll = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
