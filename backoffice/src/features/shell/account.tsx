import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isAdmin, useSession } from '../../shared/session/access.ts';
import { endSession } from '../../shared/session/session-store.ts';
import { SchemeSwitch } from './scheme-switch.tsx';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  justifyItems: 'stretch',
  paddingTop: 12,
  marginTop: 'auto',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiButton-root': { justifyContent: 'flex-start' },
  '& > div': { paddingInline: 12, overflowWrap: 'anywhere', marginBottom: 4 },
}));

/** Who is logged in, the colour scheme, and the way out. */
export function Account() {
  const session = useSession();
  return (
    <Root aria-label="Cuenta">
      <div>
        <Typography sx={{ fontWeight: 600 }}>{session?.user.email}</Typography>
        <Typography variant="body2" color="text.secondary">
          {isAdmin(session) ? 'Administrador' : 'Empleado'}
        </Typography>
      </div>
      <SchemeSwitch />
      <Button
        variant="text"
        color="inherit"
        startIcon={<LogoutOutlined />}
        onClick={() => endSession('salida')}
      >
        Cerrar sesión
      </Button>
    </Root>
  );
}
