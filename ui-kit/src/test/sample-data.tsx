import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { ReactElement } from 'react';
import type { PictureSource } from '../components/picture/picture.tsx';
import type { StatusOption } from '../components/status-chip/status-chip.tsx';
import { orderStatusColors } from '../theme/tokens.ts';
import { samplePictures } from './samples.ts';

const entry = (label: string, shortLabel: string, icon: ReactElement, count = 0) => ({
  label,
  shortLabel,
  href: `#${shortLabel.toLowerCase()}`,
  icon,
  count,
});

/** First entries of the back office's menu. */
export const sampleMenu = [
  entry('Área de Pedidos', 'Pedidos', <ReceiptLongOutlined />, 3),
  entry('Área de Usuarios', 'Usuarios', <GroupOutlined />, 120),
  entry('Crear Filtrado', 'Filtrado', <CategoryOutlined />),
  entry('Crear Producto', 'Producto', <Inventory2Outlined />),
];

/** A few products for the patterns of the shop. */

export interface SampleProduct {
  name: string;
  category: string;
  brand: string;
  price: number;
  previousPrice?: number;
  priceType: 'por_kilo' | 'por_unidad' | 'por_bulto_cerrado';
  picture?: PictureSource;
  available: boolean;
  isNew: boolean;
}

const product = (
  category: string,
  name: string,
  brand: string,
  price: number,
  more: Partial<SampleProduct> = {},
): SampleProduct => ({
  category,
  name,
  brand,
  price,
  priceType: 'por_kilo',
  available: true,
  isNew: false,
  ...more,
});

const { almond, chia, lentils } = samplePictures;
const nuts = 'Frutos secos';
const seeds = 'Semillas';
const legumes = 'Legumbres';

export const sampleProducts: readonly SampleProduct[] = [
  product(nuts, 'Almendra non pareil', 'Raíz Viva', 12_450.5, { picture: almond }),
  product(nuts, 'Nuez mariposa extra light', 'Sierra Norte', 14_900, { picture: almond, isNew: true }),
  product(nuts, 'Castaña de cajú W320', 'Raíz Viva', 15_320, { available: false, picture: almond }),
  product(nuts, 'Almendra tostada con sal', 'Yuyo', 9_960, { previousPrice: 12_450, picture: almond }),
  product(nuts, 'Maní repelado', 'Pampa Clara', 2_310, { picture: lentils }),
  product(nuts, 'Avellana', 'Sierra Norte', 18_740, { picture: lentils }),
  product(nuts, 'Pistacho tostado', 'Sierra Norte', 34_800, { picture: almond }),
  product(nuts, 'Nuez pecán en mitades', 'La Huerta de Ana', 19_400, { picture: almond }),
  product(nuts, 'Mix energético', 'Yuyo', 8_150, { picture: almond, priceType: 'por_unidad' }),
  product(nuts, 'Maní sin sal', 'Pampa Clara', 41_500, {
    picture: almond,
    priceType: 'por_bulto_cerrado',
  }),
  product(nuts, 'Nuez con cáscara', 'La Huerta de Ana', 6_980),
  product(nuts, 'Harina de almendra', 'Molino del Sur', 13_250, { picture: almond }),
  product(seeds, 'Semilla de chía', 'Sierra Norte', 6_240, { previousPrice: 7_800, picture: chia }),
  product(seeds, 'Semilla de girasol pelada', 'Yuyo', 2_740, { picture: chia }),
  product(legumes, 'Lenteja turca', 'Molino del Sur', 3_180, { picture: lentils }),
  product(legumes, 'Garbanzo 9 mm', 'Pampa Clara', 55_800, {
    priceType: 'por_bulto_cerrado',
    picture: lentils,
  }),
];

export const sampleCategories = [nuts, seeds, legumes] as const;

const option = (value: keyof typeof orderStatusColors, label: string): StatusOption => ({
  value,
  label,
  color: orderStatusColors[value].main,
  contrast: orderStatusColors[value].contrastText,
});

/** The five statuses of an order, for stories. */
export const sampleStatuses = [
  option('esperando_aprobacion', 'ESPERANDO APROBACION'),
  option('aprobado', 'APROBADO'),
  option('enviado', 'ENVIADO'),
  option('recibido', 'RECIBIDO'),
  option('cancelado', 'CANCELADO'),
];
