/** Answers of the demo shop for stories. */
import type { Producto } from 'api-client/storefront';
import { categoria, marca, pedido, producto, usuario, uuid, withoutPrice } from './data.ts';
import { failure, type Handlers, productsPage } from './fake-api.ts';
import almond from './pictures/almond.svg?no-inline';
import chia from './pictures/chia.svg?no-inline';
import lentils from './pictures/lentils.svg?no-inline';

const pictures = { almond, chia, lentils };

/** A picture's path below the origin, as in the API, because the stored cart accepts only such paths. */
export const picture = (name: keyof typeof pictures): Producto['imagenes'] => [
  { url: new URL(pictures[name], window.location.href).pathname, anchos: [] },
];

const categories = [
  'Frutos secos',
  'Semillas',
  'Legumbres',
  'Cereales y granolas',
  'Harinas',
  'Superalimentos',
  'Frutas desecadas',
  'Especias',
].map((nombre, place) => categoria(place, nombre));

const brands = ['Raíz Viva', 'Molino del Sur', 'Sierra Norte', 'La Huerta de Ana', 'Pampa Clara', 'Yuyo'].map(
  (nombre, place) => marca(place, nombre),
);

type Row = [nombre: string, categoria: number, marca: number, precio: number, fields?: Partial<Producto>];
const rows: Row[] = [
  ['Almendra non pareil', 0, 0, 12_450.5, { producto_destacado: true, imagenes: picture('almond') }],
  ['Lenteja turca', 2, 1, 3_180, { imagenes: picture('lentils') }],
  [
    'Semilla de chía',
    1,
    2,
    6_240,
    { en_promocion: true, precio_antes_oferta: 7_800, imagenes: picture('chia') },
  ],
  ['Nuez mariposa extra light', 0, 2, 14_900, { nuevo_ingreso: true }],
  ['Castaña de cajú W320 tostada sin sal', 0, 0, 15_320, { disponible: false, imagenes: picture('almond') }],
  ['Avena arrollada instantánea', 3, 4, 41_500, { tipo_de_precio: 'por_bulto_cerrado' }],
  ['Harina de garbanzo', 4, 1, 2_950, { imagenes: picture('lentils') }],
  ['Spirulina en polvo', 5, 5, 9_990, { tipo_de_precio: 'por_unidad', nuevo_ingreso: true }],
  [
    'Pasa de uva jumbo',
    6,
    3,
    4_120,
    { en_promocion: true, precio_antes_oferta: 5_150, imagenes: picture('almond') },
  ],
  ['Garbanzo 9 mm', 2, 4, 55_800, { tipo_de_precio: 'por_bulto_cerrado', imagenes: picture('lentils') }],
  ['Semilla de girasol pelada', 1, 5, 2_740, { imagenes: picture('chia') }],
  ['Cúrcuma molida', 7, 3, 8_300.25, { tipo_de_precio: 'por_unidad' }],
];

export const products = rows.map(([nombre, category, brand, precio, fields], place) => {
  const { categoria_id, nombre: ofCategory } = categories[category] ?? categoria(99, 'Otros');
  const { marca_id, nombre: ofBrand } = brands[brand] ?? marca(99, 'Otra');
  return producto(place + 1, {
    nombre,
    precio,
    descripcion: `${nombre}, seleccionada y envasada en origen. Rinde, se conserva doce meses en lugar fresco y seco, y se vende fraccionada o por bulto.`,
    categorias: [{ categoria_id, nombre: ofCategory }],
    marca: { marca_id, nombre: ofBrand },
    etiquetas: [
      { etiqueta_id: uuid(1, 'e'), nombre: 'Sin TACC' },
      { etiqueta_id: uuid(2, 'e'), nombre: 'Vegano' },
    ],
    ...fields,
  });
});

const having = (test: (product: Producto) => boolean) => products.filter(test);
const search = (all: Producto[], term: string | null) =>
  all.filter(({ nombre }) => nombre.toLowerCase().includes((term ?? '').toLowerCase()));
const bulk = having(({ tipo_de_precio }) => tipo_de_precio === 'por_bulto_cerrado');
const inCategory = (name: string) =>
  having(({ categorias }) => categorias.some(({ nombre }) => nombre === name));

const cuentas = {
  total: products.length,
  categorias: categories.map(({ nombre }) => ({ nombre, cantidad: inCategory(nombre).length })),
  marcas: brands.map(({ nombre }, place) => ({ nombre, cantidad: 7 - place })),
  etiquetas: [{ nombre: 'Vegano', cantidad: 12 }],
  promocion: 2,
  nuevo: 2,
  stock: 11,
};

export const demoShop: Handlers = {
  'GET /categorias': () => ({ categorias: categories, total: categories.length }),
  'GET /marcas': () => ({ marcas: brands, total: brands.length }),
  'GET /marcas/destacadas': () => ({ marcas: brands, total: brands.length }),
  'GET /productos': (call) => productsPage(products, call),
  'GET /productos/bultocerrado': (call) => productsPage(bulk, call),
  'GET /productos/categoria/:nombre': (call) =>
    productsPage(search(inCategory(call.param), call.query.get('term')), call),
  'GET /productos/cuentas': () => cuentas,
  'GET /productos/cuentas/con-precios': () => ({ ...cuentas, tipos: [{ tipo: 'por_kilo', cantidad: 8 }] }),
  'GET /productos/filtrados/con-precios': (call) => productsPage(products, call),
  'GET /productos/filtrados': (call) => productsPage(products, call),
  'GET /productos/destacados': (call) => productsPage(products, call),
  'GET /productos/marca/:nombre': (call) =>
    productsPage(
      having(({ marca: { nombre } }) => nombre === call.param),
      call,
    ),
  'GET /productos/nuevos-ingresos': (call) =>
    productsPage(
      having(({ nuevo_ingreso }) => nuevo_ingreso),
      call,
    ),
  'GET /productos/productos-promocion': (call) =>
    productsPage(
      having(({ en_promocion }) => en_promocion),
      call,
    ),
  'GET /productos/:id': ({ param, headers }) => {
    const found = products.find(({ producto_id }) => producto_id === param);
    if (!found) return failure(404, 'NO_ENCONTRADO', 'No encontramos lo que buscas.');
    return headers.has('authorization') ? found : withoutPrice(found);
  },
  'GET /productos/search': (call) => productsPage(search(products, call.query.get('term')), call),
  'GET /productos/searchBultoCerrado': (call) => productsPage(search(bulk, call.query.get('term')), call),
  'GET /usuarios/:id': () => usuario,
  'POST /pedidos': () => pedido,
};
