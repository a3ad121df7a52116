import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AddOutlined from '@mui/icons-material/AddOutlined';
import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { QueryClient } from '@tanstack/react-query';
import { defaultStringifySearch } from '@tanstack/react-router';
import type { PaletteItem } from 'ui-kit/command-palette';
import { may } from '../../../shared/session/permisos.ts';
import { mayOpen } from '../../../shared/session/screens.ts';
import { AREAS, OWN_PAGES, PAGE_GROUPS } from '../areas.tsx';
import { NEW_PEDIDO } from '../new-pedido.tsx';
import { findNamed } from './forgiving.ts';
import { printRemitos } from './print-remitos.ts';

/**
 * Synonyms of pages and actions, by label: trade words, terms of other systems, spoken forms. Words of the
 * label need not be repeated.
 */
export const WORDS: Readonly<Record<string, string>> = {
  // Pages.
  'Panel Principal': 'inicio tablero ganancias ventas dashboard resumen facturado',
  Pedidos: 'área de pedidos lista órdenes compras notas de pedido historial',
  Usuarios: 'área de usuarios lista clientes contactos agenda cuentas personal empleados',
  Filtros: 'crear filtrado lista marcas categorías etiquetas rubros',
  Productos: 'crear producto lista artículos catálogo mercadería stock precios',
  'Pedidos que esperan aprobación': 'pendientes aprobar nuevos confirmar sin esperando',
  'Remitos por imprimir': 'pedidos aprobados papel pendientes',
  'Pedidos por empacar': 'aprobados bultos preparar armar picking pendientes',
  'Hojas de ruta': 'hoja reparto repartir recorrido camión flete entregas chofer viaje logística aprobados',
  'Pedidos enviados': 'en camino viaje despachados entregar recibir reparto',
  'Pedidos cancelados': 'anulados rechazados',
  'Solicitudes y cuentas inactivas': 'usuarios pendientes alta aprobar bajas',
  'Mesa de solicitudes': 'cuentas pendientes alta aprobar rechazar clientes nuevos registros',
  'Productos sin stock': 'agotados faltantes faltan falta',
  'Productos inactivos': 'ocultos dados de baja discontinuados',
  Marcas: 'filtros proveedores',
  Categorías: 'filtros rubros familias',
  Etiquetas: 'filtros tags sin tacc',
  Empaque: 'empacar preparar armar picking bultos depósito preparación',
  'Orden de estantes': 'depósito góndolas ubicación ubicaciones pasillos',
  'Zonas de reparto': 'días entrega envío recorridos barrios feriados fletes',
  'Cuentas corrientes': 'deudores deudas deben debe quién saldos morosos cobranzas cta cte crédito fiado',
  'Cuentas vencidas':
    'deuda deudores morosos atrasados vencidos vencidas vencimientos reclamar cobranzas pagos',
  'Dejaron de comprar': 'clientes perdidos inactivos recuperar hace mucho',
  'Cambiar precios':
    'subir bajar aumentar aumento actualizar remarcar porcentaje inflación lista masivo descuento',
  'Condiciones comerciales': 'listas de precios mayorista descuento cliente supermercado propias acuerdos',
  'Importar planillas y fotos': 'excel csv xlsx subir cargar archivo lista proveedor imágenes',
  'Orden de destacados': 'portada inicio ordenar recomendados',
  'Tamaños de productos': 'presentaciones variantes gramos kilos agrupar',
  Sinónimos: 'palabras parecidas buscador búsqueda',
  'Informes de ventas': 'reportes estadísticas ranking facturación vendido más cuánto vendí vendimos',
  Márgenes: 'ganancia rentabilidad costos utilidad margen',
  'Búsquedas sin resultado': 'buscan no encuentran piden buscado',
  'Primeros pasos': 'empezar configurar ayuda guía',
  Ajustes:
    'cambiar configuración mínimo compra envío gratis datos bancarios cbu alias textos logo opciones tienda',
  Banners: 'publicidad portada carrusel novedades avisos promociones imágenes',
  Roles: 'permisos empleados accesos puede',
  Bitácora: 'historial cambios quién hizo auditoría registro movimientos',
  'Correos sin entregar': 'mails emails rebotados no llegó fallidos',
  'Estado de la tienda': 'sistema salud servidor copias respaldo backup anda',
  'Llamadas de la API': 'integración programadores técnica',
  'Correo, contraseña y sesiones': 'mi cuenta clave perfil email cambiar dispositivos',
  'Verificación en dos pasos': 'seguridad código celular doble factor 2fa autenticador',
  'Nuevo Pedido': 'hacer crear tomar cargar para un cliente teléfono venta vender agregar',
  'Registrar un pago':
    'cobrar cobro cobranza cheque cheques echeq efectivo transferencia depósito recibo pagó pagos entró plata cuenta corriente cargar anotar nota de crédito ajuste',
  'Imprimir los remitos que faltan': 'de hoy por pendientes todos papel remito',
  'Buscar Cliente': 'elegir para el pedido encontrar',
  'Registrar usuario': 'crear dar alta de cliente nuevo agregar cargar',
  'Crear un producto': 'nuevo agregar alta artículo cargar',
  'Crear una marca': 'nueva agregar alta',
  'Crear una categoría': 'nueva agregar alta rubro',
  'Crear una etiqueta': 'nueva agregar alta',
  'Crear sinónimos': 'nuevos agregar',
};

