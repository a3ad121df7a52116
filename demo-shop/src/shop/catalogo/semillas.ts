import type { CategoriaSource } from '../demo-types.ts';
import { familiesOf } from '../families.ts';

export const semillas: CategoriaSource[] = [
  {
    nombre: 'Semillas',
    tint: '#E3E6C4',
    motivo: 'lomas',
    icon: 'sunflower',
    families: familiesOf(`
Semillas de chía | puna | 4300 | kg* 250g 500g 5kg% B25kg | VTFRC/sf | cuchara chia
Chía negra salteña, pureza 99,9 %. Forma gel en diez minutos: pudines, panes y licuados. Seca y cerrada dura dos años.

Lino marrón | oro | 2100 | kg 500g b25kg | VTFR | cuenco lino #7d8f6a
Semilla limpia y zarandeada, rica en fibra. Se aconseja moler al momento; el cliente la lleva para panes y agua de lino.

Sésamo blanco integral | oro | 5400 | kg 250g 500g b25kg | VTM | bolsa sesamo #8fae5f
Con su cáscara, tostado muy leve. Para pan, sushi y tahini casero; moverlo seguido en la batea para que no se asiente.

Sésamo negro | oro | 7900 | 250g 500g! 1kg | VTM | cuenco sesamo-negro #e9e4d4
Aroma profundo y contraste de color para ensaladas y galletas. Rinde en frascos chicos de especiero.

Girasol pelado | oro | 2600 | kg 500g 1kg% B25kg | VTPR | monton girasol - emoji:sunflower
Pepita entera, calibre panadero, sin impurezas. La semilla más pedida después de la chía: mezclas, panes y ensaladas.

Zapallo pelado | puna | 9700 | kg 250g 500g | VTPKM | cuchara zapallo
Pepita verde grado AA, crocante. Tostada con sal es un snack de alta rotación; cruda, mejora mixes y granolas.

Amapola azul | oro | 11200 | 250g 500g+ | VTM | frasco amapola #6f7f95
Semilla fina para budín de limón y strudel. Se vende en poca cantidad: conviene el paquete chico, bien cerrado.

Mix de semillas para ensalada | siete | 5200 | kg 250g 500g | VTFL | cuenco girasol #b5532a zapallo
Girasol, zapallo, sésamo y lino tostados juntos. Listo para espolvorear; ofrecer junto a la balanza ayuda a la venta por impulso.
`),
  },
];
