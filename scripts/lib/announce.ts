import { cuentas, DEMO_PASSWORD } from 'demo-shop/accounts';
import type { Settings } from 'settings/whole-shop';

/** Returns the start-up information for the operator, one fact per line. */
export function announce(settings: Settings): string {
  const lines = [
    `Tienda:          ${settings.storefrontUrl}`,
    `Administración:  ${settings.backofficeUrl}`,
    `API:             http://localhost:${settings.apiPort}/api`,
  ];
  if (settings.demo) {
    lines.push(
      `Cuentas de demostración, todas con la clave ${DEMO_PASSWORD}:`,
      ...cuentas.map(({ email, person }) => `  ${email} (${person})`),
    );
  }
  return lines.join('\n');
}