/** A page or an action. */
export interface Place extends PaletteItem {
  /** Synonyms. */
  words?: string;
  /** The action, for an entry without a link. */
  run?: (queryClient: QueryClient) => void;
}

const place = (label: string, href: string, icon: PaletteItem['icon']): Place => ({
  key: href,
  label,
  href,
  icon,
  words: WORDS[label] ?? '',
});

/** Returns the URL of a filtered list. */
const filtered = (path: string, search: Record<string, string | boolean>): string =>
  path + defaultStringifySearch(search);

const SCREENS: readonly Place[] = [
  place('Panel Principal', '/panel-principal', <BarChartOutlined />),
  ...AREAS.map(({ label, shortLabel, href, icon }) => place(shortLabel ?? label, href, icon)),
  place(
    'Pedidos que esperan aprobación',
    filtered('/panel-pedidos', { estado: 'esperando_aprobacion' }),
    <HourglassEmptyOutlined />,
  ),
  place('Remitos por imprimir', filtered('/panel-pedidos', { sin_imprimir: 'si' }), <ReceiptLongOutlined />),
  place('Pedidos por empacar', filtered('/panel-pedidos', { sin_empacar: 'si' }), <Inventory2Outlined />),
  {
    ...place('Hojas de ruta', filtered('/panel-pedidos', { estado: 'aprobado' }), <LocalShippingOutlined />),
    detail: 'Elige los pedidos aprobados, y arriba «Hojas de ruta»',
  },
  place('Pedidos enviados', filtered('/panel-pedidos', { estado: 'enviado' }), <LocalShippingOutlined />),
  place('Pedidos cancelados', filtered('/panel-pedidos', { estado: 'cancelado' }), <ReceiptLongOutlined />),
  place(
    'Solicitudes y cuentas inactivas',
    filtered('/panel-usuarios', { inactivos: true }),
    <GroupOutlined />,
  ),
  place('Mesa de solicitudes', '/solicitudes', <GroupOutlined />),
  place('Productos sin stock', filtered('/panel-producto', { filtro: 'sin-stock' }), <Inventory2Outlined />),
  place('Productos inactivos', filtered('/panel-producto', { filtro: 'inactivos' }), <Inventory2Outlined />),
  ...(['marca', 'categoria', 'etiqueta'] as const).map((tipo) =>
    place(
      { marca: 'Marcas', categoria: 'Categorías', etiqueta: 'Etiquetas' }[tipo],
      filtered('/panel-filtrado', { tipo }),
      <CategoryOutlined />,
    ),
  ),
  ...[...PAGE_GROUPS.flatMap(({ pages }) => pages), ...OWN_PAGES].map(({ label, href, icon }) =>
    place(label, href, icon),
  ),
  place('Cuentas vencidas', filtered('/panel-cuentas', { vencidas: 'si' }), <AccountBalanceWalletOutlined />),
];

const ACTIONS: readonly Place[] = [
  place('Nuevo Pedido', NEW_PEDIDO, <AddShoppingCartOutlined />),
  {
    ...place('Registrar un pago', '/panel-cuentas', <PaymentsOutlined />),
    key: 'registrar-pago',
    detail: 'De un cliente: efectivo, transferencia, cheques',
  },
  {
    key: 'imprimir-remitos',
    label: 'Imprimir los remitos que faltan',
    detail: 'De los pedidos aprobados que nadie imprimió, en un PDF',
    icon: <ReceiptLongOutlined />,
    words: WORDS['Imprimir los remitos que faltan'] ?? '',
    run: printRemitos,
  },
  place('Buscar Cliente', `${NEW_PEDIDO}/buscar`, <GroupOutlined />),
  place('Registrar usuario', `${NEW_PEDIDO}/registrar`, <PersonAddOutlined />),
  place('Crear un producto', '/crear-producto', <AddOutlined />),
  place('Crear una marca', '/crear-marca', <AddOutlined />),
  place('Crear una categoría', '/crear-categoria', <AddOutlined />),
  place('Crear una etiqueta', '/crear-etiqueta', <AddOutlined />),
  place('Crear sinónimos', '/crear-sinonimo', <AddOutlined />),
];

interface Places {
  screens: readonly Place[];
  actions: readonly Place[];
}

/** Returns matching actions and pages, in order. */
export function placesNamed(text: string): readonly Place[] {
  const { screens, actions } = permittedPlaces();
  return [...findNamed(actions, text), ...findNamed(screens, text)];
}

/** Returns the places that the user's role may open. */
export function permittedPlaces(): Places {
  const isPermitted = ({ href }: Place) =>
    href ? mayOpen(href) : may('remitos.varios') && may('pedidos.list');
  return {
    screens: SCREENS.filter(isPermitted),
    actions: ACTIONS.filter(isPermitted),
  };
}
