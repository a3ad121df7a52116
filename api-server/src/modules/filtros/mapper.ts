import { toImagen } from '../imagenes/mapper.ts';
import type { FiltroRow } from './repository.ts';

const imagenOf = (row: FiltroRow): string | null =>
  row.imagen_id && row.anchos ? toImagen({ imagen_id: row.imagen_id, anchos: row.anchos }).url : null;

const common = (row: FiltroRow) => ({
  nombre: row.nombre,
  esta_activo: row.esta_activo,
  imagen: imagenOf(row),
});

export const toMarca = (row: FiltroRow) => ({
  marca_id: row.id,
  marca_destacada: row.marca_destacada ?? false,
  imagen_url: imagenOf(row),
  ...common(row),
});

export const toCategoria = (row: FiltroRow) => ({ categoria_id: row.id, ...common(row) });

export const toEtiqueta = (row: FiltroRow) => ({ etiqueta_id: row.id, ...common(row) });
