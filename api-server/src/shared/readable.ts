import { TIME_ZONE } from 'api-client/contract';
import { toCents } from 'api-client/contract/money';
import { formatCantidad, formatDescuento, formatPesos } from './format.ts';
import { formatCuit } from './format-cuit.ts';

/** A value of a field as people read it; amounts in pesos. Nothing where there is none. */
export function readable(campo: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (campo === 'dni') return formatCuit(String(value));
  if (campo === 'tipo_de_precio') return String(value).replaceAll('_', ' ');
  if (campo === 'imagen') return 'una imagen';
  if (campo === 'imagenes') return `${(value as unknown[]).length}`;
  if (campo === 'lineas') return (value as (Linea | LineaPropuesta)[]).map(lineOf).join('\n');
  if (typeof value === 'string' && MOMENT.test(value)) return moment.format(new Date(value)).replace(',', '');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') {
    return campo.includes('precio') ? formatPesos(toCents(value)) : formatCantidad(value);
  }
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A moment as JSON has it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** '01/12/2026 08:00', in the shop's time zone. */
const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface Linea {
  nombre: string;
  cantidad: number;
  precio_unitario: number;
  descuento: number;
}

/** A line that a customer asks to change: null before where it is a new one, zero afterwards where it goes. */
interface LineaPropuesta {
  nombre: string;
  antes: number | null;
  despues: number;
}

/** '2 × Maní a $ 100,00 (10 %)'; of a change that is asked for '3 × Maní (antes 2)'. */
function lineOf(linea: Linea | LineaPropuesta): string {
  if ('despues' in linea) {
    const { nombre, antes, despues } = linea;
    return `${formatCantidad(despues)} × ${nombre}${antes === null ? '' : ` (antes ${formatCantidad(antes)})`}`;
  }
  const { nombre, cantidad, precio_unitario, descuento } = linea;
  const off = descuento === 0 ? '' : ` (${formatDescuento(descuento)})`;
  return `${formatCantidad(cantidad)} × ${nombre} a ${formatPesos(toCents(precio_unitario))}${off}`;
}
