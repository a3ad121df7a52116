import type { nota } from 'api-client/contract/clientes-staff';
import type { z } from 'zod';

/** An internal note on an order or a customer, with its author. */
interface NotaRow {
  nota: { nota_id: string; texto: string; fecha: Date };
  usuario: { usuario_id: string; nombre: string; apellido: string };
}

export const toNota = ({ nota: row, usuario }: NotaRow): z.input<typeof nota> => ({
  nota_id: row.nota_id,
  texto: row.texto,
  fecha: row.fecha.toISOString(),
  usuario,
});
