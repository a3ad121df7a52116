import Box from '@mui/material/Box';
import type { Usuario } from 'api-client/backoffice';
import { DetailsCard } from 'ui-kit/details-card';
import { formatCuit } from 'ui-kit/forms/cuit';
import { SectionTitle } from 'ui-kit/section-title';
import { ButtonLink } from '../../shared/links.tsx';
import { isAdmin, useSession } from '../../shared/session/access.ts';
import { ShortDate } from '../../shared/short-date.tsx';
import { Telefono } from '../../shared/telefono.tsx';
import { PlainLink } from '../../shared/text-link.tsx';
import type { ActionName } from './actions.ts';
import { CorreoMark } from './correo-mark.tsx';
import { PersonalData } from './personal-data.tsx';
import { activity, approval, rolesOf } from './usuario-texts.ts';

interface UsuarioFactsProps {
  usuario: Usuario;
  onAction: (name: ActionName, usuario: Usuario) => void;
}

/** Who somebody is, how they are reached, since when, and what admins do with what is known of them. */
export function UsuarioFacts({ usuario, onAction }: UsuarioFactsProps) {
  const session = useSession();
  const { telefono, email, creado_en, nombre_comercio } = usuario;
  return (
    <section aria-labelledby="datos">
      <SectionTitle id="datos">Datos</SectionTitle>
      <DetailsCard
        details={[
          { label: 'Comercio', value: nombre_comercio },
          { label: 'Teléfono', value: telefono && <Telefono telefono={telefono} /> },
          {
            label: 'Email',
            value: (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
                <PlainLink href={`mailto:${email}`}>{email}</PlainLink>
                <CorreoMark usuario={usuario} />
              </Box>
            ),
          },
          { label: 'Domicilio fiscal', value: usuario.dom_fiscal },
          { label: 'CUIT/CUIL', value: formatCuit(String(usuario.dni)) },
          { label: 'Pidió la cuenta', value: creado_en && <ShortDate iso={creado_en} breaks /> },
          { label: 'Aprobación', value: approval(usuario) },
          { label: 'Activo', value: activity(usuario) },
          { label: 'Roles', value: rolesOf(usuario) },
        ]}
      />
      {isAdmin(session) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, ml: -2 }}>
          <ButtonLink
            to="/panel-bitacora"
            search={{ sobre: nombre_comercio, objeto: 'usuario' }}
            variant="text"
          >
            Ver en la bitácora
          </ButtonLink>
          <PersonalData usuario={usuario} onAction={(name) => onAction(name, usuario)} />
        </Box>
      )}
    </section>
  );
}
