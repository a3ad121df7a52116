import { toPesos } from 'api-client/contract/money';
import type { parada } from 'api-client/contract/reparto-staff';
import type { z } from 'zod';
import type { ParadaRow } from './hojas-service.ts';

const toParada = ({ pedido, remitoText, total, ...row }: ParadaRow): z.input<typeof parada> => ({
  pedido_id: pedido.pedido_id,
  numero: row.numero,
  remito: remitoText,
  nombre_comercio: row.nombre_comercio,
  domicilio: row.domicilio,
  horario: row.horario,
  telefono: row.telefono,
  bultos: row.bultos,
  productos: row.productos,
  total_precio: toPesos(total),
});

export const toZona = ({
  zona,
  proximo,
  paradas,
}: {
  zona: string | null;
  proximo: string | undefined;
  paradas: ParadaRow[];
}) => ({
  zona,
  proximo: proximo ?? null,
  paradas: paradas.map(toParada),
});
