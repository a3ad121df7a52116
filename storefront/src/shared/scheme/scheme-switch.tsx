import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Button from '@mui/material/Button';
import { useRouteContext } from '@tanstack/react-router';
import { useToasts } from 'ui-kit/use-toasts';
import { changeScheme } from './follow-scheme.ts';
import { useDark } from './look.ts';

/** Switches between light and dark. Without a choice the device decides. */
export function SchemeSwitch() {
  const page = useRouteContext({ from: '__root__' });
  const dark = useDark();
  const toasts = useToasts();
  return (
    <Button
      variant="text"
      color="inherit"
      startIcon={dark ? <LightModeOutlined /> : <DarkModeOutlined />}
      onClick={() =>
        changeScheme(page).catch(() => toasts.error('No pudimos cambiar los colores. Intenta de nuevo.'))
      }
    >
      {dark ? 'Modo claro' : 'Modo oscuro'}
    </Button>
  );
}
