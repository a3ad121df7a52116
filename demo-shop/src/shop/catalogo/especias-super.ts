import type { CategoriaSource } from '../demo-types.ts';
import { familiesOf } from '../families.ts';

export const especiasYSuper: CategoriaSource[] = [
  {
    nombre: 'Especias y condimentos',
    tint: '#F2CDBB',
    motivo: 'diagonal',
    icon: 'hot-pepper',
    families: familiesOf(`
Cúrcuma molida | nandu | 7200 | 100g 250g 500g 1kg* | VTM | monton polvo:#e0951d - emoji:ginger-root
Rizoma molido de color intenso, sin colorante. Mancha: conviene venderla en frasco o doble bolsa. Va con pimienta negra.

Pimentón dulce ahumado | nandu | 8900 | 100g 250g% 1kg | VTR | cuchara polvo:#b8331f - emoji:hot-pepper
Pimiento de los valles calchaquíes secado al humo de leña. Da color y perfume a guisos, papas y embutidos veganos.

Canela en rama | nandu | 18500 | 50g 100g+ 1kg | VTZM | hilera canela
Cassia en varas de ocho centímetros, entera y sin polvo. Infusiones, almíbar y centros de mesa en las fiestas.

Pimienta negra en grano | nandu | 16900 | 100g 250g 1kg | VTM | frasco pimienta-negra #3f3a33
Grano 550 g/l, entero y limpio. Guarda su aroma dos años; molida, apenas unos meses.

Comino en grano | nandu | 9300 | 100g! 250g 1kg | VTM | cuchara comino
Semilla entera para tostar y moler. Infaltable en empanadas y curry; muy rendidor.

Orégano patagónico | nandu | 9900 | 100g 250g 500g 1kg% | VTR | bolsa hoja-seca #4f7a5b emoji:herb
Hoja despalillada, verde y perfumada, sin tierra. Para pizza, chimichurri y aderezos; el bulto se fracciona fácil.

Anís estrellado | nandu | 21500 | 50g 100g 500g | VTZM | esparcido anis
Estrellas enteras, pocas rotas. Decoran y aromatizan: tés especiados, licores y peras al vino.

Sal rosada fina | nandu | 1900 | kg 500g b25kg | VTM | cuenco sal #b98a7a
Sal de roca sin refinar ni antiaglomerante. Va en salero; si toma humedad, unos granos de arroz la sueltan.
`),
  },
  {
    nombre: 'Superalimentos',
    tint: '#D3E5E0',
    motivo: 'puntos',
    icon: 'blueberries',
    families: familiesOf(`
Espirulina en polvo | laguna | 38500 | 50g 100g* 500g | VTPC | frasco polvo:#2f6b57 #2f5c4a espirulina
Microalga cultivada en Entre Ríos y secada a baja temperatura. Se toma de a media cucharadita; guardar lejos de la luz.

Maca andina en polvo | puna | 21900 | 100g 250g 1kg | VTCM | cuchara polvo:#d9bd83
Raíz gelatinizada, más digerible que la cruda. Sabor a caramelo y nuez para batidos y café.

Bayas de goji | palmar | 23800 | 100g 250g% 1kg | VTCM | cuenco goji #e9e4d4
Baya roja entera, tierna, sin azúcar. En té, muesli o como colación; se compacta con el calor del local.

Polen de abejas | colmenar | 15900 | 100g 250g 500g+ | TR | frasco polen #c9a45a emoji:honeybee
Granos multiflora secados a menos de 40 °C. Avisar a clientes alérgicos; mantiene mejor en heladera.

Moringa en polvo | laguna | 24500 | 100g 250g | VTC | monton polvo:#7f9a4a - emoji:leaf-fluttering-in-wind
Hoja seca molida muy fina. Gusto herbal, cercano al matcha; rinde mezclada con jugo de limón.

Amaranto | puna | 4900 | kg 500g 1kg | VTPM/ce | bolsa amaranto #b5532a
Grano diminuto que se cocina en veinte minutos o se infla en sartén. Para guisos, postres y turrones.

Algarroba molida | nandu | 4800 | 250g 500g 1kg% | VTSR | tabla algarroba
Vaina blanca del monte chaqueño molida entera. Dulce por sí sola; cambia al cacao en tortas infantiles.

Alga nori tostada | laguna | 2900 | u p6 c24 | VTM | cuenco alga #f3ead8
Diez hojas enteras para sushi y onigiri. Paquete con sachet secante y cierre; no apilar peso encima.
`),
  },
];
