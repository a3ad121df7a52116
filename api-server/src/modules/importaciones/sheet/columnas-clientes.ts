import { COLUMNAS_CLIENTE } from 'api-client/contract/planilla-columnas';
import type { Columna } from './columna.ts';

/** The columns of a spreadsheet of customers. */
export const CLIENTES: readonly Columna[] = [
  {
    campo: 'nombre',
    titulo: COLUMNAS_CLIENTE.nombre,
    aliases: ['nombres', 'nombre del contacto', 'contacto', 'persona de contacto'],
    help: 'De la persona.',
  },
  {
    campo: 'apellido',
    titulo: COLUMNAS_CLIENTE.apellido,
    aliases: ['apellidos'],
    help: 'De la persona.',
  },
  {
    campo: 'dni',
    titulo: COLUMNAS_CLIENTE.dni,
    aliases: [
      'cuit cuil',
      'cuil',
      'dni',
      'cuit dni',
      'nro cuit',
      'nro de cuit',
      'numero de cuit',
      'cuit nro',
    ],
    help: 'Sus 11 números, con o sin guiones. Dice qué cliente es.',
  },
  {
    campo: 'nombre_comercio',
    titulo: COLUMNAS_CLIENTE.nombre_comercio,
    aliases: [
      'nombre del comercio',
      'nombre comercial',
      'nombre de fantasia',
      'nombre fantasia',
      'fantasia',
      'razon social',
      'local',
      'negocio',
      'empresa',
      'denominacion',
      'cliente',
    ],
    help: 'Como se llama el local.',
  },
  {
    campo: 'telefono',
    titulo: COLUMNAS_CLIENTE.telefono,
    aliases: ['tel', 'telefonos', 'telefono celular', 'tel cel', 'celular', 'cel', 'movil', 'whatsapp'],
    help: 'Con su característica.',
  },
  {
    campo: 'dom_fiscal',
    titulo: COLUMNAS_CLIENTE.dom_fiscal,
    aliases: ['domicilio', 'domicilio comercial', 'direccion', 'direccion fiscal', 'direccion comercial'],
    help: 'Calle, número y localidad.',
  },
  {
    campo: 'email',
    titulo: COLUMNAS_CLIENTE.email,
    aliases: ['email', 'e mail', 'emails', 'mail', 'correo electronico', 'correos'],
    help: 'Con él inicia sesión. El de una cuenta que ya existe lo cambia solo su dueño.',
  },
];
