import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { saveFile } from 'app-core/download/save-file';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  // Each code on one line, so that nobody copies half of one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22ch), 1fr))',
  gap: theme.spacing(2),
  margin: theme.spacing(5, 0),
  padding: theme.spacing(4),
  listStyle: 'none',
  borderRadius: theme.shape.borderRadius,
  background: theme.tokens.palette.action.hover,
  ...theme.typography.subtitle2,
  '& > li': { overflowWrap: 'anywhere', userSelect: 'all' },
}));

export interface RecoveryCodesProps {
  codigos: readonly string[];
  onKept: () => void;
}

/** The recovery codes for a lost phone, shown once. */
export function RecoveryCodes({ codigos, onKept }: RecoveryCodesProps) {
  const save = () =>
    saveFile(new Blob([`${codigos.join('\n')}\n`], { type: 'text/plain' }), 'codigos-de-recuperacion.txt');
  return (
    <section aria-labelledby="recovery-codes">
      <Typography id="recovery-codes" variant="h2" component="h2" sx={{ mb: 2 }}>
        Guarda tus códigos de recuperación
      </Typography>
      <Typography>
        Con cada uno entras una vez si no tienes el teléfono a mano. No los volveremos a mostrar: imprímelos o
        guárdalos donde solo tú llegues.
      </Typography>
      <List>
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </List>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" size="large" onClick={onKept}>
          Ya los guardé
        </Button>
        <Button variant="outlined" size="large" onClick={save}>
          Descargar
        </Button>
      </Box>
    </section>
  );
}
