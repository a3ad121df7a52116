import type { CondicionRow, Regla } from './repository/condiciones.ts';

/** Returns for example 'Marca Andes: −5 %, a múltiplos de 10, hacia arriba'. */
export function reglaText({ marca, categoria, ajuste, redondeo, direccion }: Regla): string {
  const what = marca ? `Marca ${marca.nombre}` : categoria ? `Categoría ${categoria.nombre}` : 'Todo';
  const rounded = redondeo === 'no' ? '' : `, a múltiplos de ${redondeo}`;
  const up = rounded && direccion === 'arriba' ? ', hacia arriba' : '';
  return `${what}: ${String(ajuste / 100)
    .replace('.', ',')
    .replace('-', '−')} %${rounded}${up}`;
}

/** Names the agreement for the audit log. */
export const asObjeto = ({ condicion_id, nombre }: Pick<CondicionRow, 'condicion_id' | 'nombre'>) => ({
  tipo: 'condicion' as const,
  id: condicion_id,
  nombre,
});
