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
import { AREAS } from '../areas.tsx';
import { NEW_PEDIDO } from '../new-pedido.tsx';
import { OWN_PAGES, PAGE_GROUPS } from '../page-groups.tsx';
import { findNamed } from './forgiving.ts';
import { printRemitos } from './print-remitos.ts';
import { WORDS } from './words.ts';

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

export interface Places {
  screens: readonly Place[];
  actions: readonly Place[];
}

/** Returns matching actions and pages, in order. */
export function placesNamed(text: string): readonly Place[] {
  const { screens, actions } = theirPlaces();
  return [...findNamed(actions, text), ...findNamed(screens, text)];
}

/** Returns the places that the user's role may open. */
export function theirPlaces(): Places {
  const isTheirs = ({ href }: Place) => (href ? mayOpen(href) : may('remitos.varios') && may('pedidos.list'));
  return {
    screens: SCREENS.filter(isTheirs),
    actions: ACTIONS.filter(isTheirs),
  };
}
