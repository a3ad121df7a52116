/**
 * Business constants and limits of both documents (section 9 of each). Comments with "ours" mark limits that
 * the documents do not define.
 * Plain numbers without imports, so that a screen needs no validator.
 */
export const LIMITS = {
  /** ARS; minimum of a new order until an admin sets another. */
  montoMin: 50_000,
  /** ARS; shipping is free from this total on, until an admin sets another. */
  envioGratis: 70_000,
  /** ARS; maximum of either setting; ours. */
  montoAjusteMax: 99_999_999,
  /** Characters of the shop's own texts; ours. */
  nombreTienda: 60,
  telefonoTienda: 40,
  ciudadTienda: 100,
  linkTienda: 255,
  lineaLegal: 160,
  anuncio: 160,
  /** Days in advance for which the shop announces holidays. */
  cerradoDias: 30,
  /** Characters of a banner's texts, and number of banners; ours. */
  tituloBanner: 80,
  textoBanner: 200,
  linkBanner: 500,
  banners: 20,
  tituloInicio: 100,
  textoInicio: 400,
  textoNosotros: 3000,
  /** Characters of a bank account's alias (Banco Central). */
  aliasMin: 6,
  aliasMax: 20,
  /** Units of a product in a cart or an order. */
  cantidadMax: 1000,
  /** Lines of an order; ours, so that a request stays bounded. */
  detallesPerPedido: 500,
  /** Percent. */
  descuentoMax: 100,
  /** ARS; maximum price of a product. */
  precioMax: 999_999.99,
  /** Days in advance for scheduled prices, and maximum length of a promotion. */
  scheduleDays: 366,
  /** ARS; maximum of numeric(12,2). */
  totalMax: 9_999_999_999.99,
  nombrePersona: 150,
  nombreComercio: 255,
  domFiscal: 255,
  telefono: 18,
  dni: 11,
  email: 255,
  passwordMin: 8,
  passwordMax: 255,
  nombreMin: 2,
  nombreMax: 255,
  descripcionMin: 10,
  descripcionMax: 5000,
  /** Characters of a product's code, fewer than of an id; ours. */
  codigoMax: 30,
  /** Characters; ours. */
  motivo: 500,
  imagenesPerProducto: 2,
  /** Bytes. */
  imagenBytes: 6 * 1024 * 1024,
  /** Categories, or tags, of a product; ours, so that a request stays bounded. */
  filtrosPerProducto: 50,
  /** Imported spreadsheet: bytes, rows, columns and days in which it can be undone; ours. */
  planillaBytes: 6 * 1024 * 1024,
  planillaFilas: 50_000,
  planillaColumnas: 100,
  sheetsPerPlanilla: 20,
  nombreHoja: 100,
  columnaKeyMax: 120,
  idExternoMax: 100,
  headsRowMax: 200,
  importacionDias: 30,
  /** Pictures of an import; ours, so that its list stays bounded. */
  fotosPerImportacion: 3000,
  /** Seconds in which a status change can be undone before the customer is mailed; ours. */
  undoEstado: 5,
  /** Seconds to correct an order that was taken back, before the customer is mailed; ours. */
  correctPedido: 60,
  /** Orders whose status a call may set; ours. */
  pedidosPerCambio: 100,
  /** Packages of an order, and number of shelves; ours. */
  bultos: 999,
  estantes: 300,
  /** Proposed replacements for a product; ours. */
  reemplazos: 6,
  /** Orders that a filter or a sort order other than by date may find, add up and page through; ours. */
  pedidosFound: 10_000,
  /** Products, or customers, in a spreadsheet; ours. */
  filasPerPlanilla: 100_000,
  /** Maximum years of a report's period. */
  informeYears: 5,
  /** Tags of an order, and characters of a tag; ours. */
  etiquetasPerPedido: 10,
  etiquetaPedido: 30,
  /** Sizes of a product; ours. */
  tamanosPerProducto: 24,
  /** People who may order for a shop at the same time, and in total; ours. */
  personas: 10,
  personasInvited: 100,
  /** Seconds that an invitation link works; ours. */
  invitationLink: 7 * 24 * 3600,
  /** Delivery addresses of an account, and characters of an address's name and opening hours; ours. */
  domicilios: 20,
  /** Products whose return to stock a customer waits for; ours. */
  avisosPerUsuario: 200,
  /** Lists of an account, products of a list, and characters of its name; ours. */
  listas: 30,
  lineasPerLista: 200,
  nombreLista: 60,
  nombreDomicilio: 60,
  horario: 120,
  /** Products that a call may change; ours. */
  productosPerCambio: 100,
  /** Characters of the names of roles and order views, and how many of each; ours. */
  nombreRol: 40,
  roles: 30,
  nombreVista: 40,
  vistas: 30,
  /** Characters of the names of zones, localities and holidays; number of zones, places of a zone and holidays; ours. */
  nombreZona: 60,
  zonas: 100,
  placesPerZona: 100,
  feriados: 200,
  /** Delivery notes in a file; ours. */
  remitosPerPdf: 50,
  /** Copies of a delivery note: original, duplicate, triplicate; ours. */
  copiasPerRemito: 3,
  /** Highest number that fits on a delivery note; ours. */
  remitoNumero: 99_999_999,
  /** A customer's usual products: how many, from how many newest orders, of how many days; ours. */
  habituales: 40,
  habitualesPedidos: 200,
  habitualesDias: 180,
  /** Days over which a customer's orders are added up, and newest orders that are shown; ours. */
  resumenDias: 365,
  resumenPedidos: 5,
  /** Characters of an internal note, and notes of an account; ours. */
  nota: 1000,
  notas: 100,
  /** Characters of a customer's note on an order or a line; ours. */
  notaCliente: 500,
  /** Products of a printed price list (about sixty pages); ours. */
  productosPerLista: 3000,
  /** Characters of a ledger entry's note, of a cheque's bank and of its number; ours. */
  notaMovimiento: 300,
  chequeBanco: 60,
  chequeNumero: 30,
  /** Means of a payment; ours. */
  mediosPerPago: 10,
  /** Days from an order's sale until its due date; ours. */
  plazo: 365,
  /** Unpaid orders in an answer, and entries on a printed ledger (about thirty pages); ours. */
  pedidosPendientes: 100,
  movimientosPerPdf: 1500,
  /** Characters of a customer's text about missing goods; ours. */
  falta: 500,
  motivoCancelacion: 300,
  fotosPerPedido: 20,
  /** Characters of the answer to an account request, short enough for a note; ours. */
  mensaje: 900,
  /** Accounts that match an account request, and how many of each kind; ours. */
  coincidencias: 10,
  pageMax: 100,
  marcasDestacadasPage: 500,
  page: 10,
  termMax: 255,
  /** Characters of a synonym; ours, like the next two. */
  sinonimoMax: 40,
  sinonimosPerGroup: 10,
  /** Groups of synonyms. */
  sinonimos: 500,
  /** Characters of a search that is counted when it finds nothing; ours. Real searches are shorter. */
  busquedaMax: 60,
  /** Entries of the audit log that can be paged through; ours. Older entries are found by date. */
  entradas: 10_000,
  /** Maximum offset: the largest integer of the database. */
  offsetMax: 2_147_483_647,
  /** Seconds: lifetime of an account request's token. */
  registroToken: 15 * 60,
  /** Seconds: lifetime of a password reset link. */
  resetLink: 60 * 60,
  /** Seconds between two reset links for an e-mail. */
  resetWait: 5 * 60,
  /** Seconds: lifetime of an e-mail confirmation link; ours. People who request an account read mail within days. */
  confirmLink: 7 * 24 * 3600,
  /** Seconds: lifetime of a link that changes the e-mail; ours. Short, because an attacker may have requested the change. */
  changeLink: 24 * 3600,
  /** Seconds: lifetime of the code that opens the other app. */
  codigo: 60,
  /** Recovery codes of an account with a second factor; ours. */
  codigosDeRecuperacion: 10,
  /** Characters of a typed code, including spaces and hyphens; ours. */
  codigoTyped: 64,
  /** Seconds: a customer's session. */
  customerSession: 7 * 24 * 3600,
  /** Seconds: a staff session, a working day. */
  staffSession: 12 * 3600,
  /** Seconds without a call after which a staff session expires; ours. Longer than a lunch break. */
  staffIdle: 4 * 3600,
  /**
   * Concurrent sessions of an account; ours. A further login ends the least recently used session.
   * The number is high enough that no session in use is ended: an address cannot open as many between two
   * updates of the last use.
   */
  sesionesPerCuenta: 500,
} as const;
