import type { OperationOf } from 'api-client/contract';
import { toCents } from 'api-client/contract/money';
import type { z } from 'zod';
import type { Kept } from '../../db/schema/bitacora.ts';
import { formatCantidad, formatDescuento, formatPesos } from '../../shared/format.ts';
import type { EntradaRow } from './bitacora-list-repository.ts';

type Entrada = z.input<OperationOf<'bitacora.list'>['answers'][200]>['entradas'][number];

export const toEntrada = ({ entrada, usuario }: EntradaRow): Entrada => {
  const { usuario_id: _, antes, despues, fecha, ...rest } = entrada;
  return { ...rest, fecha: fecha.toISOString(), usuario, cambios: cambiosOf(antes ?? {}, despues ?? {}) };
};

/** Each field that either side has, as people read it; nobody reads an id. */
function cambiosOf(before: Kept, after: Kept): Entrada['cambios'] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((campo) => !/(^|_)id$/.test(campo))
    .map((campo) => ({
      campo,
      antes: readable(campo, before[campo]),
      despues: readable(campo, after[campo]),
    }));
}

function readable(campo: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
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
