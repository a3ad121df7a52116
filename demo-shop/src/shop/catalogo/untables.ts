import type { CategoriaSource } from '../demo-types.ts';
import { familiesOf } from '../families.ts';

export const untables: CategoriaSource[] = [
  {
    nombre: 'Untables y pastas',
    tint: '#E8D3BD',
    motivo: 'marco',
    icon: 'peanuts',
    families: familiesOf(`
Pasta de maní lisa | manantial | 6400 | 370g* 1kg 3kg% c12x370g | VTKPS | pote mani #b9803f emoji:peanuts
Cien por ciento maní tostado, sin azúcar, sal ni aceite. El aceite que sube es natural: se mezcla y listo.

Pasta de maní crocante | manantial | 6600 | 370g 1kg c12x370g | VTKPS | cuenco polvo:#b0742f #b5532a mani-frito
Con trozos de maní que se sienten. Se alterna con la lisa; el frasco de kilo rinde para cafeterías.

Pasta de maní con cacao | manantial | 7900 | 370g% 1kg | VTPS | pote chip #6b3c22 emoji:peanuts
Maní y cacao amargo, endulzada con dátil. Gusta a los chicos; sin leche ni aceite de palma.

Mantequilla de almendras 200 g | acequias | 7900 | u p6 c12 | VTKC | pote almendra #c29158
Almendra con piel molida en piedra hasta quedar sedosa. Frasco de vidrio; abierta, dos meses en heladera.

Tahini integral | oro | 9600 | 250g+ 500g 1kg% | VTM | cuenco polvo:#cdb083 #4f7a5b sesamo
Sésamo con cáscara molido, ligero amargor. Para hummus y aderezos; revolver antes de servir.

Dulce de leche de coco 250 g | palmar | 5600 | u p6 c12 | VT | pote coco-viruta #9a5a2a emoji:coconut
Leche de coco y azúcar mascabo cocidas despacio. Untuoso y sin lactosa; muy pedido por veganos.

Mermelada de arándanos 350 g | huerta | 4300 | u p6! c12 | VTR | frasco polvo:#4a3a78 #c9a45a emoji:blueberries
Fruta entera con poca azúcar y jugo de limón, en paila chica. Sin pectina agregada.
`),
  },
];
