/** The headings that other systems use for each field, separated by `|`. */
import type { DestinoColumna } from 'api-client/contract/importaciones-words';
import { PRODUCTO_FLAGS } from 'api-client/contract/producto-flags';
import { FLAG_TEXTS } from 'api-client/contract/producto-flags-staff';

/**
 * How reliable a heading is. `own`: the shop's heading. `sure`: no other meaning. `maybe`: only without a surer column.
 * `part`: joins the field's column, or replaces a missing column.
 */
export type Surety = 'own' | 'sure' | 'maybe' | 'part';

export type Rows = readonly (readonly [DestinoColumna | null, Surety, string])[];

export const PRODUCTOS: Rows = [
  [
    'codigo',
    'sure',
    `cod|sku|codigo interno|codigo producto|codigo articulo|articulo codigo|producto codigo|numero articulo|referencia|ref|
    codigo sku|sku producto|codigo proveedor|codigo distribuidora|codigo fabrica|codigo item|numero item|
    numero producto|clave|codigo propio|plu|codigo plu|codigo lista|interno|cod int|codigo sistema|variant sku|
    default code|internal reference|reference|item codigo|codart`,
  ],
  [
    'codigo',
    'maybe',
    `ean|ean 13|ean13|codigo barra|codigo barras|cod barra|codigo ean|barra|codbar|gtin|dun 14|dun14|codigo barra unidad|upc|
    codigo barra producto|modelo|barcode|variant barcode|model|id producto`,
  ],
  [
    'nombre',
    'sure',
    `producto|articulo|nombre producto|nombre articulo|item|descripcion articulo|descripcion producto|detalle articulo|
    detalle producto|mercaderia|producto nombre|articulo nombre|nombre descripcion|producto descripcion|denominacion|
    denominacion comercial|denominacion articulo|denominacion producto|nombre comercial|titulo|descripcion item|
    articulo descripcion|variedad|nombre item|name|title|nombre completo|product name|
    item name|producto service name`,
  ],
  [
    'nombre',
    'part',
    `presentacion|tamano|contenido|contenido neto|gramaje|peso neto|formato|envase|medida|presentacion producto|
    tipo presentacion|sabor|gusto|variation name`,
  ],
  [
    'marca',
    'sure',
    'fabricante|marca producto|laboratorio|linea marca|bodega|marca comercial|firma|vendor|manufacturer|productos marca|marca name',
  ],
  ['marca', 'maybe', 'proveedor|nombre proveedor|razon social proveedor|productor|editorial'],
  [
    'categorias',
    'sure',
    `categoria|rubro|familia|linea|seccion|grupo|departamento|categoria producto|rubro producto|tipo producto|
    rubro articulo|familia articulo|familia producto|linea producto|sector|clasificacion|grupo articulo|
    nombre rubro|descripcion rubro|nombre categoria|division|super rubro|superrubro|gondola|product category|
    categories (x,y,z...)|categoria name|item group|collection|grupo producto|desrub`,
  ],
  ['categorias', 'maybe', 'product type'],
  [
    'categorias',
    'part',
    `sub rubro|subrubro|sub categoria|subcategoria|sub familia|subfamilia|sub linea|sublinea|sub grupo|subgrupo|subtipo`,
  ],
  ['etiquetas', 'sure', 'etiqueta|tag|caracteristica|atributo|apto|apto para|tags (x,y,z...)'],
  [
    'descripcion',
    'sure',
    `descripcion|detalle|concepto|observacion|descripcion larga|descripcion ampliada|descripcion adicional|descripcion web|descripcion corta|
    descripcion extendida|ingrediente|informacion adicional|comentario|short description|
    body (html)|venta descripcion|descripcion curta`,
  ],
  [
    'precio',
    'sure',
    `precio lista|precio unitario|precio unidad|precio un|precio final|precio venta|pvp|pu|precio publico|precio mayorista|
    precio con iva|precio pesos|importe|precio nuevo|nuevo precio|lista|precio|precio unitario con iva|precio final con iva|
    precio lista con iva|precio venta con iva|precio publico con iva|precio mayorista con iva|precio kg|precio bulto|
    precio bulto con iva|precio caja|precio pack|precio cerrado|precio distribuidor|precio comercio|precio contado|
    precio efectivo|precio transferencia|contado|efectivo|precio minorista|mayorista|minorista|precio actual|valor|
    valor unitario|unitario|precio base|importe unitario|lista 1|lista 2|lista 3|lista 4|lista 5|precio 1|precio 2|
    precio 3|precio lista 1|precio lista 2|precio lista 3|lista precio|final|precio fraccionado|
    precio regular|regular price|precio normal|precio vigente|publico|precio ml|precio web|precio tarjeta|
    con iva|precio total|total con iva|precio especial|precio 25 kg|precio 10 kg|precio 5 kg|
    precio dietetica|precio gondola|precio revendedor|precio reventa|
    precio bruto|precioa|preciob|precioc|precio b|precio c|prelis 1|prelis 2|prelis 3|prelis 4|prelis 5|prelis 6|selling precio|venta precio|venta precio rate|venta unitario precio|
    standard rate|variant price|list price|lst price|retail price|default price|productos precio lista`,
  ],
  [
    'precio',
    'maybe',
    `precio sin iva|precio neto|neto|precio unitario sin iva|precio lista sin iva|precio mayorista sin iva|sin iva|
    precio venta sin iva|precio final sin iva|precio neto unitario|unitario neto|neto unitario|precio bulto sin iva|
    precio sugerido|precio venta sugerido|precio publico sugerido|sugerido|pvp sugerido|pvps|precio gravado|rate`,
  ],
  [
    'precio_antes_oferta',
    'sure',
    `precio anterior|precio antes|antes|precio tachado|precio viejo|precio lista anterior|anterior|precio sin descuento|
    variant compare at price|compare at price`,
  ],
  [
    'tipo_de_precio',
    'maybe',
    `se vende|venta|unidad venta|tipo|um|udm|unidad medida|uni medida|umed|medida venta|forma venta|unidad|tipo unidad|
    modalidad|unidad precio|fraccion|usage unit|stock uom|uom`,
  ],
  ['se_pesa', 'sure', 'se pesa|pesable|pesables|es pesable|por peso|producto pesable|balanza'],
  [
    'alicuota_iva',
    'sure',
    'iva|porcentaje iva|alicuota|alicuota iva|tasa iva|iva alicuota|iva tasa|iva porcentaje',
  ],
  [
    'disponible',
    'maybe',
    `stock|hay stock|disponibilidad|existencia|stock actual|stock disponible|cantidad stock|en stock|cantidad disponible|
    saldo stock|inventario|stock total|stock deposito|stock unidad|stock real|in stock|
    in stock?|is in stock|availability|qty|inventory level|variant inventory qty|stock quantity|on hand|stock on hand|quantity on hand|inventory|stoact`,
  ],
  ...PRODUCTO_FLAGS.map((flag) => [flag, 'maybe', FLAG_TEXTS[flag].headings] as const),
  [
    'esta_activo',
    'maybe',
    'visible|publicado|habilitado|activo|estado|mostrar tienda|mostrar mi tienda linea|published|status|active|active (0/1)|product online',
  ],
  [
    'id_externo',
    'sure',
    `id|id externo|external id|id sistema|id articulo|id item|item id|id interno|id publicacion|numero publicacion|
    identificador externo|id otro sistema|id web|id erp|id tienda`,
  ],
  ['id_externo', 'maybe', 'product id|variant id|id variante|article id|legacy id'],
  [
    null,
    'sure',
    `unidad bulto|bulto x|bulto por|cantidad bulto|unidad caja|cantidad caja|un bulto|unidad pack|bulto cerrado|
    cantidad|pedido|cantidad pedido|importe iva|costo|precio costo|
    precio compra|costo con iva|costo sin iva|ultimo costo|costo unitario|margen|utilidad|ganancia|markup|descuento|
    bonificacion|recargo|stock minimo|stock maximo|punto pedido|peso|peso kg|peso bruto|alto cm|ancho cm|profundidad cm|
    volumen|pallet|unidad pallet|vencimiento|lote|fecha|fecha alta|fecha precio|ultima actualizacion|actualizacion|
    fecha actualizacion|vigencia|imagen|foto|link|url|identificador url|origen|procedencia|ubicacion|deposito|sucursal|
    moneda|sale price|precio rebajado|producto precio referencia|dolar|precio dolar|precio usd|variacion|aumento|total|envio sin cargo|titulo seo|descripcion seo|
    impuesto interno|imp interno|oferta vigente|rnpa|rne|tacc|orden|renglon|pasillo|aplica percepcion`,
  ],
];

