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
  if (campo === 'lineas') return (value as Linea[]).map(lineOf).join('\n');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') {
    return campo.includes('precio') ? formatPesos(toCents(value)) : formatCantidad(value);
  }
  return Array.isArray(value) ? value.join(', ') : String(value);
}

interface Linea {
  nombre: string;
  cantidad: number;
  precio_unitario: number;
  descuento: number;
}

/** '2 × Maní a $ 100,00 (10 %)' */
function lineOf({ nombre, cantidad, precio_unitario, descuento }: Linea): string {
  const off = descuento === 0 ? '' : ` (${formatDescuento(descuento)})`;
  return `${formatCantidad(cantidad)} × ${nombre} a ${formatPesos(toCents(precio_unitario))}${off}`;
}
