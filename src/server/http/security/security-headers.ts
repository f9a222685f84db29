interface Situation {
  isHttps: boolean;
  /** The development server injects inline scripts and styles and keeps a socket open. */
  isHotReloading: boolean;
  /** Where scripts, styles, fonts, pictures and contents may come from besides our own origin; empty: from nowhere else. */
  assetsOrigin: string;
  /** Where pages log to besides our own origin. */
  logOrigins?: readonly string[];
  /** Stripe's own form may stand on our pages. */
  usesStripe: boolean;
}

/**
 * `visitor`: a page for whoever came to our site. `ownFrame`: the same, and our own pages may frame it. `anyone`: one that any site may
 * frame, and that knows nobody.
 */
export type Audience = 'visitor' | 'ownFrame' | 'anyone';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `anyone`: no cookie is read or set. */
    audience?: Audience;
  }
}

export type SecurityHeaders = Record<Audience, Record<string, string>>;

/** As https://docs.stripe.com/security/guide#content-security-policy demands for Stripe.js and embedded checkout. */
const stripe = {
  script: ' https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://checkout.stripe.com',
  connect: ' https://api.stripe.com https://checkout.stripe.com',
  image: ' https://*.stripe.com',
  payment: 'self "https://js.stripe.com" "https://checkout.stripe.com"',
};
const nobody = { script: '', frame: '', connect: '', image: '', payment: '' };

/** Sent with every answer. No inline script or style anywhere, so what is injected does not run. */
export function securityHeaders({ isHttps, isHotReloading, assetsOrigin, logOrigins = [], usesStripe }: Situation): SecurityHeaders {
  const inline = isHotReloading ? " 'unsafe-inline'" : '';
  const own = assetsOrigin === '' ? "'self'" : `'self' ${assetsOrigin}`;
  const writePolicy = (guest: typeof nobody) => [
    "default-src 'none'",
    `script-src ${own}${inline}${guest.script}`,
    `style-src ${own}${inline}`,
    `img-src ${own} data: blob:${guest.image}`,
    `font-src ${own}`,
    `media-src ${own}`,
    `connect-src ${[own, ...logOrigins].join(' ')}${isHotReloading ? ' ws:' : ''}${guest.connect}`,
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
  const writePermissions = ({ payment }: typeof nobody) => `camera=(), microphone=(), geolocation=(), payment=(${payment}), usb=()`;
  const guest = usesStripe ? stripe : nobody;
  const ownPage = {
    ...shared,
    // Some wallets of Stripe's form open a window, and have to hear from it.
    'cross-origin-opener-policy': usesStripe ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': writePermissions(guest),
  };
  const ownPolicy = [...writePolicy(guest), `frame-src 'self'${guest.frame}`];
  return {
    visitor: { ...ownPage, 'content-security-policy': [...ownPolicy, "frame-ancestors 'none'"].join('; '), 'x-frame-options': 'DENY' },
    ownFrame: {
      ...ownPage,
      'content-security-policy': [...ownPolicy, "frame-ancestors 'self'"].join('; '),
      'x-frame-options': 'SAMEORIGIN',
    },
    anyone: {
      ...shared,
      // No frame-ancestors: even `*` would refuse pages of files and of apps.
      'content-security-policy': writePolicy(nobody).join('; '),
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': `${writePermissions(nobody)}, fullscreen=*, autoplay=*`,
    },
  };
}

/** What is open to scripts of every site: built files, pictures, fonts and contents, none of which depends on who asks. */
export const openToAll = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
