import { COLUMNAS_CLIENTE } from 'api-client/contract/planilla-columnas';
import { formatCuit } from '../../shared/format-cuit.ts';
import { type Column, dayOfMoment, text, yesNo } from '../../shared/planilla/column.ts';
import type { UsuarioRow } from '../usuarios/usuarios-repository.ts';

const C = COLUMNAS_CLIENTE;

/** One row per customer, with the columns that an import reads. */
export const CLIENTE_COLUMNS: readonly Column<UsuarioRow>[] = [
  text(C.nombre, ({ nombre }) => nombre),
  text(C.apellido, ({ apellido }) => apellido),
  text(C.dni, ({ dni }) => formatCuit(String(dni)), 15),
  text(C.nombre_comercio, ({ nombre_comercio }) => nombre_comercio, 30),
  text(C.telefono, ({ telefono }) => telefono, 20),
  text(C.dom_fiscal, ({ dom_fiscal }) => dom_fiscal, 40),
  text(C.email, ({ email }) => email, 32),
  dayOfMoment(C.creado_en, ({ creado_en }) => creado_en),
  yesNo(C.esta_activo, ({ esta_activo }) => esta_activo),
];
