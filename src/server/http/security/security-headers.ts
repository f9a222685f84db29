interface Situation {
  isHttps: boolean;
  /** Whether browsers may reach our subdomains by https only, too. */
  coversSubdomains?: boolean;
  /** The development server injects inline scripts and styles and keeps a socket open. */
  isHotReloading: boolean;
  /** Additional origins of scripts, styles, fonts, pictures, films and contents. */
  fileOrigins?: readonly string[];
  /** Additional origins that pages may log to. */
  logOrigins?: readonly string[];
  /** Allows Stripe's form on our pages. */
  usesStripe: boolean;
}

/**
 * `visitor`: a normal page of the site. `ownFrame`: the same, but our own pages may frame it. `anyone`: a page that any site may frame,
 * always answered as if signed out.
 */
export type Audience = 'visitor' | 'ownFrame' | 'anyone';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `anyone`: no cookie is read or set. */
    audience?: Audience;
  }
}

export type SecurityHeaders = Record<Audience, Record<string, string>>;

/** Required for Stripe.js and embedded checkout: https://docs.stripe.com/security/guide#content-security-policy */
const stripe = {
  script: ' https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://checkout.stripe.com',
  connect: ' https://api.stripe.com https://checkout.stripe.com',
  image: ' https://*.stripe.com',
  payment: 'self "https://js.stripe.com" "https://checkout.stripe.com"',
};
const nobody = { script: '', frame: '', connect: '', image: '', payment: '' };

/** Sent with every response. Inline scripts and styles are not allowed, so injected ones do not run. */
export function securityHeaders({
  isHttps,
  coversSubdomains = true,
  isHotReloading,
  fileOrigins = [],
  logOrigins = [],
  usesStripe,
}: Situation): SecurityHeaders {
  const inline = isHotReloading ? " 'unsafe-inline'" : '';
  const own = ["'self'", ...new Set(fileOrigins)].join(' ');
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
    ...(isHttps && { 'strict-transport-security': `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}` }),
  };
  const writePermissions = ({ payment }: typeof nobody) => `camera=(), microphone=(), geolocation=(), payment=(${payment}), usb=()`;
  const guest = usesStripe ? stripe : nobody;
  const ownPage = {
    ...shared,
    // Some wallets in Stripe's form open a popup and need to receive its messages.
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
      // No frame-ancestors: even `*` would block local files and apps from framing it.
      'content-security-policy': writePolicy(nobody).join('; '),
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': `${writePermissions(nobody)}, fullscreen=*, autoplay=*`,
    },
  };
}

/** For files that only our own pages show. With `isElsewhere`, they come through a cache on another origin. */
export const openToOwnPages = (publicOrigin: string, isElsewhere: boolean) => ({
  'access-control-allow-origin': publicOrigin,
  'cross-origin-resource-policy': isElsewhere ? 'cross-origin' : 'same-origin',
});

/** For files that scripts of any site may read: built files, pictures, fonts and contents, which are the same for every visitor. */
export const openToAll = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
