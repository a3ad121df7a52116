/**
 * Operations that change data but leave no entry. For codes, the later exchange leaves the entry. Pictures of one
 * import leave one entry, at its start. The others record personal preferences, activity or drafts.
 */
export const WITHOUT = [
  'auth.crearCodigo',
  'avisos.baja',
  'avisos.vuelta',
  'busquedas.anotar',
  'importaciones.modelo',
  'importaciones.revisar',
  'importaciones.subirFoto',
  'miCarrito.change',
  'misAvisos.dejar',
  'misAvisos.pedir',
  'misAvisos.update',
  'misListas.agregar',
  'misListas.create',
  'misListas.delete',
  'misListas.update',
  'misPedidos.foto',
  'misPedidos.subirFoto',
  'pedidoRapido.find',
  'pedidos.cerrarIntento',
  'pedidos.fotoDeReclamo',
  'presencias.enter',
  'presencias.leave',
] as const;
