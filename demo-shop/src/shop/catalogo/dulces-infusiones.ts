import type { CategoriaSource } from '../demo-types.ts';
import { familiesOf } from '../families.ts';

export const dulcesEInfusiones: CategoriaSource[] = [
  {
    nombre: 'Endulzantes',
    tint: '#FBE3A6',
    motivo: 'panal',
    icon: 'honey-pot',
    families: familiesOf(`
Miel pura multifloral | colmenar | 5200 | 500g* 1kg+ 5kg% b25kg | TR | pote polvo:#d98f20 #d98f20 emoji:blossom
Miel pampeana sin calentar, que cristaliza con el frío: baño maría suave y vuelve. El balde de 25 kg es para fraccionar.

Azúcar mascabo | ingenio | 3100 | kg 500g 5kg B25kg | VTR | cuenco azucar-cristal #4f7a5b
Jugo de caña evaporado sin refinar, húmedo y con gusto a melaza. Si se endurece, una rodaja de manzana lo ablanda.

Azúcar rubia orgánica | ingenio | 2600 | kg 5kg b25kg% | VTOR/or | bolsa azucar-cristal #8fae5f
Caña tucumana con certificación orgánica. Cristal suelto que disuelve bien; reemplaza gramo por gramo a la blanca.

Stevia líquida 100 ml | yuyal | 2900 | u p6 c24 | VTSK | botella hoja-verde #9fb56a
Gotero con tapa segura, sin ciclamato ni sacarina. Diez gotas equivalen a una cucharadita de azúcar.

Xilitol | cordon | 12900 | 250g 500g 1kg | VTSZM | frasco cristal-blanco #6f9aa0
Endulza igual que el azúcar con menos calorías. Aclarar en la venta que es tóxico para perros.

Eritritol | cordon | 10800 | 250g 500g% 1kg | VTSKM | cuchara cristal-blanco
Polvo granulado sin regusto, apto para hornear. En clima frío puede recristalizar en coberturas.

Sirope de agave 330 g | palmar | 5900 | u p6! c12 | VTM | botella polvo:#c98a35 #c98a35 emoji:cactus
Fluido y neutro, se mezcla en frío. Pico dosificador que no gotea; una vez abierto no precisa heladera.

Panela en cubos | ingenio | 4200 | 500g 1kg | VTR | tabla terron
Caña entera moldeada en cubos, uno por taza. Buen producto para cafeterías.
`),
  },
  {
    nombre: 'Infusiones y yerbas',
    tint: '#CFDDBF',
    motivo: 'ondas',
    icon: 'mate',
    families: familiesOf(`
Yerba mate agroecológica | yuyal | 4300 | 500g 1kg* b10kg% | VTAR/or | paquete yerba-palo #4f7a5b emoji:mate
Con palo, secada a barbacuá y con doce meses de estacionamiento. Sabor parejo, poco polvo; clientela fiel.

Yerba mate despalada | yuyal | 4900 | 500g 1kg | VTR | cuchara yerba-palo - emoji:mate
Hoja pura de molienda gruesa, intensa y rendidora. La llevan mateadores de carácter; bolsa trilaminada.

Manzanilla en flor | yuyal | 12400 | 50g 100g 500g 1kg | VTR | taza manzanilla #e0b84a
Flor entera, sin tallo, de cosecha manual. En frasco transparente se vende por los ojos; cuidar de polillas.

Té verde en hebras | bruma | 13900 | 50g 100g 500g% | VTR | taza te-verde #a3b15a
Hoja rolada de Oberá, infusión clara y dulce a 80 °C. Admite dos aguas.

Rooibos con cáscara de naranja | bruma | 17900 | 50g 100g 500g | VTM | taza rooibos #b5532a naranja
Sin cafeína, cuerpo redondo y final cítrico. Va para la tarde y para chicos; también frío.

Flor de hibisco | yuyal | 11800 | 100g 250g 1kg | VTM | taza hibisco #a32a45 emoji:hibiscus
Cálices enteros de color rubí. Agua fresca de verano con limón; tiñe de rosa almíbares y gin.

Menta peperina | lapacho | 9900 | 50g 100g 500g! | VTR | bolsa hoja-verde #4f7a5b
Peperina de las sierras, hoja y tallo fino. Para el mate y el té digestivo; recolección cuidada.

Té en saquitos hierbas serranas | lapacho | 2600 | u p6 c24 | VTR | paquete hoja-seca #8fae5f emoji:teacup-without-handle
Veinticinco saquitos ensobrados con burrito, cedrón y poleo. Caja exhibidora; vencimiento largo.
`),
  },
];
