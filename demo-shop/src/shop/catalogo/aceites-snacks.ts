import type { CategoriaSource } from '../demo-types.ts';
import { familiesOf } from '../families.ts';

export const aceitesYSnacks: CategoriaSource[] = [
  {
    nombre: 'Aceites y vinagres',
    tint: '#ECEBB5',
    motivo: 'cuarto',
    icon: 'olive',
    families: familiesOf(`
Aceite de oliva extra virgen | olivar | 14800 | 500ml* 1l 5l% c12x500ml | VTKR | botella emoji:olive #a9a63a
Arauco y arbequina de La Rioja, extracción en frío, acidez menor a 0,4. Botella oscura; lejos del calor de la heladera.

Aceite de coco virgen | palmar | 12900 | 200ml 500ml* 1l c12x500ml | VTKM | pote polvo:#f4efe2 #efe9da emoji:coconut
Primera prensada, aroma a coco fresco. Sólido bajo 24 °C: no es un defecto, conviene explicarlo en el estante.

Aceite de coco neutro | palmar | 9800 | 500ml 1l% 4l | VTKM | frasco polvo:#f1ead9 #8fae5f emoji:coconut
Desodorizado, para freír y hornear sin sabor. El bidón le sirve a cocinas y elaboradores.

Aceite de girasol alto oleico | oro | 3900 | 1l 5l c12x1l | VTR | botella emoji:sunflower #d9ad35
Prensado, estable a la fritura. Económico y parejo; el bidón ahorra envase a las rotiserías.

Aceite de sésamo tostado | oro | 21800 | 250ml 500ml+ | VTM | botella sesamo #8a4f1f
Aroma fuerte para terminar woks y aderezos. Se usa de a gotas; envase con vertedor.

Vinagre de manzana orgánico | acequias | 5800 | 500ml 1l 5l c12x500ml | VTOR/or | botella emoji:red-apple #c98a45
Sin filtrar, con su madre, fermentado seis meses en roble. El sedimento es natural: agitar antes de usar.

Aceto balsámico | olivar | 7900 | 250ml 500ml% 5l | VT | botella emoji:grapes #4a1f24
Mosto cocido y vinagre de vino, denso y agridulce. Para ensaladas y frutillas; sin caramelo agregado.
`),
  },
  {
    nombre: 'Snacks salados',
    tint: '#FBD7B0',
    motivo: 'mantel',
    icon: 'popcorn',
    families: familiesOf(`
Maní japonés | crujir | 5100 | kg 500g b10kg | VL | cuenco mani-frito #4f7a5b emoji:peanuts
Maní recubierto con masa de trigo y salsa de soja, crocante por fuera. Se fracciona bien; no contiene conservantes.

Chips de batata al horno 80 g | crujir | 1900 | u* p6 C24% | VTL/ta | paquete banana #c4622d emoji:roasted-sweet-potato
Láminas finas con piel, aceite de girasol y sal marina. Bolsa de aluminio con aire: no apretar en depósito.

Tostadas de arroz sin sal 100 g | crujir | 1500 | u p6 C24 | VTN/ta | tabla tortita
Redondas, infladas a presión, sin agregado de sal. Livianas: una caja completa casi no pesa.

Pochoclo de maíz orgánico 70 g | crujir | 1700 | u p6+ c24 | VTO/or | paquete pochoclo #b5532a emoji:popcorn
Reventado con aire y un toque de aceite de coco. Producto joven que entra por el kiosco saludable.

Bastones integrales con sésamo 200 g | crujir | 2100 | u p6 c12 | VI | hilera baston - sesamo
Grisines con harina entera y sésamo en la superficie. Acompañan untables: conviene exhibirlos al lado.

Mix salado cervecero | crujir | 6900 | kg 500g 1kg% | VL | cuenco mani #c9a45a maiz
Maní, pretzel, cajú y maíz frito especiado. Pensado para bares: bolsa de kilo con cierre.

Garbanzos crocantes al limón 90 g | crujir | 2200 | u p6 c12! | VTPF | cuchara garbanzo - emoji:lemon
Horneados, no fritos, con ralladura de limón. Proteína y fibra en paquete de bolsillo.

Crackers de semillas 150 g | crujir | 2600 | u p6 c12 | VIF | tabla galleta - lino
Galleta plana con lino, chía y girasol, sin levadura. Ideal con quesos; caja con dos bolsas internas.
`),
  },
];
