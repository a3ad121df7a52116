import {
  type MisPersonas,
  misAvisosGetOptions,
  misPersonasListOptions,
  type Usuario,
  usuariosGetOptions,
} from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';
import { sessionUserId } from '../../shared/session/session.ts';

/** Which mails the customer gets. */
export const wantedMails = misAvisosGetOptions();

/** Who orders for the customer's shop. */
export const personas = callOptions<MisPersonas>(misPersonasListOptions());

/** The account that is logged in. */
export const ownAccount = () =>
  callOptions<Usuario>(usuariosGetOptions({ path: { id: sessionUserId() ?? '' } }));
