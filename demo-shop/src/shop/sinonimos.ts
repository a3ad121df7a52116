import type { DemoSinonimo } from './demo-types.ts';
import { demoId } from './ids.ts';

/** Synonyms of the shop's products. */
const GROUPS = [
  'maní, cacahuate, cacahuete',
  'castaña de cajú, anacardo, merey',
  'poroto, frijol, judía',
  'lino, linaza',
  'sésamo, ajonjolí',
  'zapallo, calabaza, auyama',
  'batata, camote, boniato',
  'mandioca, yuca',
  'damasco, albaricoque, chabacano',
  'arveja, guisante, chícharo',
  'pochoclo, palomitas',
  'sin tacc, libre de gluten, sin gluten',
];

export const sinonimos: DemoSinonimo[] = GROUPS.map((group) => {
  const palabras = group.split(', ');
  return { sinonimo_id: demoId('sinonimo', group), palabras };
});
