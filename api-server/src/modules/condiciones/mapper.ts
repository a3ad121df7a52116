import { toPesosOrNull } from 'api-client/contract/money';
import { formatPesos } from '../../shared/format.ts';
import type { CondicionRow, GeneralTerms, Regla } from './repository/condiciones.ts';

/** Returns for example 'Marca Andes: −5 %, a múltiplos de 10, hacia arriba'. */
export function reglaText({ marca, categoria, ajuste, redondeo, direccion }: Regla): string {
  const what = marca ? `Marca ${marca.nombre}` : categoria ? `Categoría ${categoria.nombre}` : 'Todo';
  const rounded = redondeo === 'no' ? '' : `, a múltiplos de ${redondeo}`;
  const up = rounded && direccion === 'arriba' ? ', hacia arriba' : '';
  return `${what}: ${String(ajuste / 100)
    .replace('.', ',')
    .replace('-', '−')} %${rounded}${up}`;
}

/** Returns 'Maní: $ 1.200,00' for the audit log. @param precio own price in cents; null without one */
export const propioText = (nombre: string | undefined, precio: number | null | undefined): string =>
  `${nombre}: ${precio == null ? 'sin precio propio' : formatPesos(precio)}`;

/** Returns the general terms with amounts in pesos and percentages as numbers with up to two decimals. */
export const toGeneralTerms = (terms: GeneralTerms) => ({
  monto_minimo: terms.monto_minimo,
  envio_gratis: terms.envio_gratis,
  descuento: toPesosOrNull(terms.descuento),
  plazo: terms.plazo,
  limite: toPesosOrNull(terms.limite),
  iva: terms.iva,
  vigente_desde: terms.vigente_desde,
  vigente_hasta: terms.vigente_hasta,
});

/** Names the agreement for the audit log. */
export const asObjeto = ({ condicion_id, nombre }: Pick<CondicionRow, 'condicion_id' | 'nombre'>) => ({
  tipo: 'condicion' as const,
  id: condicion_id,
  nombre,
});
