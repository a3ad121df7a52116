import { type Llamada, may, mayCertainly } from './permisos.ts';

/** The call that each page needs, by the URL's first segment; without permission the page is hidden. */
const SCREENS: Readonly<Record<string, Llamada>> = {
  '/panel-pedidos': 'pedidos.list',
  '/pedido': 'detallesPedidos.porPedido',
  '/pedido-nuevo': 'pedidos.createAdmin',
  '/panel-empaque': 'empaques.pendientes',
  '/empaque': 'empaques.list',
  '/estantes': 'estantes.ordenar',
  '/panel-usuarios': 'usuarios.list',
  '/usuario': 'usuarios.list',
  '/editar-usuario': 'usuarios.update',
  '/solicitudes': 'solicitudes.list',
  '/panel-filtrado': 'marcas.update',
  '/crear-marca': 'marcas.create',
  '/crear-categoria': 'categorias.create',
  '/crear-etiqueta': 'etiquetas.create',
  '/actualizar-marca': 'marcas.update',
  '/actualizar-categoria': 'categorias.update',
  '/actualizar-etiqueta': 'etiquetas.update',
  '/panel-sinonimos': 'sinonimos.list',
  '/crear-sinonimo': 'sinonimos.create',
  '/actualizar-sinonimo': 'sinonimos.update',
  '/panel-busquedas': 'busquedas.list',
  '/panel-producto': 'productos.panel',
  '/crear-producto': 'productos.create',
  '/editar-producto': 'productos.update',
  '/destacados': 'productos.ordenarDestacados',
  '/panel-tamanos': 'productos.propuestasTamanos',
  '/panel-precios': 'precios.cambiar',
  '/panel-condiciones': 'condiciones.list',
  '/condicion': 'condiciones.precios',
  '/comparar-condiciones': 'condiciones.comparar',
  '/cambiar-condicion': 'precios.cambiarLista',
  '/crear-condicion': 'condiciones.create',
  '/editar-condicion': 'condiciones.update',
  '/planilla-de-precios': 'precios.planilla',
  '/cambios-de-precios': 'precios.cambios',
  '/cambio-de-precios': 'precios.cambio',
  '/panel-importaciones': 'importaciones.list',
  '/importacion': 'importaciones.get',
  '/panel-cuentas': 'cuentaCorriente.list',
  '/panel-inactivos': 'informes.inactivos',
  '/panel-informes': 'informes.ventas',
};

/** The same for admin pages. */
const OF_ADMINS: Readonly<Record<string, Llamada>> = {
  '/panel-ajustes': 'ajustes.get',
  '/panel-banners': 'banners.list',
  '/crear-banner': 'banners.create',
  '/actualizar-banner': 'banners.update',
  '/panel-bitacora': 'bitacora.list',
  '/panel-correos': 'correos.list',
  '/primeros-pasos': 'estado.primerosPasos',
  '/panel-estado': 'estado.get',
  '/panel-margen': 'margen.list',
  '/panel-zonas': 'zonas.create',
  '/crear-zona': 'zonas.create',
  '/actualizar-zona': 'zonas.update',
  '/panel-api': 'estado.get',
  '/panel-roles': 'roles.list',
  '/crear-rol': 'roles.create',
  '/editar-rol': 'roles.update',
};

const firstOf = (href: string) => `/${href.split(/[/?#]/)[1] ?? ''}`;

/** Returns whether the user may open a URL; true for pages without a needed call. */
export function mayOpen(href: string): boolean {
  const first = firstOf(href);
  const admins = OF_ADMINS[first];
  if (admins) return mayCertainly(admins);
  const needed = SCREENS[first];
  return needed === undefined || may(needed);
}

/** Returns whether the admin guard handles the URL; it redirects to the start page. */
export const isOfAdmins = (href: string): boolean => firstOf(href) in OF_ADMINS;
