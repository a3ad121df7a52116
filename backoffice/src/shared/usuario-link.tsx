import { touchTarget } from 'ui-kit/theme/tokens';
import { TextLink } from './text-link.tsx';
import { useHere } from './use-return-to.ts';

interface UsuarioLinkProps {
  usuario: { usuario_id: string; nombre: string; apellido: string };
}

/** A person's name, linked to their page, with the way back. */
export function UsuarioLink({ usuario: { usuario_id, nombre, apellido } }: UsuarioLinkProps) {
  return (
    <TextLink
      to="/usuario/$usuario_id"
      params={{ usuario_id }}
      state={useHere()}
      color="inherit"
      underline="hover"
      sx={({ breakpoints }) => ({
        [breakpoints.down('md')]: { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
      })}
    >
      {`${nombre} ${apellido}`.trim()}
    </TextLink>
  );
}
