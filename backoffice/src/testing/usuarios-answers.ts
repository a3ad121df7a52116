import type {
  Mensaje,
  Nota,
  ProductoHabitual,
  ResumenCliente,
  SolicitudesPage,
  Usuario,
  UsuariosPage,
} from 'api-client/backoffice';

/** Response types of accounts. */
export interface UsuariosAnswers {
  'GET /usuarios': UsuariosPage;
  'DELETE /usuarios/:id/sesiones': Mensaje;
  'GET /usuarios/datos/:id': Blob;
  'PATCH /usuarios/borrar-datos/:id': Mensaje;
  'GET /usuarios/inactivos': UsuariosPage;
  'GET /usuarios/search': UsuariosPage;
  'GET /solicitudes': SolicitudesPage;
  'PATCH /solicitudes/:id/aprobar': Usuario;
  'PATCH /solicitudes/:id/pedir-datos': Mensaje;
  'GET /usuarios/:id': Usuario;
  'PATCH /usuarios/:id': Usuario;
  'GET /usuarios/:id/resumen': ResumenCliente;
  'GET /usuarios/:id/productos-habituales': ProductoHabitual[];
  'GET /usuarios/:id/notas': Nota[];
  'POST /usuarios/:id/notas': Nota;
  'DELETE /usuarios/:id/notas/:nota': Mensaje;
  'PATCH /usuarios/alta/:id': Usuario;
  'PATCH /usuarios/baja/:id': Usuario;
  'PATCH /usuarios/rechazar/:id': Mensaje;
  'PATCH /usuarios/rol-empleado/:id': Usuario;
  'PATCH /usuarios/quitar-rol-empleado/:id': Usuario;
}
