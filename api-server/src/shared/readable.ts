import { alicuotaText, CONDICION_IVA_TEXTS, type CondicionIva } from 'api-client/contract/iva';
import { toCents } from 'api-client/contract/money';
import {
  formatCantidad,
  formatCuit,
  formatDescuento,
  formatMoment,
  formatNumber,
  formatPesos,
} from './format.ts';

/** Returns the value of a field as readable text; amounts in pesos. Null for a missing value. */
export function readable(campo: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (campo === 'dni') return formatCuit(String(value));
  if (campo === 'tipo_de_precio') return String(value).replaceAll('_', ' ');
  if (campo === 'alicuota_iva') return alicuotaText(Number(value));
  if (campo === 'condicion_iva') return CONDICION_IVA_TEXTS[value as CondicionIva];
  if (campo === 'imagen') return 'una imagen';
  if (campo === 'imagenes') return `${(value as unknown[]).length}`;
  if (campo === 'lineas') return (value as (Linea | LineaPropuesta)[]).map(lineOf).join('\n');
  if (typeof value === 'string' && MOMENT.test(value)) return formatMoment(new Date(value));
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') {
    return campo.includes('precio') ? formatPesos(toCents(value)) : formatNumber(value);
  }
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** ISO date and time in UTC, as in JSON. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

interface Linea {
  nombre: string;
  cantidad: number;
  precio_unitario: number;
  descuento: number;
}

/** A line of a customer's proposal. `antes` is null for a new product; `despues` is 0 for a product to remove. */
interface LineaPropuesta {
  nombre: string;
  antes: number | null;
  despues: number;
}

/** Returns '2 × Maní a $ 100,00 (10 %)' for a line of an order, and '3 × Maní (antes 2)' for a line of a proposal. */
function lineOf(linea: Linea | LineaPropuesta): string {
  if ('despues' in linea) {
    const { nombre, antes, despues } = linea;
    return `${formatCantidad(despues)} × ${nombre}${antes === null ? '' : ` (antes ${formatCantidad(antes)})`}`;
  }
  const { nombre, cantidad, precio_unitario, descuento } = linea;
  const off = descuento === 0 ? '' : ` (${formatDescuento(descuento)})`;
  return `${formatCantidad(cantidad)} × ${nombre} a ${formatPesos(toCents(precio_unitario))}${off}`;
}
