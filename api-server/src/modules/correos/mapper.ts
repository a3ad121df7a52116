import type { EstadoCorreo } from 'api-client/contract';
import type { CorreoRow } from './repository.ts';

const ESTADOS: Record<CorreoRow['state'], EstadoCorreo> = {
  created: 'en_espera',
  retry: 'en_espera',
  active: 'enviando',
  completed: 'enviado',
  failed: 'abandonado',
  cancelled: 'abandonado',
};

/** Subjects of mails that are composed only when sent. */
const ASUNTOS: Record<string, string> = {
  resetLink: 'Enlace para restablecer la contraseña',
  confirmLink: 'Enlace para confirmar el correo',
  changeLink: 'Enlace para confirmar un correo nuevo',
  changeNotice: 'Aviso de un cambio de correo',
};

/** @param keptMs milliseconds after which a mail is deleted */
export const toCorreo = (row: CorreoRow, keptMs: number) => {
  const estado = ESTADOS[row.state];
  return {
    correo_id: row.correo_id,
    estado,
    nombre: row.nombre ?? '',
    email: row.email,
    asunto: row.asunto ?? ASUNTOS[row.queue] ?? '',
    fecha: row.created.toISOString(),
    intentos: row.started ? row.retries + 1 : 0,
    ultimo_intento: row.started?.toISOString() ?? null,
    proximo_intento: estado === 'en_espera' ? row.due.toISOString() : null,
    motivo: row.motivo ?? (row.hasFailed && estado !== 'enviado' ? 'El envío se interrumpió.' : null),
    guardado_hasta: new Date(row.created.getTime() + keptMs).toISOString(),
  };
};
