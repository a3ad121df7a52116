import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { availableShortcuts, LIST, SHORTCUTS, shortcutsOn } from '../../shared/shortcuts/shortcuts.ts';
import { Keys } from './keys.tsx';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1, 0, 4),
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    minHeight: theme.spacing(9),
  },
}));

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** The list of shortcuts on this page, opened by '?'. */
export const ShortcutsDialog = ({ open, onClose }: DialogProps) => (
  <DetailsDialog open={open} title="Atajos de teclado" onClose={onClose} maxWidth="xs">
    {open && <Shortcuts />}
  </DetailsDialog>
);

function Shortcuts() {
  const on = shortcutsOn.use();
  const available = availableShortcuts();
  const groups = [...new Set(available.map((id) => SHORTCUTS[id].group))];
  return (
    <>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <Typography variant="h4" component="h3">
            {group}
          </Typography>
          <List>
            {available
              .filter((id) => SHORTCUTS[id].group === group)
              .map((id) => (
                <li key={id}>
                  <span>{SHORTCUTS[id].label}</span>
                  <Keys keys={SHORTCUTS[id].keys} />
                </li>
              ))}
            {group === LIST && (
              <li>
                <span>Abrir la fila</span>
                <Keys keys={['Enter']} />
              </li>
            )}
          </List>
        </section>
      ))}
      <FormControlLabel
        control={<Switch checked={on} onChange={(_event, checked) => shortcutsOn.set(checked)} />}
        label="Atajos activados en este navegador"
      />
      <Typography variant="body2" color="textSecondary">
        Mientras escribes en un campo no hacen nada, salvo los de un pedido nuevo.
      </Typography>
    </>
  );
}
