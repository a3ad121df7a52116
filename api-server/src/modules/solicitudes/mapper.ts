import type { solicitud } from 'api-client/contract/solicitudes-staff';
import type { z } from 'zod';
import { toUsuario } from '../usuarios/mapper.ts';
import type { Coincidencia } from './repository.ts';
import type { Solicitud } from './service.ts';

const toCoincidencia = ({ usuario, por }: Coincidencia) => ({
  usuario_id: usuario.usuario_id,
  nombre: usuario.nombre,
  apellido: usuario.apellido,
  nombre_comercio: usuario.nombre_comercio,
  dado_de_alta: usuario.dado_de_alta,
  esta_activo: usuario.esta_activo,
  por,
});

export const toSolicitud = ({ usuario, coincidencias }: Solicitud): z.input<typeof solicitud> => ({
  usuario: toUsuario(usuario),
  coincidencias: coincidencias.map(toCoincidencia),
});
