/**
 * Business constants and limits of both documents (section 9 of each), once. Plain numbers: no import, so that a
 * screen may use one without loading a validator.
 */
export const LIMITES = {
  /** ARS; a customer's or staff's new order must reach it. */
  montoMinimo: 50_000,
  /** ARS; from here on shipping is free. */
  envioGratis: 70_000,
  /** Units of one product in a cart or an order. */
  cantidadMaxima: 1000,
  /** Lines of one order; ours, so that a request stays bounded. */
  detallesPorPedido: 500,
  /** Percent. */
  descuentoMaximo: 100,
  /** ARS, of a product. */
  precioMaximo: 999_999.99,
  /** ARS, what numeric(12,2) holds. */
  totalMaximo: 9_999_999_999.99,
  nombrePersona: 150,
  nombreComercio: 255,
  domicilio: 255,
  telefono: 18,
  dni: 11,
  email: 255,
  passwordMinima: 8,
  passwordMaxima: 255,
  nombreMinimo: 2,
  nombreMaximo: 255,
  descripcionMinima: 10,
  descripcionMaxima: 5000,
  /** Characters; ours. */
  motivoRechazo: 500,
  imagenesPorProducto: 2,
  /** Bytes. */
  tamanoImagen: 6 * 1024 * 1024,
  /** Categories, or tags, of one product; ours, so that a request stays bounded. */
  filtrosPorProducto: 50,
  /** Delivery notes in one file; ours. */
  remitosPorPdf: 50,
  paginaMaxima: 100,
  paginaMarcasDestacadas: 500,
  pagina: 10,
  terminoMaximo: 255,
  /** Things of a list that a call may skip: what an integer of the database holds. */
  desplazamientoMaximo: 2_147_483_647,
  /** Seconds: the token that a request for an account answers. */
  tokenRegistro: 15 * 60,
  /** Seconds: how long a mailed link for a new password works. */
  enlaceRestablecer: 60 * 60,
  /** Seconds between two such links for one e-mail. */
  esperaRestablecer: 5 * 60,
  /** Seconds: the code that opens the other app. */
  codigoAcceso: 60,
  /** Seconds: a customer's session. */
  sesionCliente: 7 * 24 * 3600,
  /** Seconds: a staff member's session, a working day. */
  sesionPersonal: 12 * 3600,
} as const;
