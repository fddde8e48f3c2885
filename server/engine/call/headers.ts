/** Headers of the API, exactly as security research asks (section 2.5). */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Headers of the booking page, which has scripts and styles in files of its own; `within` are origins where the pages may show it. */
export function bookingPageHeaders(within: readonly string[]): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // The settings form of the console embeds it as a preview.
    ["frame-ancestors 'self'", ...within].join(' '),
  ];
  return {
    ...apiHeaders,
    'cache-control': 'no-cache',
    'content-security-policy': policy.join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/**
 * Headers of documents that a browser shows; `scripts` are the hashes of the scripts that are in the page, `pictures` other
 * origins that pictures may come from.
 */
export function documentHeaders(scripts: readonly string[], pictures: readonly string[] = []): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    // A private sound or video is read with the token of the user, and played from the memory.
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    // Signing in at a provider is a link, so that no form leads elsewhere.
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    ...apiHeaders,
    'cache-control': 'no-cache',
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    // Staff record the voice of displays.
    'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
  };
}
