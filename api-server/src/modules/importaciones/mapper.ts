import type { OperationOf } from 'api-client/contract';
import {
  COLUMNAS_IMPORTACION,
  type ColumnaImportacion,
  missingColumnTitles,
} from 'api-client/contract/importaciones-words';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { Value, Values } from '../../db/schema/importaciones.ts';
import { readable } from '../../shared/readable.ts';
import { toImagen } from '../imagenes/mapper.ts';
import type { FotoRow } from './kinds/fotos-repository.ts';
import type { ImportacionFound, RenglonFound } from './repository.ts';

type Answer<Id extends 'importaciones.get' | 'importaciones.filas'> = z.input<
  OperationOf<Id>['answers'][200]
>;

/** Fields that are stored in hundredths. */
const HUNDREDTHS: readonly ColumnaImportacion[] = ['precio', 'precio_antes_oferta', 'alicuota_iva'];

/** Returns a field's value as answers and the audit log show it: amounts in pesos, rates in percent. */
const toShownValue = (campo: ColumnaImportacion, value: Value): Value =>
  typeof value === 'number' && HUNDREDTHS.includes(campo) ? toPesos(value) : value;

/** Returns the field's name in the audit log, where `codigo` means a secret code. */
const toAuditFieldName = (campo: string) => (campo === 'codigo' ? 'codigo_producto' : campo);

/** Returns all values with the names and units of the audit log. */
export const toShownValues = (values: Values): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).map(([campo, value]) => [
      toAuditFieldName(campo),
      toShownValue(campo as ColumnaImportacion, value ?? null),
    ]),
  );

/** Returns the progress of the import's current phase. */
function toAvance({ importacion: row }: ImportacionFound) {
  const { estado, filas, leidas, nuevo, cambia, hechas, salteadas, vueltas } = row;
  if (estado === 'leyendo' || estado === 'recibiendo') return { hechas: leidas, total: filas };
  if (estado === 'deshaciendo' || estado === 'deshecha') return { hechas: vueltas, total: hechas };
  return { hechas: hechas + salteadas, total: nuevo + cambia };
}

export function toImportacion(found: ImportacionFound): Answer<'importaciones.get'> {
  const { importacion: row, usuario, deshechaPor, tieneFilas } = found;
  const { importacion_id, tipo, archivo, fecha, estado, motivo, filas, columnas, crea } = row;
  const { nuevo, cambia, igual, error, hechas, salteadas, sin_foto, terminada_en, deshecha_en } = row;
  const { hoja, hojas_sin_leer, hojas_leidas, preguntas, plan } = row;
  return {
    ...{ importacion_id, tipo, archivo, estado, motivo, filas, columnas, crea, hechas, salteadas, usuario },
    sin_foto,
    ...{ hoja, hojas_sin_leer, hojas_leidas, preguntas, vista_previa: estado === 'leyendo' ? null : plan },
    faltan:
      tipo === 'fotos' || estado === 'recibiendo' || filas === 0 ? [] : missingColumnTitles(tipo, columnas),
    fecha: fecha.toISOString(),
    avance: toAvance(found),
    resumen: { nuevo, cambia, igual, error },
    terminada_en: terminada_en?.toISOString() ?? null,
    deshecha: deshecha_en && deshechaPor ? { fecha: deshecha_en.toISOString(), usuario: deshechaPor } : null,
    interrumpida: row.interrumpida,
    se_deshace: (estado === 'aplicada' || estado === 'detenida') && hechas > 0 && tieneFilas,
  };
}

/** @param place sheet and row in the file */
export const toRenglon = (
  row: RenglonFound,
  place: { fila: number; hoja: string | null },
): Answer<'importaciones.filas'>['filas'][number] => {
  const { nombre, efecto, estado, errores, objeto_id, antes, despues } = row;
  const fotos = row.fotos.map(({ imagen, ...foto }) => ({ ...foto, imagen: imagen && toImagen(imagen) }));
  const cambios = COLUMNAS_IMPORTACION.flatMap((campo) => {
    const value = despues[campo];
    // The row already shows a new object's name.
    if (value === undefined || (efecto === 'nuevo' && value === nombre)) return [];
    // No tiers before, and none now.
    if (Array.isArray(value) && value.length === 0 && antes[campo] == null) return [];
    return {
      campo,
      antes: readable(campo, toShownValue(campo, antes[campo] ?? null)),
      despues: readable(campo, toShownValue(campo, value)),
    };
  });
  return { ...place, nombre, efecto, estado, errores, objeto_id, cambios, fotos };
};

/** Maps a received picture; `error` is null when the picture is valid. */
export const toFoto = ({ archivo, huella, motivo }: Pick<FotoRow, 'archivo' | 'huella' | 'motivo'>) => ({
  ...{ archivo, huella, error: motivo },
});

/** Returns the import as an object of the audit log. */
export const asObjeto = ({ importacion_id, archivo }: ImportacionFound['importacion']) => ({
  tipo: 'importacion' as const,
  id: importacion_id,
  nombre: archivo,
});
