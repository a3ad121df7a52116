/**
 * Business constants and limits of both documents (section 9 of each). Comments with "our choice" mark limits that
 * the documents do not define.
 * Plain numbers without imports, so that a screen needs no validator.
 */
export const LIMITS = {
  /** ARS; minimum of a new order until an admin sets another. */
  montoMin: 50_000,
  /** ARS; shipping is free from this total on, until an admin sets another. */
  envioGratis: 70_000,
  /** ARS; maximum of either setting; our choice. */
  montoAjusteMax: 99_999_999,
  /** Characters of the shop's own texts; our choice. */
  nombreTienda: 60,
  telefonoTienda: 40,
  ciudadTienda: 100,
  linkTienda: 255,
  lineaLegal: 160,
  anuncio: 160,
  /** Days in advance for which the shop announces holidays. */
  cerradoDias: 30,
  /** Characters of a banner's texts, and number of banners; our choice. */
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
  /** Highest minimum and multiple of a product, number of its price tiers, and their percentage; our choice. */
  multiploMax: 500,
  escalasPerProducto: 20,
  descuentoEscalaMax: 90,
  /** Lines of an order; our choice, so that a request stays bounded. */
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
  /** Characters of a product's code, fewer than of an id; our choice. */
  codigoMax: 30,
  /** Characters; our choice. */
  motivo: 500,
  imagenesPerProducto: 2,
  /** Bytes. */
  imagenBytes: 6 * 1024 * 1024,
  /** Categories, or tags, of a product; our choice, so that a request stays bounded. */
  filtrosPerProducto: 50,
  /** Imported spreadsheet: bytes, rows, columns and days in which it can be undone; our choice. */
  planillaBytes: 6 * 1024 * 1024,
  planillaFilas: 50_000,
  planillaColumnas: 100,
  sheetsPerPlanilla: 20,
  nombreHoja: 100,
  columnaKeyMax: 120,
  idExternoMax: 100,
  headsRowMax: 200,
  importacionDias: 30,
  /** Pictures of an import; our choice, so that its list stays bounded. */
  fotosPerImportacion: 3000,
  /** Seconds in which a status change can be undone before the customer is mailed; our choice. */
  undoEstado: 5,
  /** Seconds to correct an order that was taken back, before the customer is mailed; our choice. */
  correctPedido: 60,
  /** Orders whose status a call may set; our choice. */
  pedidosPerCambio: 100,
  /** Packages of an order, and number of shelves; our choice. */
  bultos: 999,
  estantes: 300,
  /** Proposed replacements for a product; our choice. */
  reemplazos: 6,
  /** Orders that a filter or a sort order other than by date may find, add up and page through; our choice. */
  pedidosFound: 10_000,
  /** Products, or customers, in a spreadsheet; our choice. */
  filasPerPlanilla: 100_000,
  /** Maximum years of a report's period. */
  informeYears: 5,
  /** Tags of an order, and characters of a tag; our choice. */
  etiquetasPerPedido: 10,
  etiquetaPedido: 30,
  /** Sizes of a product; our choice. */
  tamanosPerProducto: 24,
  /** People who may order for a shop at the same time, and in total; our choice. */
  personas: 10,
  personasInvited: 100,
  /** Seconds that an invitation link works; our choice. */
  invitationLink: 7 * 24 * 3600,
  /** Delivery addresses of an account, and characters of an address's name and opening hours; our choice. */
  domicilios: 20,
  /** Products whose return to stock a customer waits for; our choice. */
  avisosPerUsuario: 200,
  /** Lists of an account, products of a list, and characters of its name; our choice. */
  listas: 30,
  lineasPerLista: 200,
  nombreLista: 60,
  nombreDomicilio: 60,
  horario: 120,
  /** Products that a call may change; our choice. */
  productosPerCambio: 100,
  /** Characters of the names of roles and order views, and how many of each; our choice. */
  nombreRol: 40,
  roles: 30,
  /** Commercial agreements: characters of the name, how many, rules of each, percent of a rule and of the discount; our choice. */
  nombreCondicion: 60,
  condiciones: 500,
  reglasPerCondicion: 100,
  ajusteCondicionMin: -90,
  ajusteCondicionMax: 500,
  descuentoCondicionMax: 90,
  nombreVista: 40,
  vistas: 30,
  /** Characters of the names of zones, localities and holidays; number of zones, places of a zone and holidays; our choice. */
  nombreZona: 60,
  zonas: 100,
  placesPerZona: 100,
  feriados: 200,
  /** Delivery notes in a file; our choice. */
  remitosPerPdf: 50,
  /** Copies of a delivery note: original, duplicate, triplicate; our choice. */
  copiasPerRemito: 3,
  /** Highest number that fits on a delivery note; our choice. */
  remitoNumero: 99_999_999,
  /** A customer's usual products: how many, from how many newest orders, of how many days; our choice. */
  habituales: 40,
  habitualesPedidos: 200,
  habitualesDias: 180,
  /** Days over which a customer's orders are added up, and newest orders that are shown; our choice. */
  resumenDias: 365,
  resumenPedidos: 5,
  /** Characters of an internal note, and notes of an account; our choice. */
  nota: 1000,
  notas: 100,
  /** Characters of a customer's note on an order or a line; our choice. */
  notaCliente: 500,
  /** Products of a printed price list (about sixty pages); our choice. */
  productosPerLista: 3000,
  /** Characters of a ledger entry's note, of a cheque's bank and of its number; our choice. */
  notaMovimiento: 300,
  chequeBanco: 60,
  chequeNumero: 30,
  /** Means of a payment; our choice. */
  mediosPerPago: 10,
  /** Days from an order's sale until its due date; our choice. */
  plazo: 365,
  /** Unpaid orders in an answer, and entries on a printed ledger (about thirty pages); our choice. */
  pedidosPendientes: 100,
  movimientosPerPdf: 1500,
  /** Characters of a customer's text about missing goods; our choice. */
  falta: 500,
  motivoCancelacion: 300,
  fotosPerPedido: 20,
  /** Characters of the answer to an account request, short enough for a note; our choice. */
  mensaje: 900,
  /** Accounts that match an account request, and how many of each kind; our choice. */
  coincidencias: 10,
  pageMax: 100,
  marcasDestacadasPage: 500,
  page: 10,
  termMax: 255,
  /** Characters of a synonym; our choice, like the next two. */
  sinonimoMax: 40,
  sinonimosPerGroup: 10,
  /** Groups of synonyms. */
  sinonimos: 500,
  /** Characters of a search that is counted when it finds nothing; our choice. Real searches are shorter. */
  busquedaMax: 60,
  /** Entries of the audit log that can be paged through; our choice. Older entries are found by date. */
  entradas: 10_000,
  /** Maximum offset: the largest integer of the database. */
  offsetMax: 2_147_483_647,
  /** Seconds: lifetime of an account request's token. */
  registroToken: 15 * 60,
  /** Seconds: lifetime of a password reset link. */
  resetLink: 60 * 60,
  /** Seconds between two reset links for an e-mail. */
  resetWait: 5 * 60,
  /** Seconds: lifetime of an e-mail confirmation link; our choice. People who request an account read mail within days. */
  confirmLink: 7 * 24 * 3600,
  /** Seconds: lifetime of a link that changes the e-mail; our choice. Short, because an attacker may have requested the change. */
  changeLink: 24 * 3600,
  /** Seconds: lifetime of the code that opens the other app. */
  codigo: 60,
  /** Recovery codes of an account with a second factor; our choice. */
  codigosDeRecuperacion: 10,
  /** Characters of a typed code, including spaces and hyphens; our choice. */
  codigoTyped: 64,
  /** Seconds: a customer's session. */
  customerSession: 7 * 24 * 3600,
  /** Seconds: a staff session, a working day. */
  staffSession: 12 * 3600,
  /** Seconds without a call after which a staff session expires; our choice. Longer than a lunch break. */
  staffIdle: 4 * 3600,
  /**
   * Concurrent sessions of an account; our choice. A further login ends the least recently used session.
   * The number is high enough that no session in use is ended: an address cannot open as many between two
   * updates of the last use.
   */
  sesionesPerCuenta: 500,
} as const;
