import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { alerts } from '../../shared/alerts/alerts.ts';
import {
  askForNotices,
  type NoticePermission,
  noticePermission,
} from '../../shared/alerts/announce-order.ts';
import { playChime } from '../../shared/alerts/sound.ts';

export interface AlertsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Sound and notifications for new orders: off by default, stored in this browser. */
export const AlertsDialog = ({ open, onClose }: AlertsDialogProps) => (
  <DetailsDialog open={open} title="Avisos de pedidos" onClose={onClose} maxWidth="xs">
    {open && <Alerts />}
  </DetailsDialog>
);

/** Permission states that block notifications. */
const HINDRANCES: Partial<Record<NoticePermission, string>> = {
  denied:
    'El navegador tiene bloqueadas las notificaciones de este sitio. Permítelas en la configuración del sitio (el ícono junto a la dirección) y vuelve a activarlas aquí.',
  impossible: 'Este navegador no puede mostrar notificaciones.',
};

function Alerts() {
  const settings = alerts.use();
  const [permission, setPermission] = useState(noticePermission);
  const hindrance = HINDRANCES[permission];

  const switchSound = (sonido: boolean) => {
    alerts.set({ ...settings, sonido });
    // Plays a sample; browsers also require a click before the first sound.
    if (sonido) void playChime();
  };
  const switchNotices = async (isOn: boolean) => {
    const answer = isOn ? await askForNotices() : permission;
    setPermission(answer);
    alerts.set({ ...alerts.get(), navegador: isOn && answer === 'granted' });
  };

  return (
    <Stack spacing={3}>
      <Typography>Cuando entra un pedido nuevo, además del aviso en pantalla:</Typography>
      <FormControlLabel
        control={<Switch checked={settings.sonido} onChange={(_event, on) => switchSound(on)} />}
        label="Un sonido"
      />
      <FormControlLabel
        control={
          <Switch
            checked={settings.navegador && permission === 'granted'}
            disabled={permission === 'impossible'}
            onChange={(_event, on) => void switchNotices(on)}
          />
        }
        label="Una notificación del navegador, si estás en otra ventana"
      />
      <div role="status">{hindrance && <Alert severity="warning">{hindrance}</Alert>}</div>
      <Typography variant="body2" color="textSecondary">
        Lo que eliges vale para este navegador.
      </Typography>
    </Stack>
  );
}
