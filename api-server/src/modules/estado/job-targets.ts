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
  /** The order, import or change that a job is about. Null for a mail: the list of mails shows the recipient. */
  sobre: string | null;
  /** Why another try of the job can do nothing. */
  impedimento: string | null;
}

/** The state that a job moves, while the caller's transaction holds it. */
interface Held {
  /** The job failed after all retries. */
  fail(reason: string): Promise<void>;
  /** The job is tried again. */
  resume(): Promise<unknown>;
}

/** What the jobs of one queue are about. */
interface Target<Data> {
  about(q: Queryable, data: Data): Promise<About>;
  /** Locks the state that a job moves; undefined when that is gone. */
  hold?(tx: Tx, data: Data): Promise<Held | undefined>;
}

const NOTHING: About = { sobre: null, impedimento: null };
/** Of jobs that concern the whole shop, and of mails that stand in their job. */
const ofTheShop: Target<object> = { about: async () => NOTHING };

const gone = (impedimento: string): About => ({ sobre: null, impedimento });

/** A mail that is composed when it leaves: `impedimento` says why there is nothing to compose. */
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
