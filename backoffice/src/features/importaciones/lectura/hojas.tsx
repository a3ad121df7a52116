import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { LecturaPlanilla } from 'api-client/backoffice';
import { filasText } from '../importacion-texts.ts';

interface Props {
  hojas: LecturaPlanilla['hojas'];
  read: readonly string[];
  onChange: (read: string[]) => void;
}

/** The file's sheets with their row counts. Several sheets can be read together when their headings are equal. */
export function Hojas({ hojas, read, onChange }: Props) {
  if (hojas.length < 2) return null;
  const toggle = (nombre: string, chosen: boolean) =>
    onChange(
      hojas.flatMap((one) =>
        (one.nombre === nombre ? chosen : read.includes(one.nombre)) ? [one.nombre] : [],
      ),
    );
  return (
    <Box role="group" aria-labelledby="hojas-de-la-planilla">
      <Typography id="hojas-de-la-planilla" variant="subtitle2" component="h3">
        Hojas que se leen
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {hojas.map(({ nombre, filas, iguales }) => (
          <FormControlLabel
            key={nombre}
            label={`${nombre} (${filasText(filas)}${iguales ? '' : ', otros títulos'})`}
            control={
              <Checkbox
                checked={read.includes(nombre)}
                disabled={read.length === 1 && read[0] === nombre}
                onChange={(_event, chosen) => toggle(nombre, chosen)}
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}
