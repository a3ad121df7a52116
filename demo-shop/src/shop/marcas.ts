import type { Sign } from '../pictures/art/marks.ts';

export interface MarcaSource {
  clave: string;
  nombre: string;
  /** Only featured brands have a logo. */
  logo?: { sign: Sign; color: string; accent: string };
  inactive?: true;
  /** Prefix of its product codes. */
  letters?: string;
}

const logo = (sign: Sign, color: string, accent: string) => ({ sign, color, accent });

/** Fictional brands. The price list refers to the keys. */
export const marcaSources: MarcaSource[] = [
  { clave: 'acequias', nombre: 'Tres acequias', letters: 'TA', logo: logo('agua', '#2f5c6e', '#e2a93b') },
  { clave: 'teros', nombre: 'Finca dos teros', letters: 'FDT', logo: logo('ave', '#4a3b2a', '#e2a93b') },
  {
    clave: 'manantial',
    nombre: 'Maní del manantial',
    letters: 'MM',
    logo: logo('gota', '#b5532a', '#f3d9a0'),
  },
  { clave: 'puna', nombre: 'Puna clara', letters: 'PC', logo: logo('cerro', '#5b6355', '#e2a93b') },
  { clave: 'quebrada', nombre: 'Quebrada parda', logo: logo('semillas', '#7a3b20', '#e2a93b') },
  {
    clave: 'tala',
    nombre: 'Molino del tala viejo',
    letters: 'MT',
    logo: logo('molino', '#8a5a34', '#2e6b3f'),
  },
  { clave: 'colmenar', nombre: 'Colmenar irupé', logo: logo('panal', '#d99a2b', '#8a5a1c') },
  { clave: 'yuyal', nombre: 'El yuyal serrano', logo: logo('hoja', '#2e6b3f', '#fffdf8') },
  { clave: 'raiz', nombre: 'Raíz serena', logo: logo('brote', '#5f8a3a', '#2e6b3f') },
  { clave: 'siete', nombre: 'Siete mañanas', logo: logo('sol', '#e2a93b', '#b5532a') },
  { clave: 'litoral', nombre: 'Litoral manso', logo: logo('espiga', '#b98a2e', '#2e6b3f') },
  { clave: 'olivar', nombre: 'Olivar de don anselmo', logo: logo('arbol', '#4f6a34', '#6b4a33') },
  { clave: 'palmar', nombre: 'Palmar norte' },
  { clave: 'solana', nombre: 'La solana de huaco' },
  { clave: 'oro', nombre: 'Oro de semilla' },
  { clave: 'nandu', nombre: 'Especiero ñandú', letters: 'EÑ' },
  { clave: 'laguna', nombre: 'Laguna espejada' },
  { clave: 'ingenio', nombre: 'Ingenio la calandria' },
  { clave: 'bruma', nombre: 'Bruma misionera' },
  { clave: 'bombonera', nombre: 'Taller cacao y monte' },
  { clave: 'flordeharina', nombre: 'Flor de harina clara' },
  { clave: 'crujir', nombre: 'Crujir' },
  { clave: 'huerta', nombre: 'Huerta de la peña' },
  { clave: 'lapacho', nombre: 'Lapacho en flor' },
  { clave: 'cordon', nombre: 'Cordón del viento' },
  { clave: 'otono', nombre: 'Otoño tucumano', inactive: true },
  { clave: 'almacenviejo', nombre: 'Almacén de antes', inactive: true },
];
