import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shortDate } from 'ui-kit/dates';

export interface OwnSession {
  sesion_id: string;
  app: 'storefront' | 'backoffice';
  dispositivo: string;
  direccion: string;
  creada_en: string;
  usada_en: string;
  actual: boolean;
}

const APPS = { storefront: 'Tienda', backoffice: 'Panel' };

interface SessionRowProps {
  session: OwnSession;
  /** Unique name of the session. */
  name: string;
  onEnd: () => void;
}

/** Shows device, place and time of a session. Only 'Cerrar sesión' ends the current session. */
export function SessionRow({ session, name, onEnd }: SessionRowProps) {
  const { app, dispositivo, direccion, creada_en, usada_en, actual } = session;
  return (
    <Stack
      component="li"
      direction="row"
      spacing={3}
      sx={{
        alignItems: 'center',
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{dispositivo}</Typography>
        <Typography variant="body2" color="textSecondary">
          {APPS[app]} · desde {direccion}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Abierta: {shortDate(creada_en)}
          {!actual && ` · Último uso: ${shortDate(usada_en)}`}
        </Typography>
        {actual && (
          <Typography variant="body2" color="primary" sx={{ fontWeight: 'fontWeightMedium' }}>
            Esta sesión
          </Typography>
        )}
      </Box>
      {!actual && (
        <Button
          variant="text"
          onClick={onEnd}
          aria-label={`Cerrar la sesión de ${name}`}
          sx={{ flexShrink: 0 }}
        >
          Cerrar
        </Button>
      )}
    </Stack>
  );
}

/** As high as the current session, which always comes first, so that the page does not shift. */
export const SessionRowSkeleton = () => (
  <Box aria-busy sx={{ py: 3 }}>
    <Typography>
      <Skeleton width="40%" />
    </Typography>
    {['60%', '50%', '30%'].map((width) => (
      <Typography key={width} variant="body2">
        <Skeleton width={width} />
      </Typography>
    ))}
  </Box>
);
