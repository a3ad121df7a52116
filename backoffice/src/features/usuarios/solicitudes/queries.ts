import { type SolicitudesPage, solicitudesListOptions } from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';

/** Requests per page. */
const QUEUE = 20;

/** The shown request; the oldest by default. */
export const solicitudesSearch = z.object({ solicitud: z.uuid().optional().catch(undefined) });

/** Query options of pending requests, oldest first. */
export const solicitudesOptions = () =>
  callOptions<SolicitudesPage>(solicitudesListOptions({ query: { limit: QUEUE, offset: 0 } }));
