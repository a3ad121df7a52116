import type { Usuario } from 'api-client/backoffice';
import { UsuarioLink } from '../../shared/usuario-link.tsx';

/** The shop that somebody orders for, which leads to its owner: there its orders are, and its data are corrected. */
export function TitularLink({ usuario: { titular_id, nombre_comercio } }: { usuario: Usuario }) {
  return titular_id ? (
    <UsuarioLink usuario={{ usuario_id: titular_id, nombre: nombre_comercio, apellido: '' }} />
  ) : null;
}
