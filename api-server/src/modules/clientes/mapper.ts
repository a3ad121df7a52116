import type { productoHabitual, resumenCliente } from 'api-client/contract/clientes-staff';
import type { miInicio } from 'api-client/contract/mi-inicio';
import type { miHabitual, populares } from 'api-client/contract/mis-habituales';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { PriceViewer, StaffActor } from '../../http/actor.ts';
import { toPedido, toPedidoConDetalles } from '../pedidos/mapper.ts';
import { toPricedProducto } from '../productos/mapper.ts';
import type { Habitual, MiHabitual, MisHabituales, Populares, Resumen } from './service/clientes.ts';
import type { EnCurso, MiInicio } from './service/inicio.ts';

export type ProductoHabitual = z.input<typeof productoHabitual>;

const habitsOf = ({ pedidos, cantidad_habitual, ultima_compra }: Habitual) => ({
  pedidos,
  cantidad_habitual,
  ultima_compra: ultima_compra.toISOString(),
});

export const toHabitual = (habitual: Habitual, actor: StaffActor): ProductoHabitual => ({
  producto: toPricedProducto(habitual.producto, actor.prices),
  ...habitsOf(habitual),
});

const toMiHabitual = (one: MiHabitual, prices: PriceViewer): z.input<typeof miHabitual> => ({
  producto: toPricedProducto(one.producto, prices),
  ...habitsOf(one),
  ultimo_precio: toPesos(one.ultimo_precio),
  cada_dias: one.cada_dias,
  hace_dias: one.hace_dias,
  en_curso: one.en_curso,
  toca: one.toca,
});

const toPopulares = (of: Populares | null, prices: PriceViewer): z.input<typeof populares> | null =>
  of && { de: of.de, productos: of.productos.map((producto) => toPricedProducto(producto, prices)) };

export const toMisHabituales = ({ habituales, populares }: MisHabituales, prices: PriceViewer) => ({
  habituales: habituales.map((one) => toMiHabitual(one, prices)),
  populares: toPopulares(populares, prices),
});

const toEnCurso = ({ pedido_id, numero, estado_pedido, proximo, ...row }: EnCurso) => ({
  ...{ pedido_id, numero, estado_pedido, proximo },
  fecha_pedido: row.fecha_pedido.toISOString(),
  total_precio: toPesos(row.total_precio),
});

export const toMiInicio = (inicio: MiInicio, prices: PriceViewer): z.input<typeof miInicio> => ({
  ultimo: inicio.ultimo && toPedidoConDetalles(inicio.ultimo),
  en_curso: inicio.en_curso.map(toEnCurso),
  en_curso_total: inicio.en_curso_total,
  tiene_habituales: inicio.tiene_habituales,
  toca: inicio.toca.map((one) => toMiHabitual(one, prices)),
  populares: toPopulares(inicio.populares, prices),
  saldo: toPesos(inicio.saldo),
  vencido: toPesos(inicio.vencido),
});

export const toResumen = ({
  pedidos,
  importe,
  ultimos,
  ultima_sesion,
}: Resumen): z.input<typeof resumenCliente> => ({
  pedidos,
  importe: toPesos(importe),
  promedio: toPesos(pedidos === 0 ? 0 : Math.round(importe / pedidos)),
  ultimos: ultimos.map(toPedido),
  ultima_sesion: ultima_sesion?.toISOString() ?? null,
});
