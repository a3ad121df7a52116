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
 * @param hashes the inline scripts that may run, as `script-src` names them: none, unless they are a page's own
 * @param imagesUrl where pictures are, when it is not here
 *
 * Styles can't be held to hashes: notistack and apexcharts write theirs piece by piece into style elements, and apexcharts
 * and pages made on the server set some on elements. Nothing that a style could load or tell leaves this origin.
 */
export const contentSecurityPolicy = (hashes: readonly string[] = [], imagesUrl?: string): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "script-src-attr 'none'",
    // Browsers disagree about what stands in for it; trusted types let the apps' own worker through alone.
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
    // The shop's other subdomains are not ours to decide about.
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
