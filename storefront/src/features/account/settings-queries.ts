import {
  type MisPersonas,
  misAvisosGetOptions,
  misPersonasListOptions,
  type Usuario,
  usuariosGetOptions,
} from 'api-client/storefront';
import { callOptions } from 'app-core/queries/call-options';
import { sessionUserId } from '../../shared/session/session.ts';

/** Settings for the mails that the customer receives. */
export const wantedMails = misAvisosGetOptions();

/** People who order for the customer's shop. */
export const personas = callOptions<MisPersonas>(misPersonasListOptions());

/** The account of the session. */
export const ownAccount = () =>
  callOptions<Usuario>(usuariosGetOptions({ path: { id: sessionUserId() ?? '' } }));
