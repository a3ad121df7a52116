import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LecturaPlanilla } from 'api-client/backoffice';
import { useState } from 'react';
import { type Eleccion, nameOf, toColumnas, withPrecio } from './eleccion-draft.ts';

interface Props {
  lectura: LecturaPlanilla;
  busy: boolean;
  onAnswer: (change: Partial<Eleccion>) => void;
}

interface Choice {
  label: string;
  change: Partial<Eleccion>;
}

interface Question {
  text: string;
  choices: Choice[];
}

/** The two readings of an ambiguous price, by decimal mark: '$ 1.200' and '$ 1,20'. */
const READINGS = [
  { mark: ',', label: 'El punto separa los miles, la coma los decimales' },
  { mark: '.', label: 'El punto separa los decimales' },
] as const;

const RATES = [
  { iva: 21, label: 'Sumar 21 %' },
  { iva: 10.5, label: 'Sumar 10,5 %' },
  { iva: 0, label: 'Dejarlos como vienen' },
] as const;

function describeQuestion(
  lectura: LecturaPlanilla,
  pregunta: LecturaPlanilla['preguntas'][number],
): Question {
  if (pregunta === 'iva') {
    return {
      text: 'Los precios vienen sin IVA. ¿Cuánto se les suma?',
      choices: RATES.map(({ iva, label }) => ({ label, change: { iva } })),
    };
  }
  if (pregunta === 'decimales') {
    return {
      text: `«${lectura.dudoso ?? ''}» puede ser dos precios. ¿Cómo se lee?`,
      choices: READINGS.map(({ mark, label }) => ({ label, change: { decimales: mark } })),
    };
  }
  const columnas = lectura.columnas.filter(({ clave }) => lectura.precios.includes(clave));
  return {
    text: 'Varias columnas traen precios. ¿Cuál es el de la tienda?',
    choices: columnas.map((columna) => ({
      label: columna.ejemplos[0] ? `${nameOf(columna)}: ${columna.ejemplos[0]}` : nameOf(columna),
      change: { columnas: toColumnas(lectura, withPrecio(lectura, columna.clave)) },
    })),
  };
}

/** Ambiguities of the file; each is answered with one click. */
export function Preguntas({ lectura, busy, onAnswer }: Props) {
  const [pressed, setPressed] = useState<string>();
  if (lectura.preguntas.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {lectura.preguntas.map((pregunta) => {
        const { text, choices } = describeQuestion(lectura, pregunta);
        return (
          <Alert
            key={pregunta}
            severity="warning"
            icon={false}
            sx={{ '& .MuiAlert-message': { width: '100%' } }}
          >
            <Typography id={`pregunta-${pregunta}`}>{text}</Typography>
            <Box
              role="group"
              aria-labelledby={`pregunta-${pregunta}`}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 2 }}
            >
              {choices.map(({ label, change }) => (
                <Button
                  key={label}
                  variant="outlined"
                  loading={busy && label === pressed}
                  disabled={busy}
                  onClick={() => {
                    setPressed(label);
                    onAnswer(change);
                  }}
                >
                  {label}
                </Button>
              ))}
            </Box>
          </Alert>
        );
      })}
    </Box>
  );
}
