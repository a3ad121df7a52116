import type { Queryable, Tx } from '../../db/database.ts';
import type { QueueName } from '../../db/queues.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { cambioOf } from '../cuenta/request-cambio.ts';
import {
  failImportacion,
  impedimentoOf as impedimentoOfImportacion,
  resumeImportacion,
} from '../importaciones/fail-importacion.ts';
import { findImportacion, lockImportacion } from '../importaciones/importaciones-repository.ts';
import { findPedido } from '../pedidos/pedidos-repository.ts';
import { clearFallo, findCambio, lockCambio } from '../precios/cambios-repository.ts';
import { failCambio, impedimentoOf } from '../precios/fail-cambio.ts';
import { findUsuario, findUsuarioByEmail, type UsuarioRow } from '../usuarios/usuarios-repository.ts';

export interface About {
  /** The order, import or change of the job. Null for a mail, whose recipient the list of mails shows. */
  sobre: string | null;
  /** Why a retry is impossible, or null. */
  impedimento: string | null;
}

/** A job's target, locked by the caller's transaction. */
interface Held {
  /** Marks the target as failed after all retries. */
  fail(reason: string): Promise<void>;
  /** Resets the target for a retry. */
  resume(): Promise<unknown>;
}

/** How the jobs of one queue relate to their target. */
interface Target<Data> {
  about(q: Queryable, data: Data): Promise<About>;
  /** Locks the job's target; undefined if the target is gone. */
  hold?(tx: Tx, data: Data): Promise<Held | undefined>;
}

const NOTHING: About = { sobre: null, impedimento: null };
/** For jobs of the whole shop and for mails whose text is in the job. */
const ofTheShop: Target<object> = { about: async () => NOTHING };

const gone = (impedimento: string): About => ({ sobre: null, impedimento });

/** For a mail that is composed when sent. `impedimento` returns why the mail cannot be composed, or null. */
const mailTo = <Data extends { usuarioId: string }>(
  impedimento: (q: Queryable, usuario: UsuarioRow, data: Data) => Promise<string | null>,
): Target<Data> => ({
  async about(q, data) {
    const usuario = await findUsuario(q, data.usuarioId);
    return usuario
      ? { sobre: null, impedimento: await impedimento(q, usuario, data) }
      : gone('La cuenta ya no existe.');
  },
});

const ANOTHER = 'La cuenta ya tiene otro correo.';
const NOT_WANTED = 'El cambio de correo ya se hizo, se canceló o venció.';

export const TARGETS: { readonly [N in QueueName]: Target<JobData[N]> } = {
  pedidoNotice: {
    async about(q, { pedidoId }) {
      const pedido = await findPedido(q, pedidoId);
      return pedido
        ? { sobre: `Pedido N.º ${pedido.pedido.numero}`, impedimento: null }
        : gone('El pedido ya no existe.');
    },
  },
  mail: ofTheShop,
  resetLink: {
    about: async (q, { email }) =>
      (await findUsuarioByEmail(q, email)) ? NOTHING : gone('Ya no hay una cuenta con ese correo.'),
  },
  confirmLink: mailTo(async (_, usuario, { email }) => {
    if (usuario.email !== email) return ANOTHER;
    return usuario.correo_confirmado_en ? 'El correo ya está confirmado.' : null;
  }),
  changeLink: mailTo(async (q, usuario, { email }) =>
    (await cambioOf(q, usuario))?.email === email ? null : NOT_WANTED,
  ),
  changeNotice: mailTo(async (q, usuario, { email }) => {
    if (usuario.email !== email) return ANOTHER;
    return (await cambioOf(q, usuario)) ? null : NOT_WANTED;
  }),
  precios: {
    async about(q, data) {
      const found = await findCambio(q, data.cambioId);
      if (!found) return gone('El cambio de precios ya no existe.');
      return { sobre: found.cambio.seleccion, impedimento: impedimentoOf(found.cambio, data) };
    },
    async hold(tx, data) {
      const cambio = await lockCambio(tx, data.cambioId);
      return (
        cambio && {
          fail: (reason) => failCambio(tx, cambio, data, reason),
          resume: () => clearFallo(tx, data.cambioId),
        }
      );
    },
  },
  importacion: {
    async about(q, { importacionId }) {
      const found = await findImportacion(q, importacionId);
      if (!found) return gone('La importación ya no existe.');
      return { sobre: found.importacion.archivo, impedimento: impedimentoOfImportacion(found.importacion) };
    },
    async hold(tx, { importacionId }) {
      const importacion = await lockImportacion(tx, importacionId);
      return (
        importacion && {
          fail: (reason) => failImportacion(tx, importacion, reason),
          resume: () => resumeImportacion(tx, importacion),
        }
      );
    },
  },
  anuncio: ofTheShop,
  stock: ofTheShop,
  priceNotices: ofTheShop,
  purge: ofTheShop,
  sweepPictures: ofTheShop,
  deadLetter: ofTheShop,
};
