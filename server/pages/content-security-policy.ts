/** Hosts beyond our own that a page may use. */
export interface PolicySources {
  /** Where the map's tiles come from. */
  tiles?: string
  /** The site has a tag manager, whose scripts and figures go to Google's hosts. */
  tagManager?: boolean
  /** Development needs a socket for hot reload and styles that Vite injects. */
  development?: boolean
}

const tagManagerHost = 'https://www.googletagmanager.com'
const figuresHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/**
 * The policy of an HTML page: our own scripts, and inline ones only with the nonce. Forms may post to the payment page,
 * which is another origin.
 */
export function contentSecurityPolicy(
  nonce: string,
  { tiles, tagManager = false, development = false }: PolicySources = {},
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(tagManager ? [tagManagerHost] : [])],
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
    'img-src': [
      "'self'",
      'data:',
      ...(tiles ? [tiles] : []),
      ...(tagManager ? [tagManagerHost, ...figuresHosts] : []),
    ],
    'font-src': ["'self'"],
    // Vite waits in a worker for the server to come back
    ...(development && { 'worker-src': ["'self'", 'blob:'] }),
    'connect-src': [
      "'self'",
      ...(development ? ['ws:'] : []),
      ...(tagManager ? [tagManagerHost, ...figuresHosts] : []),
    ],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
