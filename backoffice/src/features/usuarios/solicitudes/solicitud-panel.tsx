import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Solicitud } from 'api-client/backoffice';
import { DetailsCard } from 'ui-kit/details-card';
import { formatCuit, isCuitRight } from 'ui-kit/forms/cuit';
import { naturalBreaks } from 'ui-kit/natural-breaks';
import { SectionTitle } from 'ui-kit/section-title';
import { Tag } from 'ui-kit/tag';
import { touchArea } from 'ui-kit/theme/tokens';
import { condicionIvaDetail } from '../../../shared/condicion-iva.ts';
import { ShortDate } from '../../../shared/short-date.tsx';
import { Telefono } from '../../../shared/telefono.tsx';
import { PlainLink } from '../../../shared/text-link.tsx';
import { UsuarioLink } from '../../../shared/usuario-link.tsx';
import { UsuarioNotas } from '../usuario-notas.tsx';
import { nombreOf } from '../usuario-texts.tsx';

const DAY = 24 * 3600 * 1000;

/** Returns the waiting time: 'Espera hace 3 días'. */
export function waitingText(since: string, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(since)) / DAY);
  if (days < 1) return 'Llegó en las últimas 24 horas';
  return days === 1 ? 'Espera hace 1 día' : `Espera hace ${days} días`;
}

type Coincidencia = Solicitud['coincidencias'][number];

const WORDS: Record<Coincidencia['por'][number], string> = {
  documento: 'Mismo CUIT o documento',
  telefono: 'Mismo teléfono',
  domicilio: 'Mismo domicilio',
  correo: 'Mismo correo',
};

const stateOf = ({ dado_de_alta, esta_activo }: Coincidencia): string => {
  if (!dado_de_alta) return 'Solicitud pendiente';
  return esta_activo ? 'Cuenta activa' : 'Cuenta inactiva';
};

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** Accounts with equal data, and their state. */
function Coincidencias({ coincidencias }: Pick<Solicitud, 'coincidencias'>) {
  if (coincidencias.length === 0) {
    return (
      <Typography color="textSecondary">
        Ninguna otra cuenta tiene su CUIT, su teléfono, su domicilio o su correo.
      </Typography>
    );
  }
  return (
    <List aria-label="Cuentas con algo en común">
      {coincidencias.map((one) => (
        <li key={one.usuario_id}>
          <strong>{one.nombre_comercio}</strong>
          <Typography variant="body2" color="textSecondary" component="div">
            <UsuarioLink usuario={one} /> · {stateOf(one)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {one.por.map((por) => (
              <Tag key={por}>{WORDS[por]}</Tag>
            ))}
          </Box>
        </li>
      ))}
    </List>
  );
}

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
            condicionIvaDetail(usuario),
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
