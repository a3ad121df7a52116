import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { setScheme } from '../../shared/scheme-store.ts';

/** Switches between light and dark; the default follows the system. */
export function SchemeSwitch() {
  const { mode, systemMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <Button
      fullWidth
      variant="text"
      color="inherit"
      startIcon={dark ? <LightModeOutlined /> : <DarkModeOutlined />}
      onClick={() => setScheme(dark ? 'light' : 'dark')}
    >
      {dark ? 'Modo claro' : 'Modo oscuro'}
    </Button>
  );
}
