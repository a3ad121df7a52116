import type { CategoriaSource } from '../demo-types.ts';
import { familiesOf } from '../families.ts';

export const secosYFrutas: CategoriaSource[] = [
  {
    nombre: 'Frutos secos',
    tint: '#EFDDC3',
    motivo: 'sol',
    icon: 'chestnut',
    families: familiesOf(`
Almendra non pareil | acequias | 15800 | kg* 250g 500g 1kg% 5kg B10kg | VTKM | cuenco almendra #b5532a
Almendra entera con piel, calibre parejo y tostado natural suave. Va bien en góndola, en mix y molida para harina casera; en lugar fresco se mantiene 8 meses.

Nuez mariposa extra light | teros | 13600 | kg* 500g% 5kg b10kg | VTKR | cuenco nuez #4f7a5b
Mitades enteras de cosecha mendocina, color claro y sin polvillo. Conviene exhibirla en frasco tapado y guardar el resto en frío.

Nuez pecán en mitades | teros | 19800 | kg 250g 1kg! | VTKR | tabla pecan
Pecán entrerriana, dulce y mantecosa. Rinde en budines, granolas y picadas; se vende bien en paquete chico por su precio.

Castaña de cajú natural | palmar | 17400 | kg 500g b10kg+ | VTKM | cuchara caju
Cajú W320 sin tostar, ideal para quesos y cremas veganas después de un remojo. Llega en envase con vacío; una vez abierta, tapar bien.

Maní tostado sin sal | manantial | 2900 | kg* 500g 5kg% B25kg | VTNR | monton mani - emoji:peanuts
Maní runner cordobés repelado y tostado en horno. Básico de todo comercio: mix, pasta de maní casera, garrapiñada. Guardar seco y sin sol.

Maní frito salado | manantial | 3300 | kg 500g b10kg | VTRL | cuenco mani-frito #8a5a34
Frito en aceite de girasol alto oleico, crocante y con sal pareja. Para bares y picadas; en frasco cerrado no pierde textura.

Maní crudo con piel | manantial | 2450 | kg 1kg b25kg+ | VTNCR | cuchara mani-piel
Grano confitería con su piel roja, sin tostar. Lo llevan fabricantes de garrapiñada y quienes hacen manteca en casa.

Avellana tostada | teros | 18900 | kg 500g 1kg! | VTZM | frasco avellana #8a5a34
Avellana repelada al horno, aroma intenso. Para praliné, untables y bombonería; poca piel suelta.

Pistacho tostado con cáscara | palmar | 29500 | 250g 500g% 1kg | VTML | esparcido pistacho
Cáscara abierta en más del 95 %, tostado y con sal suave. Producto de vidriera: se vende solo en bolsita de regalo.

Mix frutos secos clásico | acequias | 12800 | kg 250g 500g% 5kg | VTKL | cuenco nuez #c9a45a almendra
Almendra, nuez, cajú, avellana y pasas en partes parejas, sin maní. Listo para fraccionar en bolsitas de mostrador.
`),
  },
  {
    nombre: 'Frutas deshidratadas',
    tint: '#F8D9C8',
    motivo: 'arco',
    icon: 'peach',
    families: familiesOf(`
Pasas de uva negras | solana | 4300 | kg 500g B10kg | VTSR | cuenco pasa #7d8f6a emoji:grapes
Pasa sanjuanina sin semilla, secada al sol. Carnosa y de calibre parejo; panaderías y granolas la usan todo el año.

Arándano rojo deshidratado | palmar | 11900 | kg 250g 500g b10kg | VTM | frasco arandano #b5532a
Cranberry en mitades endulzado con jugo de manzana. Color vivo, no se apelmaza; suma en ensaladas, budines y mix premium.

Orejones de damasco | solana | 12700 | kg 500g% 1kg | VTR | tabla orejon
Damasco turco medio, blando y sin carozo. Contiene sulfito, que le conserva el naranja; sirve para compotas, tablas y rellenos.

Dátil medjool | cordon | 16800 | 500g 1kg* 5kg% | VTSCM | hilera datil
Dátil grande y jugoso, con carozo. Reemplaza azúcar en barritas y batidos. Exhibir tapado: toma olores del local.

Banana chips | palmar | 7400 | kg 250g 1kg | VTML | monton banana - emoji:banana
Rodajas fritas en aceite de coco, apenas endulzadas. Muy crocantes; el envase con cierre evita que tomen humedad.

Aros de manzana | solana | 9800 | 100g 250g+ 1kg | VTSRL | hilera aro-manzana - emoji:red-apple
Manzana del Alto Valle sin pelar, cortada en aros y secada despacio, sin azúcar ni sulfitos. Colación escolar que se vende sola.

Mango deshidratado en tiras | palmar | 14900 | 100g 500g+ 1kg | VTSM | cuenco mango #5f8a6b emoji:mango
Tiras largas de mango maduro, elásticas y sin azúcar agregada. Se lucen en frasco de vidrio y en tablas dulces.

Coco en escamas | palmar | 8700 | kg 250g 1kg | VTKM | cuenco coco-viruta #6b4a33 emoji:coconut
Láminas anchas de coco sin endulzar. Dan volumen a la granola y decoran tortas; tostadas tres minutos cambian de sabor.
`),
  },
];
