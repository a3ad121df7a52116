import type { Usuario } from 'api-client/backoffice';
import { UsuarioLink } from '../../shared/usuario-link.tsx';

/** The shop that a person orders for, linked to its owner's account. */
export function TitularLink({ usuario: { titular_id, nombre_comercio } }: { usuario: Usuario }) {
  return titular_id ? (
    <UsuarioLink usuario={{ usuario_id: titular_id, nombre: nombre_comercio, apellido: '' }} />
  ) : null;
}
