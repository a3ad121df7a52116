import Box from '@mui/material/Box';
import type { Solicitud } from 'api-client/backoffice';
import { DetailsCard } from 'ui-kit/details-card';
import { formatCuit, isCuitRight } from 'ui-kit/forms/cuit';
import { naturalBreaks } from 'ui-kit/natural-breaks';
import { SectionTitle } from 'ui-kit/section-title';
import { touchArea } from 'ui-kit/theme/tokens';
import { ShortDate } from '../../../shared/short-date.tsx';
import { Telefono } from '../../../shared/telefono.tsx';
import { PlainLink } from '../../../shared/text-link.tsx';
import { UsuarioNotas } from '../usuario-notas.tsx';
import { nombreOf } from '../usuario-texts.ts';
import { Coincidencias } from './coincidencias.tsx';
import { waitingText } from './waiting-text.ts';

const cuitText = (dni: number): string =>
  `${formatCuit(String(dni))} · ${isCuitRight(String(dni)) ? 'dígito correcto' : 'el dígito verificador no corresponde'}`;

/** The applicant's data beside what the shop knows. */
export function SolicitudPanel({ solicitud: { usuario, coincidencias } }: { solicitud: Solicitud }) {
  const { usuario_id, telefono, email, creado_en } = usuario;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 8,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <section aria-labelledby="asked">
        <SectionTitle id="asked">Lo que escribió</SectionTitle>
        <DetailsCard
          details={[
            { label: 'Comercio', value: usuario.nombre_comercio },
            { label: 'Nombre', value: nombreOf(usuario) },
            { label: 'CUIT/CUIL', value: cuitText(usuario.dni) },
            { label: 'Teléfono', value: telefono && <Telefono telefono={telefono} /> },
            {
              label: 'Email',
              value: (
                <PlainLink href={`mailto:${email}`} sx={touchArea}>
                  {naturalBreaks(email)}
                </PlainLink>
              ),
            },
            { label: 'Domicilio fiscal', value: usuario.dom_fiscal },
          ]}
        />
      </section>
      <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
        <section aria-labelledby="known">
          <SectionTitle id="known">Lo que sabemos</SectionTitle>
          <DetailsCard
            details={[
              {
                label: 'Solicitud',
                value: creado_en && (
                  <>
                    {waitingText(creado_en)}, <ShortDate iso={creado_en} breaks />
                  </>
                ),
              },
              {
                label: 'Correo',
                value: usuario.correo_confirmado ? 'Confirmado por su dueño' : 'Sin confirmar',
              },
            ]}
          />
          <Coincidencias coincidencias={coincidencias} />
        </section>
        <UsuarioNotas id={usuario_id} />
      </Box>
    </Box>
  );
}
