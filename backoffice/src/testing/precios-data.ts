import type { CambioDePrecios } from 'api-client/backoffice';
import { id } from './data.ts';

/** A brand raised by 7 %. */
export const cambioDePrecios: CambioDePrecios = {
  cambio_id: id(9),
  fecha: '2026-11-20T15:04:00.000Z',
  usuario: { nombre: 'Ana', apellido: 'Paz' },
  seleccion: 'Marca Sol',
  forma: 'porcentaje',
  ajuste: 7,
  redondeo: 'no',
  direccion: 'cercano',
  oferta: 'no',
  suben: 1,
  bajan: 0,
  rechazados: 1,
  deshecho: null,
};
