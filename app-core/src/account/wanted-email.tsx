import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fullDate } from 'ui-kit/dates';
import { CorreoButton } from './correo-button.tsx';

type Told = () => Promise<{ data: { mensaje: string } }>;

export interface WantedEmailProps {
  wanted: { email: string; vence_en: string };
  /** Mails another confirmation link to the new e-mail. */
  resend: Told;
  cancel: Told;
  onOver: () => unknown;
  /** Called after a failure: the data on screen may be stale. */
  onFailed: () => unknown;
}

/** Shows the requested new e-mail, which replaces the old one once the user opens the mailed link. */
export const WantedEmail = ({ wanted, resend, cancel, onOver, onFailed }: WantedEmailProps) => (
  <Box role="group" aria-label="Correo nuevo" sx={{ mt: 4 }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      Pediste cambiarlo por <strong>{wanted.email}</strong>.
    </Typography>
    <Typography variant="body2" color="textSecondary">
      Abre el enlace que enviamos a esa dirección; sirve hasta el {fullDate(wanted.vence_en)}. Mientras tanto
      vale la de ahora.
    </Typography>
    <Stack direction="row" useFlexGap spacing={3} sx={{ mt: 3, flexWrap: 'wrap' }}>
      <CorreoButton label="Mandar de nuevo el enlace" call={resend} onFailed={onFailed} />
      <CorreoButton
        label="Dejar el correo como está"
        variant="text"
        call={cancel}
        onDone={onOver}
        onFailed={onFailed}
      />
    </Stack>
  </Box>
);
