import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';

/** MUI reads its mode once; this lets the app change it by a prop. */
export function ModeSync({ mode }: { mode: 'light' | 'dark' | 'system' }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}
