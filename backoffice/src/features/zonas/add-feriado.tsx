import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { LIMITS } from 'api-client/backoffice';
import { feriadoBody } from 'api-client/backoffice-forms';
import { useState } from 'react';
import { layout } from 'ui-kit/theme/tokens';
import { useTyped } from 'ui-kit/typed';
import { DayField } from '../../shared/plain-list/day-field.tsx';
import type { Feriado } from './national-feriados.ts';

const Row = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  marginBlockEnd: theme.spacing(4),
}));

interface AddFeriadoProps {
  onAdd: (feriado: Feriado) => void;
  busy: boolean;
}

export function AddFeriado({ onAdd, busy }: AddFeriadoProps) {
  const [fecha, setFecha] = useState<string>();
  const [nombre, setNombre] = useState('');
  const [wrong, setWrong] = useState<string>();
  useTyped(nombre !== '' || fecha !== undefined);
  const add = () => {
    const parsed = feriadoBody.safeParse({ fecha, nombre });
    setWrong(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    onAdd(parsed.data);
    setFecha(undefined);
    setNombre('');
  };
  return (
    <Row
      noValidate
      aria-label="Agregar un feriado"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <DayField label="Fecha" value={fecha} onChange={setFecha} />
      <TextField
        size="small"
        label="Nombre"
        value={nombre}
        onChange={({ target }) => setNombre(target.value)}
        error={wrong !== undefined}
        helperText={wrong}
        slotProps={{ htmlInput: { maxLength: LIMITS.nombreZona } }}
        sx={{ width: { xs: '100%', sm: layout.filter } }}
      />
      <Button type="submit" variant="outlined" loading={busy}>
        Agregar feriado
      </Button>
    </Row>
  );
}
