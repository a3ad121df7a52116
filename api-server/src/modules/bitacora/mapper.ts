import type { OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import type { StoredFields } from '../../db/schema/bitacora.ts';
import { readable } from '../../shared/readable.ts';
import type { EntradaRow } from './repository.ts';

type Entrada = z.input<OperationOf<'bitacora.list'>['answers'][200]>['entradas'][number];

export const toEntrada = ({ entrada, usuario }: EntradaRow): Entrada => {
  const { usuario_id: _, antes, despues, fecha, ...rest } = entrada;
  return { ...rest, fecha: fecha.toISOString(), usuario, cambios: toCambios(antes ?? {}, despues ?? {}) };
};

/** Returns each field of either side as readable text, without ids. */
function toCambios(before: StoredFields, after: StoredFields): Entrada['cambios'] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((campo) => !/(^|_)id$/.test(campo))
    .map((campo) => ({
      campo,
      antes: readable(campo, before[campo]),
      despues: readable(campo, after[campo]),
    }));
}
