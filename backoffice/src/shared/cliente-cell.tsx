import type { Pedido } from 'api-client/backoffice';
import { SecondLine } from './second-line.tsx';
import { TwoLines } from './two-lines.tsx';
import { UsuarioLink } from './usuario-link.tsx';

/** A customer in a list, linked to their page. */
export const ClienteCell = ({ usuario }: Pick<Pedido, 'usuario'>) => (
  <TwoLines>
    <UsuarioLink usuario={usuario} />
    <SecondLine>{usuario.nombre_comercio}</SecondLine>
  </TwoLines>
);
