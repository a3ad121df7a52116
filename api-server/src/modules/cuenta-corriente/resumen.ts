import type { Aspecto } from '../../shared/paper/aspecto.ts';

/** A statement of account as it is printed, all of it text. */
export interface Resumen {
  comercio: string;
  /** How the shop is reached, and who it is by law. */
  contacto: string;
  cliente: string;
  cuit: string;
  /** 'Del 1/9/2026 al 24/11/2026', or until when. */
  periodo: string;
  /** When it was made: the file's own date. */
  fecha: Date;
  aspecto: Aspecto;
  antes: string;
  lineas: { fecha: string; detalle: string; debe: string; credit: string; saldo: string }[];
  saldo: string;
  /** 'Saldo a pagar', or what is the customer's. */
  saldoLabel: string;
  vencido: string;
  /** Where it is transferred to; empty where the shop takes no transfers. */
  transferencia: string;
}
