/** Every address of the shop, once. Names of categories and brands are part of theirs. */
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

/** The main menu, as the header, its drawer and the footer show it. */
export const menu = [
  { label: 'Inicio', href: links.home },
  { label: 'Categorías', href: links.categorias },
  { label: 'Marcas', href: links.marcas },
  { label: 'Promociones', href: links.promociones },
  { label: 'Nuevos ingresos', href: links.nuevosIngresos },
  { label: 'Bulto cerrado', href: links.bultoCerrado },
  { label: 'Sobre nosotros', href: links.about },
] as const;

/** As the page of usual products calls itself; the menus have a shorter label. */
export const usualLink = { label: 'Mis habituales', href: links.habituales } as const;

/** What a customer comes back for: in the bar where there is room, and in the menu. */
export const ownMenu = [
  { label: 'Mis pedidos', href: links.misPedidos },
  { label: 'Habituales', href: links.habituales },
  { label: 'Pedido rápido', href: links.pedidoRapido },
  { label: 'Cuenta corriente', href: links.miCuentaCorriente },
] as const;
