import type { Settings } from '../../api-server/src/config.ts';

/** What the operator needs to begin, one line each. */
export function announce(settings: Settings): string {
  const lines = [
    `Tienda:          ${settings.storefrontUrl}`,
    `Administración:  ${settings.backofficeUrl}`,
    `API:             http://localhost:${settings.apiPort}/api`,
  ];
  if (settings.demo) {
    lines.push(
      'Cuentas de demostración, todas con la clave Demo1234*:',
      '  admin@tienda.test (admin)',
      '  empleado@tienda.test (empleado)',
      '  cliente@tienda.test (cliente aprobado)',
      '  pendiente@tienda.test (pendiente de aprobación)',
    );
  }
  return lines.join('\n');
}
