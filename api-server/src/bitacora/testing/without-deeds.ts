/** Calls that change something and leave no entry. */
// A code that nobody came back with opened nothing: it is the exchange that is written down. What is searched is nobody's
// deed, nor is where somebody is, nor what lines of an order were read, nor what is in a cart, nor which
// mails somebody wants, nor that an order was not sent, nor what they keep in lists of their own, nor an empty spreadsheet, nor a photo of what came before it is told, nor who looks at one. Pictures that come
// in one by one are one thing, told as they begin to.
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
