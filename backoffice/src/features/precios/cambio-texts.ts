import type { CambioDePrecios } from 'api-client/backoffice';
import { formatMoneyShort } from 'ui-kit/money';

const number = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

export const nameOf = ({ nombre, apellido }: CambioDePrecios['usuario']) => `${nombre} ${apellido}`;

/** '+7 %, redondeado a $ 10' */
export function ajusteText({ forma, ajuste, redondeo, direccion, oferta }: CambioDePrecios): string {
  const sign = ajuste < 0 ? '−' : '+';
  const much = Math.abs(ajuste);
  const by = forma === 'porcentaje' ? `${sign}${number.format(much)} %` : `${sign}${formatMoneyShort(much)}`;
  return [
    by,
    redondeo !== 'no' && `redondeado ${direccion === 'arriba' ? 'hacia arriba ' : ''}a $ ${redondeo}`,
    oferta === 'si' && 'en promoción',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What it is now: done, or taken back, of how many. */
export function stateText({ suben, bajan, deshecho }: CambioDePrecios): string {
  if (!deshecho) return 'Hecho';
  const left = suben + bajan - deshecho.repuestos;
  return left === 0 ? 'Deshecho' : `Deshecho, salvo ${number.format(left)}`;
}
