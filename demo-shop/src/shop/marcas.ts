import type { Signo } from '../pictures/art/marks.ts';

export interface DatosDeMarca {
  clave: string;
  nombre: string;
  /** Featured brands have a mark; the others only a name. */
  logo?: { signo: Signo; color: string; acento: string };
  inactiva?: true;
}

/** All invented. The keys are what the price list refers to. */
export const datosDeMarcas: DatosDeMarca[] = [
  {
    clave: 'acequias',
    nombre: 'Tres acequias',
    logo: { signo: 'agua', color: '#2f5c6e', acento: '#e2a93b' },
  },
  { clave: 'teros', nombre: 'Finca dos teros', logo: { signo: 'ave', color: '#4a3b2a', acento: '#e2a93b' } },
  {
    clave: 'manantial',
    nombre: 'Maní del manantial',
    logo: { signo: 'gota', color: '#b5532a', acento: '#f3d9a0' },
  },
  { clave: 'puna', nombre: 'Puna clara', logo: { signo: 'cerro', color: '#5b6355', acento: '#e2a93b' } },
  {
    clave: 'quebrada',
    nombre: 'Quebrada parda',
    logo: { signo: 'semillas', color: '#7a3b20', acento: '#e2a93b' },
  },
  {
    clave: 'tala',
    nombre: 'Molino del tala viejo',
    logo: { signo: 'molino', color: '#8a5a34', acento: '#2e6b3f' },
  },
  {
    clave: 'colmenar',
    nombre: 'Colmenar irupé',
    logo: { signo: 'panal', color: '#d99a2b', acento: '#8a5a1c' },
  },
  {
    clave: 'yuyal',
    nombre: 'El yuyal serrano',
    logo: { signo: 'hoja', color: '#2e6b3f', acento: '#fffdf8' },
  },
  { clave: 'raiz', nombre: 'Raíz serena', logo: { signo: 'brote', color: '#5f8a3a', acento: '#2e6b3f' } },
  { clave: 'siete', nombre: 'Siete mañanas', logo: { signo: 'sol', color: '#e2a93b', acento: '#b5532a' } },
  {
    clave: 'litoral',
    nombre: 'Litoral manso',
    logo: { signo: 'espiga', color: '#b98a2e', acento: '#2e6b3f' },
  },
  {
    clave: 'olivar',
    nombre: 'Olivar de don anselmo',
    logo: { signo: 'arbol', color: '#4f6a34', acento: '#6b4a33' },
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
  { clave: 'otono', nombre: 'Otoño tucumano', inactiva: true },
  { clave: 'almacenviejo', nombre: 'Almacén de antes', inactiva: true },
];
