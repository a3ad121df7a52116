/** All addresses of the shop. Category and brand pages contain the name. */
export const links = {
  home: '/inicio',
  categorias: '/categorias',
  categoria: (nombre: string) => `/categorias/${encodeURIComponent(nombre)}`,
  marcas: '/marcas',
  marca: (nombre: string) => `/marcas/${encodeURIComponent(nombre)}`,
  promociones: '/promociones',
  nuevosIngresos: '/nuevos-ingresos',
  bultoCerrado: '/productos-por-bulto-cerrado',
  about: '/about',
  producto: (id: string) => `/producto/${id}`,
  login: '/login',
  registro: '/register',
  forgotPassword: '/olvide-password',
  usuario: '/usuario-info',
  cuenta: '/cuenta',
  listaDePrecios: '/lista-de-precios',
  miCuentaCorriente: '/mi-cuenta-corriente',
  misPedidos: '/mis-pedidos',
  pedido: (id: string) => `/mis-pedidos/${id}`,
  habituales: '/habituales',
  pedidoRapido: '/pedido-rapido',
} as const;

/** The main menu of header, drawer and footer. */
export const menu = [
  { label: 'Inicio', href: links.home },
  { label: 'Categorías', href: links.categorias },
  { label: 'Marcas', href: links.marcas },
  { label: 'Promociones', href: links.promociones },
  { label: 'Nuevos ingresos', href: links.nuevosIngresos },
  { label: 'Bulto cerrado', href: links.bultoCerrado },
  { label: 'Sobre nosotros', href: links.about },
] as const;

/** With the title of the page of usual products; the menus use a shorter label. */
export const usualLink = { label: 'Mis habituales', href: links.habituales } as const;

/** The customer's own pages, for the header where there is room, and for the menu. */
export const ownMenu = [
  { label: 'Mis pedidos', href: links.misPedidos },
  { label: 'Habituales', href: links.habituales },
  { label: 'Pedido rápido', href: links.pedidoRapido },
  { label: 'Cuenta corriente', href: links.miCuentaCorriente },
] as const;

/** Only lazy chunks use these addresses; `links` is part of every page. */
export const listsLink = { label: 'Mis listas', href: '/listas' } as const;

export const listHref = (listaId: string): string => `${listsLink.href}/${listaId}`;

export const quickOrderLink = { label: 'Pedido rápido', href: links.pedidoRapido } as const;
