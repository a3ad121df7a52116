import type { Sign } from '../pictures/picture-spec.ts';

export interface MarcaSource {
  clave: string;
  nombre: string;
  /** Featured brands have a mark; the others only a name. */
  logo?: { sign: Sign; color: string; accent: string };
  inactive?: true;
}

/** All invented. The keys are what the price list refers to. */
export const marcaSources: MarcaSource[] = [
  {
    clave: 'acequias',
    nombre: 'Tres acequias',
    logo: { sign: 'agua', color: '#2f5c6e', accent: '#e2a93b' },
  },
  { clave: 'teros', nombre: 'Finca dos teros', logo: { sign: 'ave', color: '#4a3b2a', accent: '#e2a93b' } },
  {
    clave: 'manantial',
    nombre: 'Maní del manantial',
    logo: { sign: 'gota', color: '#b5532a', accent: '#f3d9a0' },
  },
  { clave: 'puna', nombre: 'Puna clara', logo: { sign: 'cerro', color: '#5b6355', accent: '#e2a93b' } },
  {
    clave: 'quebrada',
    nombre: 'Quebrada parda',
    logo: { sign: 'semillas', color: '#7a3b20', accent: '#e2a93b' },
  },
  {
    clave: 'tala',
    nombre: 'Molino del tala viejo',
    logo: { sign: 'molino', color: '#8a5a34', accent: '#2e6b3f' },
  },
  {
    clave: 'colmenar',
    nombre: 'Colmenar irupé',
    logo: { sign: 'panal', color: '#d99a2b', accent: '#8a5a1c' },
  },
  {
    clave: 'yuyal',
    nombre: 'El yuyal serrano',
    logo: { sign: 'hoja', color: '#2e6b3f', accent: '#fffdf8' },
  },
  { clave: 'raiz', nombre: 'Raíz serena', logo: { sign: 'brote', color: '#5f8a3a', accent: '#2e6b3f' } },
  { clave: 'siete', nombre: 'Siete mañanas', logo: { sign: 'sol', color: '#e2a93b', accent: '#b5532a' } },
  {
    clave: 'litoral',
    nombre: 'Litoral manso',
    logo: { sign: 'espiga', color: '#b98a2e', accent: '#2e6b3f' },
  },
  {
    clave: 'olivar',
    nombre: 'Olivar de don anselmo',
    logo: { sign: 'arbol', color: '#4f6a34', accent: '#6b4a33' },
  },
  { clave: 'palmar', nombre: 'Palmar norte' },
  { clave: 'solana', nombre: 'La solana de huaco' },
  { clave: 'oro', nombre: 'Oro de semilla' },
  { clave: 'nandu', nombre: 'Especiero ñandú' },
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
