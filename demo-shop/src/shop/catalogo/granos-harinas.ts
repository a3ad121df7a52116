import type { CategoriaSource } from '../demo-types.ts';
import { familiesOf } from '../families.ts';

export const granosYHarinas: CategoriaSource[] = [
  {
    nombre: 'Legumbres',
    tint: '#D5E4D3',
    motivo: 'franja',
    icon: 'beans',
    families: familiesOf(`
Lenteja lentejón | quebrada | 2400 | kg 500g 5kg B25kg | VTPR | cuenco lenteja #c9a45a
Grano grande, seleccionado a máquina, casi sin descarte. Con remojo corto queda entera: guisos y ensaladas de todo el invierno.

Lenteja turca roja | quebrada | 3900 | kg 500g 1kg% | VTPM | cuchara lenteja-roja
Partida y sin piel, se cocina en quince minutos sin remojo. La recomendamos para quien empieza con legumbres.

Lenteja beluga | quebrada | 5100 | 500g 1kg+ | VTPM | frasco lenteja-negra #3f3a33
Chiquita y negra como caviar, mantiene la forma al hervir. Se luce en ensaladas tibias y en cocina de restaurante.

Garbanzo 9 mm | quebrada | 2200 | kg* 500g 5kg% B25kg | VTPFR | bolsa garbanzo #8fae5f
Garbanzo kabuli salteño de calibre parejo. Remojo de una noche; rinde el doble. Base del hummus y los guisos.

Poroto alubia | quebrada | 2300 | kg 500g b25kg | VTPR | monton poroto-alubia
Blanco, de piel fina, cosecha del norte. Para ensalada, locro y conservas; revisar que la batea quede lejos de la humedad.

Poroto negro | quebrada | 2100 | kg 500g b25kg! | VTPR | cuenco poroto-negro #b5532a
Grano brillante y sano, de cocción pareja. Muy buscado por la cocina brasileña y mexicana.

Arveja verde partida | quebrada | 1700 | kg 500g 1kg | VTFR | bolsa arveja-partida #4f7a5b emoji:pea-pod
Sin cáscara, se deshace sola en cuarenta minutos: sopa crema sin licuar. De las legumbres más económicas del local.
`),
  },
  {
    nombre: 'Cereales y granos',
    tint: '#F6E7B4',
    motivo: 'mesa',
    icon: 'sheaf-of-rice',
    families: familiesOf(`
Avena arrollada fina | tala | 1500 | kg 500g 1kg* 5kg b25kg% | VFR | cuchara avena
Copo instantáneo para porridge, licuados y rebozados. Bolsa de papel kraft multipliego; apoyar siempre sobre tarima.

Avena arrollada gruesa | tala | 1600 | kg 1kg b25kg | VFIR | frasco avena #c9a45a
Copo entero que conserva mordida. La prefieren quienes hacen granola y pan de molde.

Arroz yamaní | litoral | 2150 | kg* 500g 5kg B30kg | VTIR | bolsa yamani #8fae5f
Integral de grano corto, cosecha correntina del año. Tarda cuarenta minutos; tostarlo antes lo deja suelto.

Arroz carnaroli | litoral | 4200 | 500g+ 1kg | VTR | cuenco arroz #4f7a5b
Grano de risotto, suelta almidón sin pasarse. Paquete sellado al vacío, buena presencia para regalo gourmet.

Quinoa blanca real | puna | 5900 | kg 250g 500g 1kg% b25kg | VTPM/sf | cuchara quinoa
Lavada y sin saponina, lista en quince minutos. Grano grande del altiplano; una de las más consultadas en mostrador.

Trigo burgol fino | tala | 1900 | kg 500g 1kg | VIR | cuenco trigo #b5532a emoji:leafy-green
Trigo precocido y partido: se hidrata en agua fría. Para tabule, kepe y ensaladas frescas de verano.

Maíz pisingallo | litoral | 1450 | kg 500g b25kg | VTIR | monton maiz - emoji:ear-of-corn
Revienta parejo, con poco grano duro en el fondo de la olla. De venta segura en vacaciones y fines de semana.
`),
  },
  {
    nombre: 'Harinas y féculas',
    tint: '#E9E4DC',
    motivo: 'rayas',
    icon: 'bread',
    families: familiesOf(`
Harina integral superfina | tala | 900 | kg 5kg b25kg% | VFIR | bolsa polvo:#d8bc92 #c9a45a trigo
Trigo entero molido fino, con su germen. Absorbe más agua que la blanca; usar dentro de los 4 meses de molida.

Harina de almendras | acequias | 17900 | 250g 500g 1kg% | VTKZ/ta | cuenco polvo:#ead6b0 #b5532a almendra
Almendra pelada y molida en frío, sin desgrasar. Macarons, budines keto y rebozados. Conservar en heladera.

Harina de garbanzo | tala | 2600 | kg 500g 5kg | VTPR/ta | cuchara polvo:#e9cf8c - garbanzo
Para fainá, rebozar sin huevo y ligar hamburguesas. Molienda fina, sin amargor, de garbanzo tostado apenas.

Harina de arroz | litoral | 1900 | kg 500g b25kg | VTR/ta | monton polvo:#f4eee0 - arroz
Blanca, neutra y liviana, la base de casi toda premezcla sin gluten. En línea libre de trigo.

Fécula de mandioca | litoral | 2300 | kg 500g b25kg! | VTR/ta | frasco polvo:#f8f5ee #8fae5f
Almidón misionero que da elasticidad: chipá, pan de queso y salsas. Abierta, se apelmaza con la humedad.

Harina de coco | palmar | 7600 | 250g 500g 1kg | VTKF | cuenco polvo:#f3e7d2 #6b4a33 emoji:coconut
Muy absorbente: se usa un tercio de lo que pide una receta con trigo. Dulce y aromática, alta en fibra.

Salvado de avena | tala | 2400 | kg 500g+ 1kg | VFR | cuchara polvo:#d9bd8f - avena
La capa exterior del grano, rica en betaglucanos. Se suma por cucharadas a yogur y panes.
`),
  },
];
