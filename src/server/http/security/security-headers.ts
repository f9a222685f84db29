interface Situation {
  isHttps: boolean;
  /** The development server injects inline scripts and styles and keeps a socket open. */
  isHotReloading: boolean;
}

/** Sent with every answer. No inline script or style anywhere, so what is injected does not run. */
export function securityHeaders({ isHttps, isHotReloading }: Situation): Record<string, string> {
  const inline = isHotReloading ? " 'unsafe-inline'" : '';
  const policy = [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${isHotReloading ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
