import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';

/** MUI reads its mode once; this component lets the app change the mode by a prop. */
export function ModeSync({ mode }: { mode: 'light' | 'dark' | 'system' }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}
