/** Files that other shops and systems export, with the headings of public ones: what comes in, and how much has to be clicked. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Importacion, importing, type Lectura } from './testing/importing.ts';

let test: TestApp;
let sheets: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await testApp();
  sheets = importing(test, (await makeUser(test, { roles: ['empleado'] })).token);
});
afterAll(() => test.close());

interface Shape {
  name: string;
  tipo?: 'catalogo' | 'clientes';
  /** Rows as the file has them, the headings first. */
  file: string[];
  fijos?: Lectura['eleccion']['fijos'];
  eleccion?: Partial<Lectura['eleccion']>;
  asks?: Importacion['preguntas'];
  /** What is said of the prices. */
  warns?: Lectura['avisos'];
  /** What columns are taken for, by their letters. */
  takes?: Record<string, string>;
  /** Rows in, and refused. */
  rows: [number, number];
  /** Of some rows, by field. */
  said: Record<string, string>[];
}

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
    // Dollars are not pesos.
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
    // The foot of a page is told.
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
    // The product itself has no price: it says so.
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
    name: 'headings in Portuguese, of which one for categories has nothing below',
    file: [
      'ID;Código;Descrição;Unidade;Preço;Situação;Estoque;Preço de custo;Grupo de produtos;Marca;Categoria do produto',
      '1;AV-1;Aveia 500 g;UN;12,50;Ativo;30,00;8,00;;Sol;Cereais',
      '2;CH-1;Chá verde;KG;1.050,00;Inativo;0,00;4,00;;Sol;Chás',
    ],
    rows: [2, 0],
    said: [
      { nombre: 'Aveia 500 g', codigo: 'AV-1', precio: '$ 12,50', categorias: 'Cereais', esta_activo: 'Sí' },
      { precio: '$ 1.050,00', tipo_de_precio: 'por kilo', disponible: 'No', esta_activo: 'No' },
    ],
  },
  {
    name: 'the items of an accounting program, with sales and purchases apart',
    file: [
      '*ItemCode,ItemName,PurchasesUnitPrice,SalesDescription,SalesUnitPrice,Status',
      'MI,Mijo pelado,8.00,Mijo en bolsa de 1 kg,20.00,Active',
    ],
    fijos: { marca: 'Sol', categorias: 'Granos' },
    rows: [1, 0],
    said: [{ codigo: 'MI', nombre: 'Mijo pelado', descripcion: 'Mijo en bolsa de 1 kg', precio: '$ 20,00' }],
  },
  {
    name: 'products and services with a sales price and a rate in one heading',
    file: [
      'Product/Service Name,Sales Description,SKU,Sales Price / Rate,Purchase Cost,Quantity On Hand',
      '"Té, en hebras",Cosecha de otoño,T-1,189.00,102.40,0',
    ],
    fijos: { marca: 'Sol', categorias: 'Infusiones' },
    rows: [1, 0],
    said: [{ nombre: 'Té, en hebras', codigo: 'T-1', precio: '$ 189,00', disponible: 'No' }],
  },
  {
    name: 'the names of fields of a system, with its units of measure',
    file: [
      'item_code,item_name,item_group,stock_uom,standard_rate,valuation_rate,brand',
      'CAN-G,Canela a granel,Especias,Kg,5000,4000,Sol',
      'CAN-1,Canela 100 g,Especias,Nos,150,80,Sol',
    ],
    rows: [2, 0],
    said: [
      { codigo: 'CAN-G', categorias: 'Especias', precio: '$ 5.000,00', tipo_de_precio: 'por kilo' },
      { tipo_de_precio: 'por unidad' },
    ],
  },
  {
    name: 'a collection, a stock in words and letters for prices',
    file: [
      'name,collection,sku,precioa,preciob,visible,inventory,brand',
      'Maní,Snacks;Frutos secos,MA,950.5,900,false,OutOfStock,Sol',
    ],
    asks: ['precio'],
    eleccion: { columnas: [] },
    rows: [1, 0],
    said: [{ categorias: 'Snacks, Frutos secos', precio: '$ 900,00', disponible: 'No', esta_activo: 'No' }],
  },
  {
    name: 'variants below a row of their product, which is none itself',
    file: [
      'Permalink,Name,Brand,Categories,Status,SKU,Price,Variant 1 Option Name,Variant 1 Option Value',
      'yerba,Yerba,Monte,Infusiones,not-available,Y,1500.0,,',
      'yerba,,,,,Y-1,1600.0,Peso,500 g',
      'yerba,,,,,Y-2,2000.0,Peso,1 kg',
    ],
    rows: [2, 1],
    said: [
      {},
      { nombre: 'Yerba 500 g', categorias: 'Infusiones', precio: '$ 1.600,00', esta_activo: 'No' },
      { nombre: 'Yerba 1 kg', codigo: 'Y-2' },
    ],
  },
  {
    name: 'items that are numbered, an empty column of prices, a name in two lines, no barcode and a total',
    file: [
      'Item,EAN,Descripción,Marca,Rubro,Precio Venta,Precio Lista',
      '1,7790000000015,"Semillas',
      'de chía",Sol,Semillas,100,',
      '2,0.0,Sésamo,Sol,Semillas,200,',
      '3,0,Lino,Sol,Semillas,300,',
      ',,TOTAL,Sol,Semillas,600,',
    ],
    rows: [3, 1],
    said: [
      { nombre: 'Semillas de chía', codigo: '7790000000015' },
      { fila: 'Sésamo', precio: '$ 200,00' },
      { nombre: 'Lino' },
    ],
  },
  {
    name: 'prices in two currencies, of which somebody chooses the other one',
    file: ['nombre,categoria,marca,sku,precio_bs,precio_usd', 'Mijo,Granos,Sol,MI,100.00,25.50'],
    takes: { F: 'precio' },
    warns: ['moneda'],
    rows: [1, 0],
    said: [{ precio: '$ 25,50' }],
  },
  {
    name: 'a column that names the currency of each price',
    file: ['Código,Nombre,Marca,Rubro,Moneda,Precio', 'A,Mijo,Sol,Granos,PES,10', 'B,Lino,Sol,Granos,COP,20'],
    warns: ['moneda'],
    rows: [2, 0],
    said: [],
  },
  {
    name: 'prices without IVA, of which each row has its rate',
    file: [
      'Código;Descripción;Marca;Rubro;Precio sin IVA;IVA %',
      'A;Tónico;Sol;Bebidas;100,50;21%',
      'B;Harina;Sol;Harinas;1000;10,5',
    ],
    asks: ['iva'],
    eleccion: { iva: 21 },
    warns: ['iva'],
    rows: [2, 0],
    said: [{}, { precio: '$ 1.210,00' }],
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

it.each(SHAPES)(
  'takes in $name',
  async ({ tipo = 'catalogo', file, asks, fijos, eleccion, takes, warns, rows, said }) => {
    let importacion = await sheets.read(tipo, file.join('\r\n'));
    const { importacion_id: id } = importacion;
    expect(importacion.preguntas).toEqual(asks ?? []);
    if (takes) importacion = await sheets.take(id, takes);
    if (fijos || eleccion) {
      const { columnas } = (await sheets.lectura(id)).body;
      const last = columnas.findLastIndex(({ titulo }) => /price|precio/i.test(titulo));
      const prices = columnas.map(({ clave, destino }, at) => ({
        clave,
        destino: at === last ? ('precio' as const) : destino === 'precio' ? null : destino,
      }));
      const chosen = {
        ...eleccion,
        ...(eleccion?.columnas && { columnas: prices }),
        ...(fijos && { fijos }),
      };
      const answer = await sheets.choose(id, chosen);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      importacion = await sheets.done(id);
    }
    expect((await sheets.lectura(id)).body.avisos).toEqual(warns ?? []);
    const outcome = await sheets.outcomeOf(importacion);
    expect(outcome.rows, outcome.told).toEqual(rows);
    for (const [at, one] of said.entries()) expect(outcome.said[at], outcome.told).toMatchObject(one);
    expect(importacion.preguntas).toEqual([]);
    await sheets.discard(id);
  },
);
