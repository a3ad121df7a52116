import type { OperationOf } from 'api-client/contract';
import { toPesos, toPesosOrNull } from 'api-client/contract/money';
import type { z } from 'zod';
import { formatDescuento, formatPesos } from '../../shared/format.ts';
import type { CambioRow, findPastPrecios, findProductosOf, namesOf } from './repository/cambios.ts';
import type { PlannedRow } from './repository/plan.ts';
import type { findStoredPlan } from './repository/programados.ts';
import type { findPastPropios } from './repository/propios.ts';
import type { Ajuste, Efecto } from './rules.ts';

type Answer<Id extends 'precios.cambiar' | 'precios.cambio' | 'precios.deProducto' | 'precios.vistaPrevia'> =
  z.input<OperationOf<Id>['answers'][keyof OperationOf<Id>['answers']]>;

export const toCambio = ({
  cambio,
  usuario,
  deshechoPor,
  condicion,
}: CambioRow): Answer<'precios.cambiar'> => {
  const { cambio_id, seleccion, forma, redondeo, direccion, suben, bajan, propios, rechazados, salteados } =
    cambio;
  const { deshecho_en, repuestos, fecha, ajuste, oferta, fallo_en, fallo_motivo, desde, hasta, hecho_en } =
    cambio;
  return {
    ...{ cambio_id, seleccion, forma, redondeo, direccion, suben, bajan, propios, rechazados, salteados },
    condicion,
    fecha: fecha.toISOString(),
    desde: desde?.toISOString(),
    hasta: hasta?.toISOString(),
    hecho_en: hecho_en?.toISOString() ?? null,
    usuario,
    ajuste: toPesos(ajuste),
    oferta: oferta ? 'si' : 'no',
    fallo: fallo_en && { fecha: fallo_en.toISOString(), motivo: fallo_motivo ?? '' },
    deshecho: deshecho_en && {
      fecha: deshecho_en.toISOString(),
      usuario: deshechoPor,
      repuestos: repuestos ?? 0,
      propios: cambio.propios_repuestos,
      reglas: cambio.reglas_repuestas,
    },
  };
};

type Preview = Omit<Answer<'precios.vistaPrevia'>, 'productos' | 'total'> & {
  productos: readonly PlannedRow[];
};

/** `efectos` are those of the products on the page. */
export const toVistaPrevia = (
  { productos, ...plan }: Preview,
  efectos: readonly Efecto[],
): Answer<'precios.vistaPrevia'> => ({
  ...plan,
  total: efectos.reduce((sum, efecto) => sum + plan.resumen[efecto], 0),
  productos: productos.map((row) => ({ ...row, precio: toPesos(row.precio), nuevo: toPesos(row.nuevo) })),
});

type ChangedRow = Awaited<ReturnType<typeof findProductosOf | typeof findStoredPlan>>['rows'][number];

export const toChanged = (row: ChangedRow): Answer<'precios.cambio'>['productos'][number] => ({
  ...row,
  antes: toPesos(row.antes),
  precio: toPesos(row.precio),
  ahora: toPesos(row.ahora),
});

type PastRow = Awaited<ReturnType<typeof findPastPrecios | typeof findPastPropios>>['rows'][number];

export const toPrecio = ({ past, usuario }: PastRow): Answer<'precios.deProducto'>['precios'][number] => ({
  fecha: past.fecha.toISOString(),
  usuario,
  origen: past.origen,
  cambio_id: past.cambio_id,
  antes: toPesosOrNull(past.antes),
  precio: toPesosOrNull(past.precio),
});

/** Names the price change for the audit log. */
export const asObjeto = ({ cambio_id, seleccion }: Pick<CambioRow['cambio'], 'cambio_id' | 'seleccion'>) => ({
  tipo: 'precios' as const,
  id: cambio_id,
  nombre: seleccion,
});

/** Returns for example 'Marca Sol · Categoría Harinas' or '3 productos elegidos'. */
export function describeSeleccion(
  { marca, categoria, etiqueta }: Awaited<ReturnType<typeof namesOf>>,
  { ids }: Ajuste,
): string {
  const count = ids?.split(',').length ?? 0;
  const parts = [
    marca && `Marca ${marca.nombre}`,
    categoria && `Categoría ${categoria.nombre}`,
    etiqueta && `Etiqueta ${etiqueta.nombre}`,
    count > 0 && `${count} ${count === 1 ? 'producto elegido' : 'productos elegidos'}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Todos los productos';
}

type Described = Pick<CambioRow['cambio'], 'forma' | 'ajuste' | 'redondeo'>;

/** Returns for example '+7 %, a múltiplos de $ 10'. */
export function describeAjuste({ forma, ajuste, redondeo }: Described): string {
  if (forma === 'planilla') return 'uno por uno';
  const sign = ajuste < 0 ? '−' : '+';
  const much = Math.abs(ajuste);
  const by = `${sign}${forma === 'importe' ? formatPesos(much) : formatDescuento(much / 100)}`;
  return redondeo === 'no' ? by : `${by}, a múltiplos de $ ${redondeo}`;
}
