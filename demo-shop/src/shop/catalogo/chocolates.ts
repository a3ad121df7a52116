import type { CategoriaSource } from '../demo-types.ts';
import { familiesOf } from '../families.ts';

export const chocolates: CategoriaSource[] = [
  {
    nombre: 'Chocolates y repostería',
    tint: '#DDCBC2',
    motivo: 'aros',
    icon: 'chocolate-bar',
    families: familiesOf(`
Cacao amargo en polvo | bombonera | 13900 | kg 250g 500g 1kg% 5kg | VTZM | cuchara polvo:#5f351f
Alcalino 10/12, color oscuro y disolución fácil. Para heladería y pastelería; tamizar antes de usar.

Chips de chocolate semiamargo | bombonera | 11200 | kg 250g b10kg | TZ | frasco chip #8a5a34
Gota de 55 % que no se derrite en el horno. En verano viaja en conservadora: avisar al recibir.

Chocolate cobertura 70 % | bombonera | 16800 | 500g 1kg 5kg | VTZ | tabla tableta
Tableta para templar, solo cacao, manteca de cacao y azúcar de caña. Corta limpio y brilla.

Maní con chocolate | bombonera | 8900 | kg 250g 500g% | TL | cuenco banado #b5532a emoji:peanuts
Maní tostado bañado en chocolate con leche. Compra por impulso: va junto a la caja, lejos del sol.

Almendra con chocolate amargo | bombonera | 18400 | 100g 250g+ 1kg | VTL | esparcido banado - almendra
Almendra entera y capa gruesa de chocolate 60 %. Presentación de regalo en bolsita con cinta.

Coco rallado fino | palmar | 6900 | kg 250g b10kg | VTZM | cuchara coco-rallado
Sin azúcar, blanco y suelto. Alfajores, bocaditos y coberturas; el bulto trae bolsa interior.

Extracto de vainilla 60 ml | flordeharina | 4900 | u p6 | VTZ | botella vainilla #5a3a24
Macerado de vaina en alcohol de cereal, no esencia. Unas gotas alcanzan; frasco ámbar.
`),
  },
];
