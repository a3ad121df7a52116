import { cantidadText } from './kilos.ts';
import type { MotivoReclamo } from './words.ts';

/** Texts of the complaint reasons, for customers and staff. */
export const MOTIVO_RECLAMO_TEXTS: Record<MotivoReclamo, string> = {
  no_llego: 'no llegó',
  roto: 'llegó roto o abierto',
  vencido: 'está vencido o por vencer',
  otro_producto: 'vino otro producto',
  otro: 'otro motivo',
};

interface Reclamo {
  nota: string | null;
  lineas: readonly { cantidad: number; nombre: string; motivo: MotivoReclamo }[];
}

/** Returns for example '2 × Almendra (no llegó), 1 × Nuez (llegó roto o abierto). La caja vino abierta'. */
export function reclamoText({ nota, lineas }: Reclamo): string {
  const said = lineas.map(
    ({ cantidad, nombre, motivo }) =>
      `${cantidadText(cantidad)} × ${nombre} (${MOTIVO_RECLAMO_TEXTS[motivo]})`,
  );
  return [said.join(', '), nota].filter(Boolean).join('. ');
}
