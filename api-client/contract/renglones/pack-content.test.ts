import { expect, it } from 'vitest';
import { contentOf, precioPorMedida } from './pack-content.ts';

const unidad = 'por_unidad';
const bulto = 'por_bulto_cerrado';

it.each([
  ['Granola clásica x 500 g', unidad, 500, 'g'],
  ['Almendra non pareil x 1 kg', unidad, 1000, 'g'],
  ['Yerba mate 500 g', unidad, 500, 'g'],
  ['ACEITE DE OLIVA X 5 LT', unidad, 5000, 'ml'],
  ['Aceite de coco x 500 ml', unidad, 500, 'ml'],
  ['Vinagre de manzana x 0,5 l', unidad, 500, 'ml'],
  ['Harina de almendra x 1,5 kg', unidad, 1500, 'g'],
  ['Avena x 2.5 kg', unidad, 2500, 'g'],
  ['Azúcar mascabo 1.000 g', unidad, 1000, 'g'],
  ['Miel frasco 250 gr', unidad, 250, 'g'],
  ['Chocolate 70 % cacao x 100 g', unidad, 100, 'g'],
  ['Castaña de cajú W320 x 250 g', unidad, 250, 'g'],
  ['Pan de siete semillas x 400 g', unidad, 400, 'g'],
  ['Jugo de uva x 750 cc', unidad, 750, 'ml'],
  ['Jugo de uva x 750 cm3', unidad, 750, 'ml'],
  ['Arroz yamaní bulto x 25 kg', bulto, 25_000, 'g'],
  ['Aceite de girasol caja x 12 de 500 ml', bulto, 6000, 'ml'],
  ['Aceite de coco caja x 6 500 ml', bulto, 3000, 'ml'],
  ['Leche de coco caja 12 x 400 ml', bulto, 4800, 'ml'],
  ['Leche de coco pack x 6 x 200 ml', unidad, 1200, 'ml'],
  ['Garbanzo 9 mm x 500 g', unidad, 500, 'g'],
] as const)('%s, %s: %d %s', (nombre, tipo_de_precio, amount, measure) => {
  expect(contentOf({ nombre, tipo_de_precio })).toEqual({ amount, unidad: measure });
});

it.each([
  // The price is already per kilo.
  ['Almendra non pareil por kilo', 'por_kilo'],
  ['Almendra x 500 g', 'por_kilo'],
  // The name contains no amount.
  ['Almendra', unidad],
  ['Almendra por kilo', unidad],
  ['Té verde x 25 saquitos', unidad],
  ['Barrita de maní pack x 12', unidad],
  ['Garbanzo 9 mm', unidad],
  ['Castaña de cajú W320', unidad],
  // The amount is a part of the content.
  ['Barra con 20 g de proteína', unidad],
  ['Proteína 25 g por porción x 1 kg', unidad],
  ['Aceitunas 500 g escurrido 300 g', unidad],
  ['Yerba 500 g + 100 g', unidad],
  ['Té caja x 20 saquitos 2 g', unidad],
  ['Té caja x 20 saquitos de 2 g', bulto],
  // The number of pieces is uncertain.
  ['Barritas 12 x 30 g', unidad],
  ['Barritas doce x 30 g', unidad],
  ['Alfajor 3 x 2 x 50 g', unidad],
  ['Barritas pack 30 g', unidad],
  ['Jugo caja x 6 0,5 l', bulto],
  // A box whose name has the bottle's size, or a bottle whose name has the box's.
  ['Aceite de oliva x 500 ml', bulto],
  ['Aceite de oliva caja x 12 de 500 ml', unidad],
  ['Harina caja 500 g', unidad],
  // Implausible amounts, or no name.
  ['Azafrán x 1 g', unidad],
  ['Silo x 500 kg', unidad],
  ['Miel medio kilo', unidad],
  ['Miel x 0 g', unidad],
  ['500 g', bulto],
  ['', unidad],
] as const)('returns nothing for %s, %s rather than something wrong', (nombre, tipo_de_precio) => {
  expect(contentOf({ nombre, tipo_de_precio })).toBeUndefined();
});

it('computes the price of a kilo or a litre in whole cents, unless the pack is exactly that', () => {
  const of = (nombre: string, precio: number) => precioPorMedida({ nombre, precio, tipo_de_precio: unidad });
  expect(of('Granola x 300 g', 1000)).toEqual({ precio: 3333.33, medida: 'kilo' });
  expect(of('Aceite x 750 ml', 8999.99)).toEqual({ precio: 11_999.99, medida: 'litro' });
  expect(of('Granola x 1 kg', 1000)).toBeUndefined();
  expect(of('Granola', 1000)).toBeUndefined();
});
