import type { EstadoPedido, PedidoCambio } from 'api-client/backoffice';
import { cantidadText, entregaText } from 'api-client/backoffice-entrega';
import { formatMoney } from 'ui-kit/money';
import { wholeText } from 'ui-kit/whole-text';
import { estadoLabel } from '../../../shared/estado-label.ts';
import { percentText } from '../../../shared/percent-text.ts';
import { figuresText } from '../line-text.ts';

type Linea = PedidoCambio['lineas'][number];
type Figures = Pick<NonNullable<Linea['antes']>, 'cantidad' | 'precio_unitario' | 'descuento'>;
interface LineCambio {
  nombre: string;
  antes: Figures | null;
  despues: Figures | null;
}

const label = (estado: EstadoPedido | null) => (estado ? estadoLabel(estado) : '—');

/** Returns 'Pedido creado', 'Estado: ESPERANDO APROBACION → APROBADO' or 'Edición de 2 líneas'. */
export function cambioText(cambio: PedidoCambio): string {
  const { tipo, estado_antes, estado_despues, lineas, falta, por_cliente, motivo } = cambio;
  switch (tipo) {
    case 'creado':
      return 'Pedido creado';
    case 'estado':
      if (por_cliente) return motivo ? `Lo canceló el cliente: «${motivo}»` : 'Lo canceló el cliente';
      return `Estado: ${label(estado_antes)} → ${label(estado_despues)}`;
    case 'edicion':
      return lineas.length === 1 ? 'Edición de 1 línea' : `Edición de ${wholeText(lineas.length)} líneas`;
    case 'entrega':
      return lineas.length === 1 ? 'Entrega de 1 línea' : `Entrega de ${wholeText(lineas.length)} líneas`;
    case 'recepcion':
      return falta ? `Recibido, y algo falta o llegó mal: «${falta}»` : 'Recibido: llegó todo';
  }
}

/** Returns an edit's effect on a line: 'Almendra: cantidad 4 → 6, descuento 0 % → 10 %'. */
export function lineText(linea: PedidoCambio['lineas'][number], lineas = [linea]): string {
  const nombreOf = (id: string) => lineas.find(({ producto_id }) => producto_id === id)?.nombre;
  const entrega = linea.despues && entregaText(linea.despues, nombreOf, 'pidió');
  return entrega ? `${changeText(linea)} (${entrega})` : changeText(linea);
}

export function changeText({ nombre, antes, despues }: LineCambio): string {
  if (!antes) return `${nombre}: agregado${despues ? `, ${figuresText(despues)}` : ''}`;
  if (!despues) return `${nombre}: quitado (era ${figuresText(antes)})`;
  const figures = [
    ['cantidad', antes.cantidad, despues.cantidad, cantidadText],
    ['precio unitario', antes.precio_unitario, despues.precio_unitario, formatMoney],
    ['descuento', antes.descuento, despues.descuento, percentText],
  ] as const;
  const changed = figures
    .filter(([, before, after]) => before !== after)
    .map(([name, before, after, format]) => `${name} ${format(before)} → ${format(after)}`);
  // An edit may only move a line.
  return `${nombre}: ${changed.join(', ') || 'sin otros cambios'}`;
}
