import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LIMITS } from 'api-client/backoffice';
import { useListLayer } from 'ui-kit/back-closes';
import { copias } from '../../shared/copias.ts';

const CHOICES = Array.from({ length: LIMITS.copiasPerRemito }, (_, at) => at + 1);

/** Copies of each delivery note: original, duplicate, triplicate. Stored on this computer. */
export function CopiasField() {
  const copiasCount = copias.use();
  const list = useListLayer();
  return (
    <TextField
      select
      size="small"
      label="Copias"
      value={copiasCount}
      slotProps={{ select: list }}
      onChange={({ target }) => copias.set(Number(target.value))}
      sx={({ spacing }) => ({ width: spacing(22) })}
    >
      {CHOICES.map((count) => (
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </TextField>
  );
}
