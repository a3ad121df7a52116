/** A few products for the patterns of the shop. */
import type { PictureSource } from '../components/picture/picture.tsx';
import { samplePictures } from './samples.ts';

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

const { almendra, chia, lentejas } = samplePictures;
const frutos = 'Frutos secos';
const semillas = 'Semillas';
const legumbres = 'Legumbres';

export const sampleProducts: readonly SampleProduct[] = [
  product(frutos, 'Almendra non pareil', 'Raíz Viva', 12_450.5, { picture: almendra }),
  product(frutos, 'Nuez mariposa extra light', 'Sierra Norte', 14_900, { picture: almendra, isNew: true }),
  product(frutos, 'Castaña de cajú W320', 'Raíz Viva', 15_320, { available: false, picture: almendra }),
  product(frutos, 'Almendra tostada con sal', 'Yuyo', 9_960, { previousPrice: 12_450, picture: almendra }),
  product(frutos, 'Maní repelado', 'Pampa Clara', 2_310, { picture: lentejas }),
  product(frutos, 'Avellana', 'Sierra Norte', 18_740, { picture: lentejas }),
  product(frutos, 'Pistacho tostado', 'Sierra Norte', 34_800, { picture: almendra }),
  product(frutos, 'Nuez pecán en mitades', 'La Huerta de Ana', 19_400, { picture: almendra }),
  product(frutos, 'Mix energético', 'Yuyo', 8_150, { picture: almendra, priceType: 'por_unidad' }),
  product(frutos, 'Maní sin sal', 'Pampa Clara', 41_500, {
    picture: almendra,
    priceType: 'por_bulto_cerrado',
  }),
  product(frutos, 'Nuez con cáscara', 'La Huerta de Ana', 6_980),
  product(frutos, 'Harina de almendra', 'Molino del Sur', 13_250, { picture: almendra }),
  product(semillas, 'Semilla de chía', 'Sierra Norte', 6_240, { previousPrice: 7_800, picture: chia }),
  product(semillas, 'Semilla de girasol pelada', 'Yuyo', 2_740, { picture: chia }),
  product(legumbres, 'Lenteja turca', 'Molino del Sur', 3_180, { picture: lentejas }),
  product(legumbres, 'Garbanzo 9 mm', 'Pampa Clara', 55_800, {
    priceType: 'por_bulto_cerrado',
    picture: lentejas,
  }),
];

export const sampleCategories = [frutos, semillas, legumbres] as const;
