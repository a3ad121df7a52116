import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Usuario } from 'api-client/backoffice';
import { useAnnouncement } from 'ui-kit/use-announcement';
import { wholeText } from 'ui-kit/whole-text';
import { useShortcut } from '../../../shared/shortcuts/shortcuts.ts';
import { ANSWERS, type AnswerName } from './use-answer-solicitud.ts';

interface SolicitudActionsProps {
  usuario: Usuario;
  place: number;
  /** Number of requests in the queue, and of all pending ones. */
  shown: number;
  total: number;
  onOpen: (place: number) => void;
  onAnswer: (name: AnswerName) => void;
}

/** The applicant, navigation, and the answers, by button or key. */
export function SolicitudActions(props: SolicitudActionsProps) {
  const { usuario, place, shown, total, onOpen, onAnswer } = props;
  const previous = place > 0 ? () => onOpen(place - 1) : undefined;
  const next = place + 1 < shown ? () => onOpen(place + 1) : undefined;
  useShortcut('approve', () => onAnswer('approve'));
  useShortcut('askMore', () => onAnswer('askMore'));
  useShortcut('reject', () => onAnswer('reject'));
  useShortcut('up', previous);
  useShortcut('down', next);
  const positionText = `Solicitud ${wholeText(place + 1)} de ${wholeText(total)}`;
  useAnnouncement(`${usuario.nombre_comercio}. ${positionText}`, usuario.usuario_id);
  return (
    <Box sx={{ mb: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <IconButton aria-label="Solicitud anterior" disabled={!previous} onClick={previous} sx={{ ml: -2 }}>
          <ChevronLeftOutlined />
        </IconButton>
        <Typography color="textSecondary">{positionText}</Typography>
        <IconButton aria-label="Solicitud siguiente" disabled={!next} onClick={next}>
          <ChevronRightOutlined />
        </IconButton>
      </Box>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere', mb: 3 }}>
        {usuario.nombre_comercio}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={() => onAnswer('approve')}>
          {ANSWERS.approve.label}
        </Button>
        <Button variant="outlined" onClick={() => onAnswer('askMore')}>
          {ANSWERS.askMore.label}
        </Button>
        <Button variant="outlined" color="error" onClick={() => onAnswer('reject')}>
          {ANSWERS.reject.label}
        </Button>
      </Box>
    </Box>
  );
}
