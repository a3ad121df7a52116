import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { lateView, useLateView } from 'ui-kit/late-view';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useToasts } from 'ui-kit/use-toasts';
import { visuallyHidden } from 'ui-kit/visually-hidden';
import { SHORTCUTS, useShortcut } from '../../../shared/shortcuts/shortcuts.ts';
import { Keys } from '../keys.tsx';

const palette = lateView(async () => (await import('./palette.tsx')).Palette, 'when-wanted');

const Opener = styled(Button)(({ theme }) => ({
  // Only the icon in a narrow header; the accessible name stays.
  [theme.breakpoints.down('lg')]: {
    minWidth: touchTarget,
    padding: 0,
    '& .MuiButton-startIcon': { margin: 0 },
    '& > .tienda-words': visuallyHidden,
  },
  [theme.breakpoints.up('lg')]: {
    '& > .tienda-words': { display: 'flex', alignItems: 'center', gap: theme.spacing(3) },
  },
}));

/** The search palette: button, shortcut, and the dialog, loaded on first use. */
export function PaletteSlot() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const toasts = useToasts();
  const missing = useCallback(() => {
    close();
    toasts.error('No pudimos abrir la búsqueda. Recarga la página e intenta de nuevo.', { key: 'palette' });
  }, [close, toasts]);
  const View = useLateView(palette, open, missing);
  useShortcut('palette', () => setOpen(true));
  useBackCloses(open, close);
  return (
    <>
      <Opener
        variant="text"
        color="inherit"
        startIcon={<SearchOutlined />}
        aria-haspopup="dialog"
        title="Encontrar"
        onClick={() => setOpen(true)}
      >
        <span className="tienda-words">
          Encontrar
          <Keys keys={SHORTCUTS.palette.keys} aria-hidden />
        </span>
      </Opener>
      {View && <View open={open} onClose={close} />}
    </>
  );
}
