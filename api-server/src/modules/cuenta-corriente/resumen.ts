import type { Aspecto } from '../../shared/paper/aspecto.ts';

/** Content of a printed account statement, all as text. */
export interface Resumen {
  comercio: string;
  /** The shop's contact and legal line. */
  contacto: string;
  cliente: string;
  cuit: string;
  /** 'Del 1/9/2026 al 24/11/2026', or only the last day. */
  periodo: string;
  /** Creation date, also of the PDF file. */
  fecha: Date;
  aspecto: Aspecto;
  antes: string;
  lineas: { fecha: string; detalle: string; debe: string; credit: string; saldo: string }[];
  saldo: string;
  /** 'Saldo a pagar', or the label for a balance in the customer's favour. */
  saldoLabel: string;
  vencido: string;
  /** Bank details; empty if the shop accepts no transfers. */
  transferencia: string;
}
