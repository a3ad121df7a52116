import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Browser features that no screen uses: the header forbids them to every script. Only those that Chromium knows on every
 * system, because it warns in the console of each name that it does not know.
 */
const UNUSED = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/**
 * Returns the content security policy. Styles cannot be limited to hashes: notistack and apexcharts write
 * style elements, and apexcharts and server-rendered pages set style attributes. The other directives keep
 * styles from loading or sending data elsewhere.
 *
 * @param hashes `script-src` sources of the page's own inline scripts
 * @param imagesUrl base URL of the pictures when they are on another origin
 */
export const contentSecurityPolicy = (hashes: readonly string[] = [], imagesUrl?: string): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "script-src-attr 'none'",
    // Set explicitly because browsers disagree about the fallback; trusted types allow only the app's own worker.
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(imagesUrl ? [new URL(imagesUrl).origin] : [])].join(' '),
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');

export function addSecurityHeaders(app: FastifyInstance, imagesUrl?: string): void {
  app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Other subdomains do not belong to this program.
    strictTransportSecurity: { includeSubDomains: false },
  });
  const permissions = UNUSED.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', contentSecurityPolicy([], imagesUrl));
    }
  });
}
