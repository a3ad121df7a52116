import { diaText } from 'api-client/backoffice-zonas';
import { isAdmin, useSession } from './session/access.ts';
import { TextLink } from './text-link.tsx';
import { useZona } from './zonas.ts';

/**
 * 'Zona Norte · próximo reparto: jueves 3 de diciembre'. For an address without a zone a note, with a link for admins.
 */
export function ZonaLine({ domicilio }: { domicilio: string }) {
  const session = useSession();
  const known = useZona(domicilio);
  if (!known) return null;
  const { zona, proximo } = known;
  if (!zona) {
    return isAdmin(session) ? <TextLink to="/panel-zonas">Sin zona</TextLink> : 'Sin zona';
  }
  const next = zona.recibe_pedidos
    ? proximo && `próximo reparto: ${diaText(proximo)}`
    : 'no se toman pedidos';
  return [`Zona ${zona.nombre}`, next].filter(Boolean).join(' · ');
}
