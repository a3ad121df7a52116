import type { CategoriaSource } from '../demo-types.ts';
import { familiesOf } from '../families.ts';

export const organicos: CategoriaSource[] = [
  {
    nombre: 'Orgánicos',
    tint: '#DCEBC1',
    motivo: 'hojas',
    icon: 'seedling',
    families: familiesOf(`
Quinoa roja orgánica | raiz | 8900 | 250g 500g 1kg | VTOP/ce | cuenco quinoa-roja #e9e4d4
Certificada, de productores del altiplano. Más firme que la blanca y de color que no se pierde al hervir.

Arroz rojo orgánico | raiz | 5200 | 500g 1kg b10kg | VTOI/ce | bolsa arroz-rojo #b5532a
Integral, aromático, de chacra familiar en Entre Ríos. Treinta y cinco minutos de cocción.

Harina de trigo orgánica | raiz | 1600 | 1kg 5kg b25kg | VOR/ha | cuchara polvo:#efe2c4 - emoji:sheaf-of-rice
Trigo sin agroquímicos molido en piedra, tipo 000. Fuerza media: pan, pizza y masas quebradas.

Pasas de uva orgánicas | raiz | 6400 | 250g 500g+ 1kg | VTOS/fr | frasco pasa #4f7a5b
Secadas en tendal sobre malla, sin aceite ni dióxido. Más oscuras y perfumadas que las comunes.

Hongos de pino secos | raiz | 39500 | 50g 100g 500g | VTAR | esparcido hongo
Láminas de recolección serrana, muy perfumadas. Se hidratan veinte minutos; el agua sirve de caldo.

Tomates secos orgánicos | huerta | 16900 | 100g 250g% 1kg | VTOR | bolsa orejon #b5532a emoji:tomato
Mitades deshidratadas al sol mendocino, con poca sal. Blandas: se usan directo o en aceite.

Yerba mate orgánica | raiz | 5900 | 500g% 1kg | VTOR/in | paquete yerba-palo #5f8a3a emoji:seedling
Certificación nacional y europea, cosecha a mano bajo monte. Suave, para mates largos.

Dulce de batata y cacao orgánico 400 g | huerta | 3900 | u p6 c12 | VTO | tabla confitado
Pan para cortar, batata criolla y azúcar orgánica. Sin conservantes; va con queso o en pastafrola.
`),
  },
];
