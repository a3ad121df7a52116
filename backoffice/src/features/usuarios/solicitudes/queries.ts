import { type SolicitudesPage, solicitudesListOptions } from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';

/** As many as one works through before the next come. */
const QUEUE = 20;

/** Which of them is looked at; the oldest unless said. */
export const solicitudesSearch = z.object({ solicitud: z.uuid().optional().catch(undefined) });

/** The requests that wait, the oldest first: those that were answered leave, and others come after. */
export const solicitudesOptions = () =>
  callOptions<SolicitudesPage>(solicitudesListOptions({ query: { limit: QUEUE, offset: 0 } }));
