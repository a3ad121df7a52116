import { COLUMNAS_CLIENTE } from 'api-client/contract/planilla-columnas';
import type { Columna } from './columna.ts';

export const CLIENTES: readonly Columna[] = [
  {
    campo: 'nombre',
    titulo: COLUMNAS_CLIENTE.nombre,
    help: 'De la persona.',
  },
  {
    campo: 'apellido',
    titulo: COLUMNAS_CLIENTE.apellido,
    help: 'De la persona.',
  },
  {
    campo: 'dni',
    titulo: COLUMNAS_CLIENTE.dni,
    help: 'Sus 11 números, con o sin guiones. Dice qué cliente es.',
  },
  {
    campo: 'nombre_comercio',
    titulo: COLUMNAS_CLIENTE.nombre_comercio,
    help: 'Como se llama el local.',
  },
  {
    campo: 'telefono',
    titulo: COLUMNAS_CLIENTE.telefono,
    help: 'Con su característica.',
  },
  {
    campo: 'dom_fiscal',
    titulo: COLUMNAS_CLIENTE.dom_fiscal,
    help: 'Calle, número y localidad.',
  },
  {
    campo: 'email',
    titulo: COLUMNAS_CLIENTE.email,
    help: 'Con él inicia sesión. El de una cuenta que ya existe lo cambia solo su dueño.',
  },
];
