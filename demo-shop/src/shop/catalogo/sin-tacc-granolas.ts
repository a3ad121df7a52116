import type { CategoriaSource } from '../demo-types.ts';
import { familiesOf } from '../families.ts';

export const sinTaccYGranolas: CategoriaSource[] = [
  {
    nombre: 'Sin tacc',
    tint: '#D9E0EE',
    motivo: 'rombos',
    icon: 'ear-of-corn',
    families: familiesOf(`
Premezcla universal | flordeharina | 3200 | 500g 1kg* 5kg b25kg% | VTZ | paquete polvo:#f4eee0 #5f7aa5 arroz
Arroz, mandioca y maíz con goma xántica. Reemplaza a la harina común en la misma medida; elaborada en planta exclusiva.

Premezcla para pan | flordeharina | 3500 | 500g 1kg 5kg | VT | bolsa polvo:#ecdcb8 #5f7aa5 emoji:bread
Solo pide agua, aceite y levadura. Miga húmeda que aguanta dos días; incluye receta impresa.

Fideos tirabuzón de arroz 500 g | litoral | 2400 | u p6 c12 | VT | paquete tirabuzon #c9a45a
Arroz y maíz, no se pegan si se cocinan en mucha agua. Nueve minutos; envase con sello oficial.

Penne de arvejas 250 g | litoral | 2900 | u p6+ c12 | VTPF | frasco penne-verde #4f7a5b
Harina de arveja y nada más: el doble de proteína que la pasta común. Siete minutos y escurrir.

Galletitas de coco 120 g | flordeharina | 2100 | u p6 c24% | VT | hilera galleta
Crocantes, con harina de arroz y coco rallado. Dos paquetes internos para que lleguen enteras.

Galletitas de cacao 120 g | flordeharina | 2150 | u p6! c24 | VT | tabla galleta-cacao
Masa de cacao amargo con azúcar rubia. No llevan lácteos; se comen solas o con untable.

Rebozador de maíz | flordeharina | 2600 | 500g 1kg | VT | cuchara polvo:#e9bb4e - maiz
Copos de maíz molidos gruesos con especias. Fritura dorada y seca, también al horno.
`),
  },
  {
    nombre: 'Granolas y desayunos',
    tint: '#F3D8DC',
    motivo: 'medio',
    icon: 'bowl-with-spoon',
    families: familiesOf(`
Granola clásica con miel | siete | 5400 | kg* 500g 5kg B10kg% | FL | cuenco granola #5f8a9a
Avena, coco, almendra y pasas horneadas con miel. Racimos grandes; en batea, moverla poco para no romperlos.

Granola de cacao y avellanas | siete | 7200 | 500g 1kg+ | VFL | bolsa granola #6b3c22 avellana
Endulzada con mascabo, con trozos de avellana tostada. Huele a postre y se vende como tal.

Granola sin azúcar | siete | 6300 | kg 500g b10kg | VSF | frasco granola #8fae5f
Dulzor de manzana y dátil, semillas y nuez. Para quien cuida el azúcar sin resignar crocante.

Copos de maíz sin azúcar | tala | 3600 | kg 250g b5kg | VS | cuenco copo-maiz #4f7a5b emoji:glass-of-milk
Laminados y tostados, solo maíz y sal. Ocupan volumen: pedir según lugar de depósito.

Aritos frutados | tala | 4400 | 250g 1kg! | L | frasco aritos #b5532a
Cereal de avena y miel en aros, sin colorantes. Competencia directa de los de góndola con mejor etiqueta.

Barrita de cereal y frutos rojos | siete | 690 | u p12 C48% | VL | tabla barra
Avena, arándano y miel de caña, envuelta de a una. Exhibidor de cartón listo para mostrador.

Barrita proteica de cacao | siete | 1350 | u+ p12 c48 | VTP | hilera barra-cacao
Doce gramos de proteína de arveja, textura blanda. La piden gimnasios; no se derrite en verano.
`),
  },
];