/** Headings of agreements; those of products count too. */
export const CONDICIONES: Rows = [
  [
    'condicion',
    'sure',
    'condicion comercial|acuerdo|nombre condicion|nombre lista|lista cliente|lista precio cliente|grupo cliente|tarifa',
  ],
  [
    'minimo',
    'sure',
    'cantidad minima|compra minima|pedido minimo|minimo venta|venta minima|min|cantidad min',
  ],
  ['multiplo', 'sure', 'multiplo venta|venta multiplo|cantidad multiplo|se vende de a'],
  ['escalas', 'sure', 'descuento cantidad|descuento escala|escala descuento|precio cantidad|escala precio'],
  [null, 'sure', 'precio tienda|precio base'],
  ...PRODUCTOS,
];

export const CLIENTES: Rows = [
  [
    'nombre',
    'sure',
    'nombre contacto|contacto|persona contacto|nombre titular|nombre responsable|responsable|titular|first name',
  ],
  ['nombre', 'maybe', 'encargado|atiende|comprador'],
  ['nombre_apellido', 'sure', 'nombre apellido|nombre y apellido|nombre completo|nombre e apellido'],
  ['apellido_nombre', 'sure', 'apellido nombre|apellido y nombre|apellido e nombre'],
  ['apellido', 'sure', 'apellido contacto|apellido titular|last name|surname'],
  [
    'dni',
    'sure',
    `cuit cuil|cuil|dni|cuit dni|numero cuit|cuit numero|cuit cuil dni|numero cuit cuil dni|documento|numero documento|cuit cliente|
    identificacion tributaria|numero cuit cuil|dni cuit|cuil cuit|doc|numero doc|nif|nroiva`,
  ],
  [
    'nombre_comercio',
    'sure',
    `nombre comercio|nombre comercial|nombre fantasia|fantasia|local|negocio|empresa|nombre local|nombre negocio|
    nombre empresa|nombre cliente|company|company name|nom com`,
  ],
  [
    'nombre_comercio',
    'maybe',
    'razon social|razon soci|denominacion|cliente|razon social cliente|denominacion social|descripcion|display name',
  ],
  [
    'telefono',
    'sure',
    `telefono celular|telefono cel|celular|movil|whatsapp|wsp|telefono 1|telefono contacto|telefono fijo|numero telefono|
    telefono principal|celular contacto|telefono movil|wapp|phone|phone number|mobile|mobile phone`,
  ],
  [
    'dom_fiscal',
    'sure',
    `domicilio|domicilio comercial|direccion|direccion fiscal|direccion comercial|calle|domicilio legal|direccion entrega|
    domicilio entrega|domicilio particular|calle y numero|calle numero|address|address 1|street|billing address|billing address 1`,
  ],
  [
    'dom_fiscal',
    'part',
    'localidad|ciudad|provincia|cp|codigo postal|barrio|partido|altura|piso depto|piso|depto|poblacion|localidad y provincia|city|zip|state|c postal|billing city|billing state|billing postcode|billing code',
  ],
  [
    'condicion_iva',
    'sure',
    `condicion iva|iva|condicion frente iva|categoria iva|responsabilidad iva|situacion iva|condicion fiscal|
    situacion fiscal|tipo responsable|responsable iva|tipo iva`,
  ],
  [
    'email',
    'sure',
    'e email|email|correo electronico|direccion email|email contacto|email 1|e mail|email electronico|email id|emailid',
  ],
  [
    null,
    'sure',
    `id|codigo|codigo cliente|numero cliente|cliente numero|zona|vendedor|condicion venta|condicion pago|forma pago|lista precio|lista|
    saldo|saldo actual|limite credito|credito|observacion|nota|fecha alta|alta|transporte|expreso|rubro|
    ingreso bruto|iibb|numero iibb|pais|pagina web|web|cbu|banco|alias|email facturacion|ultima compra|descuento|
    estado|activo|horario|horario atencion|dia visita|recorrido|reparto|ramo|tipo cliente|categoria|canal|ruta|
    latitud|longitud|fecha nacimiento`,
  ],
];
