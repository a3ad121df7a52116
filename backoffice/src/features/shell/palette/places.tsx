import AddOutlined from '@mui/icons-material/AddOutlined';
import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { QueryClient } from '@tanstack/react-query';
import { defaultStringifySearch } from '@tanstack/react-router';
import type { PaletteItem } from 'ui-kit/command-palette';
import { may } from '../../../shared/session/permisos.ts';
import { mayOpen } from '../../../shared/session/screens.ts';
import { AREAS } from '../areas.tsx';
import { NEW_PEDIDO } from '../new-pedido.tsx';
import { OWN_PAGES, PAGE_GROUPS } from '../page-groups.tsx';
import { printRemitos } from './print-remitos.ts';

/** A screen of the panel, or something to be done: there, or from wherever one is. */
export interface Place extends PaletteItem {
  /** What it is called besides. */
  words?: string;
  /** What is done where it leads nowhere. */
  run?: (queryClient: QueryClient) => void;
}

const place = (label: string, href: string, icon: PaletteItem['icon'], words = ''): Place => ({
  key: href,
  label,
  href,
  icon,
  words,
});

/** A list of the panel, filtered. */
const filtered = (path: string, search: Record<string, string | boolean>): string =>
  path + defaultStringifySearch(search);

const SCREENS: readonly Place[] = [
  place('Panel Principal', '/panel-principal', <BarChartOutlined />, 'inicio tablero ganancias ventas'),
  ...AREAS.map(({ label, shortLabel, href, icon }) =>
    place(shortLabel ?? label, href, icon, `${label} lista`),
  ),
  place(
    'Pedidos que esperan aprobación',
    filtered('/panel-pedidos', { estado: 'esperando_aprobacion' }),
    <HourglassEmptyOutlined />,
    'pendientes aprobar',
  ),
  place(
    'Remitos por imprimir',
    filtered('/panel-pedidos', { sin_imprimir: 'si' }),
    <ReceiptLongOutlined />,
    'pedidos aprobados papel',
  ),
  place(
    'Pedidos por empacar',
    filtered('/panel-pedidos', { sin_empacar: 'si' }),
    <Inventory2Outlined />,
    'aprobados bultos preparar armar',
  ),
  place(
    'Solicitudes y cuentas inactivas',
    filtered('/panel-usuarios', { inactivos: true }),
    <GroupOutlined />,
    'usuarios pendientes alta aprobar',
  ),
  place('Mesa de solicitudes', '/solicitudes', <GroupOutlined />, 'cuentas pendientes alta aprobar rechazar'),
  place(
    'Productos sin stock',
    filtered('/panel-producto', { filtro: 'sin-stock' }),
    <Inventory2Outlined />,
    'agotados',
  ),
  place(
    'Productos inactivos',
    filtered('/panel-producto', { filtro: 'inactivos' }),
    <Inventory2Outlined />,
    'ocultos',
  ),
  ...(['marca', 'categoria', 'etiqueta'] as const).map((tipo) =>
    place(
      { marca: 'Marcas', categoria: 'Categorías', etiqueta: 'Etiquetas' }[tipo],
      filtered('/panel-filtrado', { tipo }),
      <CategoryOutlined />,
      'filtros',
    ),
  ),
  ...[...PAGE_GROUPS.flatMap(({ pages }) => pages), ...OWN_PAGES].map(({ label, href, icon }) =>
    place(label, href, icon),
  ),
];

const ACTIONS: readonly Place[] = [
  place('Nuevo Pedido', NEW_PEDIDO, <AddShoppingCartOutlined />, 'hacer crear para un cliente teléfono'),
  {
    key: 'imprimir-remitos',
    label: 'Imprimir los remitos que faltan',
    detail: 'De los pedidos aprobados que nadie imprimió, en un PDF',
    icon: <ReceiptLongOutlined />,
    words: 'de hoy por imprimir pendientes todos papel',
    run: printRemitos,
  },
  place('Buscar Cliente', `${NEW_PEDIDO}/buscar`, <GroupOutlined />, 'elegir para el pedido'),
  place('Registrar usuario', `${NEW_PEDIDO}/registrar`, <PersonAddOutlined />, 'crear alta de cliente nuevo'),
  place('Crear un producto', '/crear-producto', <AddOutlined />, 'nuevo agregar'),
  place('Crear una marca', '/crear-marca', <AddOutlined />, 'nueva agregar'),
  place('Crear una categoría', '/crear-categoria', <AddOutlined />, 'nueva agregar'),
  place('Crear una etiqueta', '/crear-etiqueta', <AddOutlined />, 'nueva agregar'),
  place('Crear sinónimos', '/crear-sinonimo', <AddOutlined />, 'nuevos agregar'),
];

export interface Places {
  screens: readonly Place[];
  actions: readonly Place[];
}

/** What there is for them to open: nobody is led to what they may not see. */
export function theirPlaces(): Places {
  const isTheirs = ({ href }: Place) => (href ? mayOpen(href) : may('remitos.varios') && may('pedidos.list'));
  return {
    screens: SCREENS.filter(isTheirs),
    actions: ACTIONS.filter(isTheirs),
  };
}
