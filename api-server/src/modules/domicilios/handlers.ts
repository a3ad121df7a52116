import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { type DomicilioRow, findDomicilios } from './repository.ts';
import { forgetDomicilio, saveDomicilio } from './service.ts';

const toMisDomicilios = (rows: DomicilioRow[]) => ({
  domicilios: rows.map(({ usuario_id: _, ...domicilio }) => domicilio),
});

export const domiciliosHandlers = ({ db }: ModuleDeps): HandlersOf<'misDomicilios'> => ({
  'misDomicilios.list': async ({ actor }) => toMisDomicilios(await findDomicilios(db, actor.comercioId)),
  'misDomicilios.put': async ({ actor, params, body, author }) =>
    toMisDomicilios(
      await saveDomicilio(db, { domicilio_id: params.id, usuario_id: actor.comercioId, ...body }, author),
    ),
  'misDomicilios.delete': async ({ actor, params, author }) => {
    await forgetDomicilio(db, actor.comercioId, params.id, author);
    return { mensaje: 'Domicilio quitado' };
  },
});
