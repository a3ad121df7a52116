import type { PedidoDelPanel } from 'api-client/backoffice';

type Kept = Pick<PedidoDelPanel, 'asignado' | 'etiquetas' | 'notas'>;

const notasText = (notas: number) => (notas === 1 ? '1 nota' : `${notas} notas`);

/** Its tags and how many notes there are: 'Frágil, Retira · 2 notas', or nothing. */
export const marksOf = ({ etiquetas, notas }: Kept): string =>
  [etiquetas?.join(', '), notas ? notasText(notas) : ''].filter(Boolean).join(' · ');

/** And who looks after it, first. */
export const seguimientoOf = (pedido: Kept): string => {
  const { asignado } = pedido;
  const name = asignado ? `A cargo de ${asignado.nombre} ${asignado.apellido}`.trim() : '';
  return [name, marksOf(pedido)].filter(Boolean).join(' · ');
};
