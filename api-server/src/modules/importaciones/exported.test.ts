/** Files that other shops and systems export: the imported values, and the choices that a user must make. */
import { afterAll, beforeAll, it } from 'vitest';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { importShape, type Shape } from './testing/exported.ts';
import { importing } from './testing/importing.ts';

let test: TestApp;
let sheets: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await testApp();
  sheets = importing(test, (await makeUser(test, { roles: ['empleado'] })).token);
});
afterAll(() => test.close());

const SHAPES: Shape[] = [
  {
    name: 'a shop in English, with paths of categories and descriptions of a page',
    file: [
      'Type,SKU,Name,Published,Short description,Description,In stock?,Sale price,Regular price,Categories',
      'simple,W-1,Hummus,1,Corto,"<p>Garbanzos &amp; tahini.</p><ul><li>Sin <b>gluten</b></li></ul>",0,,900.5,"Untables > Legumbres"',
    ],
    fijos: { marca: 'Sol' },
    rows: [1, 0],
    said: [
      {
        categorias: 'Untables, Legumbres',
        descripcion: 'Garbanzos & tahini.\nSin gluten',
        disponible: 'No',
        precio: '$ 900,50',
      },
    ],
  },
  {
    name: 'prices without tax, headings that tell how they are written',
    file: [
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Reference #;Manufacturer;Tags (x,y,z...)',
      '1;0;Mijo pelado;Granos;100;R-1;Sol;apto celíacos',
    ],
    asks: ['iva'],
    eleccion: { iva: 21 },
    rows: [1, 0],
    said: [{ codigo: 'R-1', esta_activo: 'No', categorias: 'Granos', marca: 'Sol', precio: '$ 121,00' }],
  },
  {
    name: 'variants below their product, which alone says its name',
    file: [
      'Handle,Title,Body (HTML),Vendor,Product Category,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status',
      'miel,Miel pura,,Monte,Mieles,TRUE,Tamaño,500 g,,,V-1,4,4000.00,,draft',
      'miel,,,,,,,1 kg,,,V-2,0,7000.00,,',
      'te,Té verde,,Monte,Infusiones,TRUE,Title,Default Title,,,V-3,1,900.00,1100.00,active',
    ],
    rows: [3, 0],
    said: [
      { nombre: 'Miel pura 500 g', codigo: 'V-1', marca: 'Monte' },
      { nombre: 'Miel pura 1 kg', codigo: 'V-2', marca: 'Monte', categorias: 'Mieles', disponible: 'No' },
      { nombre: 'Té verde', codigo: 'V-3' },
    ],
  },
  {
    name: 'variants of a local shop, of which the first has the properties',
    file: [
      'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Precio;SKU;Mostrar en tienda;Marca',
      'yerba;Yerba;Infusiones;Peso;500 g;1500,00;T-1;NO;Monte',
      'yerba;;;;1 kg;2800,00;T-2;;',
    ],
    rows: [2, 0],
    said: [
      { nombre: 'Yerba 500 g', codigo: 'T-1', esta_activo: 'No' },
      { nombre: 'Yerba 1 kg', codigo: 'T-2', esta_activo: 'No', categorias: 'Infusiones', marca: 'Monte' },
    ],
  },
  {
    name: 'names of a system: the code is the default code, and there are two prices',
    file: [
      'id,active,barcode,description,name,price,list_price,default_code',
      'x1,True,,,Harina de arroz,0.0,50.5,FR-1',
    ],
    asks: ['precio'],
    eleccion: { columnas: [] },
    fijos: { marca: 'Sol', categorias: 'Harinas' },
    rows: [1, 0],
    said: [{ codigo: 'FR-1', precio: '$ 50,50', nombre: 'Harina de arroz', esta_activo: 'Sí' }],
  },
  {
    name: 'prices that shops must publish, with pipes',
    file: [
      'id_comercio|id_bandera|id_sucursal|id_producto|productos_ean|productos_descripcion|productos_marca|productos_precio_lista|productos_precio_referencia',
      '8|1|1|7790010002479|1|Aceite de girasol 900 ml|Sol|8669.5|21672.5',
    ],
    fijos: { categorias: 'Aceites' },
    rows: [1, 0],
    said: [
      { codigo: '7790010002479', nombre: 'Aceite de girasol 900 ml', marca: 'Sol', precio: '$ 8.669,50' },
    ],
  },
  {
    name: 'a code headed as product beside the name of the product',
    file: [
      'producto,nombre_producto,marca,categoria,precio_lista',
      '7790272001029,Aceite de coco,Sol,Aceites,82.99',
      '7790040872202,Aceite de lino,Sol,Aceites,39.49',
    ],
    rows: [2, 0],
    said: [{ codigo: '7790272001029', nombre: 'Aceite de coco' }],
  },
  {
    name: 'dashes and NULL for what there is not; a formula that keeps the zeros of a code',
    file: [
      'sep=;',
      'Código;Nombre del artículo;Marca;Categoría;Subcategoría;Precio;Estado',
      '="000123";Lenteja;Sol;Legumbres;-;10,50;Activo',
      '="000124";Poroto;NULL;Legumbres;-;11,50;Inactivo',
      '-;Arveja;Sol;Legumbres;—;12,50;Inactivo',
    ],
    rows: [2, 1],
    said: [{ codigo: '000123', categorias: 'Legumbres', esta_activo: 'Sí' }, {}, { esta_activo: 'No' }],
  },
  {
    name: 'a name and a variation of it, with a description besides',
    file: [
      'Token,Item Name,Variation Name,SKU,Description,Category,Price',
      't1,Café,Grande,SQ-1,Recién tostado y molido,Bebidas,3500.00',
      't2,Café,Chico,SQ-2,Recién tostado y molido,Bebidas,"2,500.00"',
    ],
    fijos: { marca: 'Sol' },
    rows: [2, 0],
    said: [
      { nombre: 'Café grande', codigo: 'SQ-1' },
      { nombre: 'Café chico', precio: '$ 2.500,00' },
    ],
  },
  {
    name: 'a feed of products for advertisements, with the currency in each price',
    file: [
      'id\ttitle\tdescription\tavailability\tprice\tbrand\tcondition\tproduct_type',
      'curry\tCurry\tUna mezcla aromática.\tout_of_stock\t5200.00 ARS\tSol\tnew\tEspecias > Mezclas',
      'laurel\tLaurel\tHojas de laurel enteras.\tin stock\t69.90 USD\tSol\tnew\tEspecias',
    ],
    // The price in dollars is refused.
    rows: [1, 1],
    said: [{ precio: '$ 5.200,00', disponible: 'No', categorias: 'Especias, Mezclas' }],
  },
  {
    name: 'pages of a report: what stands above the headings on each of them is no category',
    file: [
      'PEDIDOS AL DEPOSITO;;',
      'FECHA: 08/05/2023;;',
      'CODIGO;DESCRIPCION;PRECIO',
      'ACEITES;;',
      'A-1;Aceite de oliva;4,79',
      'Reporte 1;;Página 1/2',
      'PEDIDOS AL DEPOSITO;;',
      'FECHA: 08/05/2023;;',
      'CODIGO;DESCRIPCION;PRECIO',
      'A-2;Aceite de coco;5,79',
    ],
    fijos: { marca: 'Sol' },
    // The page footer is reported as an error.
    rows: [2, 1],
    said: [{ categorias: 'Aceites' }, {}, { categorias: 'Aceites', codigo: 'A-2' }],
  },
  {
    name: 'two tables of which the second has the better headings: the rows of the first are told',
    file: [
      'Lista de precios;;',
      'Producto a granel;Peso;Precio',
      'Almendras;100 gr;$ 1200,00',
      'Garbanzos;1 kg;$ 1.090,00',
      ';;',
      'Productos;Marca;Precio',
      'Alfajor;Sol;$ 380,00',
    ],
    fijos: { categorias: 'Varios' },
    rows: [1, 2],
    said: [{}, {}, { marca: 'Sol', precio: '$ 380,00' }],
  },
  {
    name: 'variations that name their product by its code',
    file: [
      'ID,Tipo,SKU,Nombre,Publicado,Inventario,Precio rebajado,Precio normal,Categorías,Superior,Marca',
      '7,variable,YM,Yerba,1,,,,Infusiones > Yerbas,,Monte',
      '8,variation,YM-1,Yerba - 1 kg,1,3,,2800,,YM,',
      '9,variation,YM-2,Yerba - 2 kg,1,3,,5200,,id:7,',
    ],
    // The product's own row has no price and is refused.
    rows: [2, 1],
    said: [
      {},
      { categorias: 'Infusiones, Yerbas', marca: 'Monte', nombre: 'Yerba - 1 kg' },
      { marca: 'Monte' },
    ],
  },
  {
    name: 'commas between columns that nobody knows, and no headings: the first row is one of them',
    file: [
      '101,Mijo pelado,200.0,7,Granos',
      '102,Sésamo,1250.5,15,Semillas',
      '103,"Lino, molido",650.0,30,Semillas',
    ],
    takes: { A: 'codigo', B: 'nombre', C: 'precio', E: 'categorias' },
    fijos: { marca: 'Sol' },
    rows: [3, 0],
    said: [{ codigo: '101', precio: '$ 200,00', categorias: 'Granos' }],
  },
  {
    name: 'a column of concepts that are numbers',
    file: ['codigo,nombre,marca,categoria,precio,concepto', '1,Servicio de molienda,Sol,Otros,100.5,2'],
    rows: [1, 0],
    said: [{ precio: '$ 100,50' }],
  },
  {
    name: 'customers with the business under name and a person to talk to',
    tipo: 'clientes',
    file: [
      'Nombre,Razón Social,CUIT,Email,Teléfono,Ciudad,País,Persona de Contacto,Estado',
      'Kiosco Sur,Sur SA,27-34567891-4,sur@ejemplo.test,2477 400003,Rojas,Argentina,Eva Paz,Activo',
    ],
    rows: [1, 0],
    said: [{ nombre: 'Eva', apellido: 'Paz', fila: 'Kiosco Sur' }],
  },
];

it.each(SHAPES)('imports $name', (shape) => importShape(sheets, shape));
