import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '../../theme/styled.ts';
import { useSecondTap } from './use-second-tap.ts';

const name = 'TiendaDialog';

const Frame = styled(Dialog, { name, slot: 'Root' })(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    '& .MuiDialog-paper': { width: 'calc(100% - 32px)', maxWidth: 'none', margin: 16 },
  },
  '& .MuiDialog-paper': { maxHeight: 'calc(100% - 32px)' },
}));

/**
 * What the kit's dialogs share: on phones nearly the window's width, buttons that a thumb finds, and a double tap on
 * what opens one does not close it.
 */
export function DialogFrame({ onClose, ...props }: DialogProps) {
  const isSecondTap = useSecondTap(props.open);
  return (
    <Frame
      {...props}
      onClose={(event, reason) => {
        if (reason !== 'backdropClick' || !isSecondTap(event)) onClose?.(event, reason);
      }}
    />
  );
}

export const DialogHead = styled(DialogTitle, { name, slot: 'Title' })(({ theme }) => ({
  ...theme.typography.h3,
  padding: theme.spacing(5, 5, 2),
  overflowWrap: 'anywhere',
}));

export const DialogBody = styled(DialogContent, { name, slot: 'Body' })(({ theme }) => ({
  padding: theme.spacing(0, 5, 2),
  overflowWrap: 'anywhere',
}));

export const DialogButtons = styled(DialogActions, { name, slot: 'Actions' })(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 5, 5),
  '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
  [theme.breakpoints.down('sm')]: { '& > .MuiButton-root': { flex: '1 1 auto' } },
}));
