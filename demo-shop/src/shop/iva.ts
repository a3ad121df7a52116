import { ALICUOTAS_IVA, type CondicionIva } from 'api-client/contract/iva';
import { seesIva } from './condiciones.ts';
import type { Pack } from './packs.ts';

/**
 * Families that the law taxes with the reduced rate when they are loose or in bulk. The law names grains without rice, oil
 * seeds, dry pulses, wheat flour and honey. Other food has the general rate.
 */
export const REDUCED = [
  'Lenteja lentejón',
  'Lenteja turca roja',
  'Garbanzo 9 mm',
  'Poroto alubia',
  'Poroto negro',
  'Arveja verde partida',
  'Quinoa blanca real',
  'Maíz pisingallo',
  'Amaranto',
  'Semillas de chía',
  'Lino marrón',
  'Sésamo blanco integral',
  'Girasol pelado',
  'Maní crudo con piel',
  'Harina integral superfina',
  'Harina de trigo orgánica',
  'Miel pura multifloral',
];

const [GENERAL, REDUCED_RATE] = ALICUOTAS_IVA;

/** Returns a product's rate in hundredths of a percent. */
export const alicuotaOf = (family: string, { tipo }: Pick<Pack, 'tipo'>): number =>
  100 * (REDUCED.includes(family) && tipo !== 'por_unidad' ? REDUCED_RATE : GENERAL);

const EXENTO = 'Vida en grano';
const CONSUMIDOR_FINAL = 'Cocina de otero';
/** One small shop in so many has told nothing about its registration. */
const ONE_UNKNOWN_IN = 7;

/**
 * Returns how a customer is registered for the tax. Customers of an agreement that shows the tax are companies.
 * @param nth the customer's place in the list
 */
export function condicionIvaOf(comercio: string, nth: number): CondicionIva | null {
  if (seesIva(comercio)) return 'responsable_inscripto';
  if (comercio === EXENTO) return 'exento';
  if (comercio === CONSUMIDOR_FINAL) return 'consumidor_final';
  return nth % ONE_UNKNOWN_IN === 3 ? null : 'monotributo';
}
