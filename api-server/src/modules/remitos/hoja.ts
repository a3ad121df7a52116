import type { Aspecto } from '../../shared/paper/aspecto.ts';

/** What a route sheet says: where one goes in a zone, in which order. Money is in cents. */
export interface Hoja {
  /** Nothing for addresses that end in no locality. */
  zona: string | null;
  /** When it was printed. */
  fecha: Date;
  /** The day of the delivery, as in '2026-12-03'; nothing where the zone says no days. */
  reparto?: string | undefined;
  /** Whose goods they are. */
  comercio: string;
  aspecto?: Aspecto;
  paradas: readonly Parada[];
}

export interface Parada {
  numero: number;
  /** Of its remito; nothing for one that nobody has printed. */
  remito: number | null;
  nombre_comercio: string;
  /** Who is there. */
  contacto: string;
  domicilio: string;
  /** When somebody is there; empty where nobody said so. */
  horario: string;
  telefono: string;
  /** Nothing for one that is not packed. */
  bultos: number | null;
  productos: number;
  total: number;
}
