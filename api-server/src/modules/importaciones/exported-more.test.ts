/** More files that other shops and systems export: see `exported.test.ts`. */
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
    name: 'fields of six letters, with a cost that looks like a price',
    file: [
      'codart;descri;codbar;desrub;marca;prelis[1];prelis[2];poriva;precos;stoact;estado',
      '11801;Alfajor;7790001;Golosinas;Sol;1210;1089;21;500;120;A',
      '999;Turrón;;Golosinas;Sol;121;;21;50;0;B',
    ],
    asks: ['precio'],
    takes: { F: 'precio' },
    rows: [2, 0],
    said: [
      { codigo: '11801', categorias: 'Golosinas', precio: '$ 1.210,00', disponible: 'Sí', esta_activo: 'Sí' },
      { precio: '$ 121,00', esta_activo: 'No' },
    ],
  },
  {
    name: 'headings without spaces, and things that are sold',
    file: ['nombre,precioventa,marca,categoria,codigobarras,estado', 'Bici,1200,Sol,Rodados,77901,vendida'],
    rows: [1, 0],
    said: [{ codigo: '77901', precio: '$ 1.200,00', esta_activo: 'No' }],
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
    said: [{ alicuota_iva: '21\u00a0%' }, { precio: '$ 1.210,00', alicuota_iva: '10,5\u00a0%' }],
  },
  {
    name: 'customers with the address that bills go to, and names of fields of ten letters',
    tipo: 'clientes',
    file: [
      'First Name,Last Name,NOM_COM,RAZON_SOCI,CUIT,EmailID,Phone,Billing Address 1,Billing City,C_POSTAL',
      'Ana,Paz,Dietética Sol,Sol SA,27-34567891-4,ana@ejemplo.test,2477 400003,Mitre 4,Rojas,2705',
    ],
    rows: [1, 0],
    said: [{ fila: 'Dietética Sol', dom_fiscal: 'Mitre 4, Rojas, 2705', email: 'ana@ejemplo.test' }],
  },
];

it.each(SHAPES)('imports $name', (shape) => importShape(sheets, shape));
