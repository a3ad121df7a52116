/**
 * Business constants and limits of both documents (section 9 of each), once. Plain numbers: no import, so that a
 * screen may use one without loading a validator.
 */
export const LIMITS = {
  /** ARS; a customer's or staff's new order must reach it, until an admin settles another one. */
  montoMin: 50_000,
  /** ARS; from here on shipping is free, as long as no admin says otherwise. */
  envioGratis: 70_000,
  /** ARS, the most that either may be settled as; ours. */
  montoAjusteMax: 99_999_999,
  /** Letters of what the shop says of itself; ours. */
  nombreTienda: 60,
  telefonoTienda: 40,
  ciudadTienda: 100,
  linkTienda: 255,
  lineaLegal: 160,
  anuncio: 160,
  /** Days for which the shop says its holidays beforehand. */
  cerradoDias: 30,
  /** Letters of a banner's words, and how many banners there are; ours. */
  tituloBanner: 80,
  textoBanner: 200,
  linkBanner: 500,
  banners: 20,
  tituloInicio: 100,
  textoInicio: 400,
  textoNosotros: 3000,
  /** Characters of an account's alias, as the Banco Central has it. */
  aliasMin: 6,
  aliasMax: 20,
  /** Units of one product in a cart or an order. */
  cantidadMax: 1000,
  /** Lines of one order; ours, so that a request stays bounded. */
  detallesPerPedido: 500,
  /** Percent. */
  descuentoMax: 100,
  /** ARS, of a product. */
  precioMax: 999_999.99,
  /** How far ahead a change of prices may be put, and how long a promotion may last. */
  scheduleDays: 366,
  /** ARS, what numeric(12,2) holds. */
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
  /** Characters of a product's code, fewer than an id of ours has; ours. */
  codigoMax: 30,
  /** Characters; ours. */
  motivo: 500,
  imagenesPerProducto: 2,
  /** Bytes. */
  imagenBytes: 6 * 1024 * 1024,
  /** Categories, or tags, of one product; ours, so that a request stays bounded. */
  filtrosPerProducto: 50,
  /** Bytes of a spreadsheet that is brought in, its rows and columns, and days that it can be undone; ours. */
  planillaBytes: 6 * 1024 * 1024,
  planillaFilas: 50_000,
  planillaColumnas: 100,
  sheetsPerPlanilla: 20,
  nombreHoja: 100,
  columnaKeyMax: 120,
  idExternoMax: 100,
  headsRowMax: 200,
  importacionDias: 30,
  /** Pictures of one import; ours, so that its list stays bounded. */
  fotosPerImportacion: 3000,
  /** Seconds in which a change of an order's status can be undone before its customer is mailed; ours. */
  undoEstado: 5,
  /** Seconds that staff have to correct an order that they took back to be corrected, before its customer is mailed; ours. */
  correctPedido: 60,
  /** Orders whose status one call sets; ours. */
  pedidosPerCambio: 100,
  /** Packages of one order, and shelves that are walked along; ours. */
  bultos: 999,
  estantes: 300,
  /** Products that are proposed in another's place; ours. */
  reemplazos: 6,
  /** Orders of a filter or an order other than by date that are found, added up and paged through; ours. */
  pedidosFound: 10_000,
  /** Products, or customers, in one spreadsheet; ours. */
  filasPerPlanilla: 100_000,
  /** Years of days that a report may be of. */
  informeYears: 5,
  /** Tags of one order, and letters of one of them; ours. */
  etiquetasPerPedido: 10,
  etiquetaPedido: 30,
  /** Sizes of one product; ours. */
  tamanosPerProducto: 24,
  /** People with access who order for one shop, and that one ever invites; ours. */
  personas: 10,
  personasInvited: 100,
  /** Seconds: how long the link works that lets who was invited choose a password; ours. */
  invitationLink: 7 * 24 * 3600,
  /** Addresses of delivery that an account has, and letters of the name of one, and of its hours; ours. */
  domicilios: 20,
  /** Products that one customer waits for; ours. */
  avisosPerUsuario: 200,
  /** Lists of products that an account keeps, products on one, and letters of its name; ours. */
  listas: 30,
  lineasPerLista: 200,
  nombreLista: 60,
  nombreDomicilio: 60,
  horario: 120,
  /** Products that one call changes; ours. */
  productosPerCambio: 100,
  /** Characters of the name of a view of the orders, and how many a person has, and the team; ours. */
  nombreRol: 40,
  roles: 30,
  nombreVista: 40,
  vistas: 30,
  /** Characters of the name of a delivery zone, of a locality in it and of a holiday; how many zones, places of one, holidays; ours. */
  nombreZona: 60,
  zonas: 100,
  placesPerZona: 100,
  feriados: 200,
  /** Delivery notes in one file; ours. */
  remitosPerPdf: 50,
  /** Copies of each: the original, its duplicate and its triplicate; ours. */
  copiasPerRemito: 3,
  /** The highest number that a paper has room for; ours. */
  remitoNumero: 99_999_999,
  /** Products that a customer usually buys: so many, of so many of their newest orders, of so many days; ours. */
  habituales: 40,
  habitualesPedidos: 200,
  habitualesDias: 180,
  /** How far back a customer's orders are added up, and how many of the newest are told; ours. */
  resumenDias: 365,
  resumenPedidos: 5,
  /** Characters of a note for the house, and how many of them an account may have; ours. */
  nota: 1000,
  notas: 100,
  /** Characters of what a customer writes to the house with an order, or beside a line of it; ours. */
  notaCliente: 500,
  /** Products on a price list as a paper: some sixty pages; ours. */
  productosPerLista: 3000,
  /** Characters of what is said of a line of an account; of a cheque's bank, and of its number; ours. */
  notaMovimiento: 300,
  chequeBanco: 60,
  chequeNumero: 30,
  /** Means of one payment; ours. */
  mediosPerPago: 10,
  /** Days from when an order is sold until it falls due; ours. */
  plazo: 365,
  /** Orders of an account that are told as not paid, and lines of it on a paper: some thirty pages; ours. */
  pedidosPendientes: 100,
  movimientosPerPdf: 1500,
  /** Characters of what a customer says is missing of an order; ours. */
  falta: 500,
  motivoCancelacion: 300,
  fotosPerPedido: 20,
  /** Characters of what a request for an account is answered, which a note has room for; ours. */
  mensaje: 900,
  /** Other accounts that have something in common with a request, and how many of one kind are looked for; ours. */
  coincidencias: 10,
  pageMax: 100,
  marcasDestacadasPage: 500,
  page: 10,
  termMax: 255,
  /** Letters of a word or phrase that means the same as another; ours, like the next two. */
  sinonimoMax: 40,
  sinonimosPerGroup: 10,
  /** Groups of them. */
  sinonimos: 500,
  /** Characters of a search that is counted where it finds nothing; ours. Nobody looks for more in a shop. */
  busquedaMax: 60,
  /** Entries of the trail that can be paged through; ours. What is older is found by its day. */
  entradas: 10_000,
  /** Things of a list that a call may skip: what an integer of the database holds. */
  offsetMax: 2_147_483_647,
  /** Seconds: the token that a request for an account answers. */
  registroToken: 15 * 60,
  /** Seconds: how long a mailed link for a new password works. */
  resetLink: 60 * 60,
  /** Seconds between two such links for one e-mail. */
  resetWait: 5 * 60,
  /** Seconds: how long a mailed link confirms an e-mail; ours. Whoever asks for an account reads mail within days. */
  confirmLink: 7 * 24 * 3600,
  /** Seconds: how long another e-mail that was asked for can be confirmed; ours. Until then a stranger's hand may be in it. */
  changeLink: 24 * 3600,
  /** Seconds: the code that opens the other app. */
  codigo: 60,
  /** Recovery codes that an account gets with its second factor; ours. */
  codigosDeRecuperacion: 10,
  /** Characters of a code as somebody types it, spaces and hyphens included; ours. */
  codigoTyped: 64,
  /** Seconds: a customer's session. */
  customerSession: 7 * 24 * 3600,
  /** Seconds: a staff member's session, a working day. */
  staffSession: 12 * 3600,
  /** Seconds without a call after which a staff member's session is over; ours. Longer than a midday break. */
  staffIdle: 4 * 3600,
  /**
   * Sessions that one account has at once; ours. With one more, the one that was used longest ago ends: more than one
   * address can open between two times that a use is written down, so none that is in use.
   */
  sesionesPerCuenta: 500,
} as const;
