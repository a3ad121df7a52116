import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FeriadosBody, feriadosListOptions, feriadosUpdate, LIMITS } from 'api-client/backoffice';
import { feriadoBody } from 'api-client/backoffice-forms';
import { diaText } from 'api-client/backoffice-zonas';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import type { DataColumn } from 'ui-kit/data-table';
import { shopDay } from 'ui-kit/dates';
import { EmptyState } from 'ui-kit/empty-state';
import { SectionTitle } from 'ui-kit/section-title';
import { layout } from 'ui-kit/theme/tokens';
import { useTyped } from 'ui-kit/typed';
import { useToasts } from 'ui-kit/use-toasts';
import { ListTable } from '../../shared/list-table.tsx';
import { DayField } from '../../shared/plain-list/day-field.tsx';
import { ZONAS_QUERIES } from '../../shared/queries.ts';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { type Feriado, nationalFeriados } from './national-feriados.ts';

/** Returns 'viernes 25 de diciembre de 2026'. */
const dayText = (fecha: string) => `${diaText(fecha)} de ${fecha.slice(0, 4)}`;

/** Days without delivery. Each change is saved at once; national holidays are suggested for confirmation. */
export function FeriadosSection() {
  const query = useQuery(feriadosListOptions());
  const { change, busy, leave } = useChangeFeriados();
  const { showsCards } = useRowLayout();
  const [suggested, setSuggested] = useState<{ year: number; days: Feriado[] }>();
  const today = shopDay(new Date());
  const existingDates = new Set(query.data?.feriados.map(({ fecha }) => fecha));
  const suggest = (year: number) =>
    setSuggested({
      year,
      days: nationalFeriados(year).filter(({ fecha }) => fecha >= today && !existingDates.has(fecha)),
    });
  const columns: readonly DataColumn<Feriado>[] = [
    {
      key: 'fecha',
      header: 'Fecha',
      phone: 'title',
      cell: ({ fecha, nombre }) => (
        <div>
          {dayText(fecha)}
          {showsCards && <SecondLine>{nombre}</SecondLine>}
        </div>
      ),
    },
    ...(showsCards
      ? []
      : [{ key: 'nombre', header: 'Feriado', cell: ({ nombre }) => nombre } satisfies DataColumn<Feriado>]),
    {
      key: 'actions',
      header: 'Acciones',
      hideHeader: true,
      align: 'right',
      width: 'fit',
      phone: 'tools',
      cell: ({ fecha, nombre }) => (
        <RowActions>
          <RowAction
            label="Quitar"
            context={`${nombre}, ${dayText(fecha)}`}
            icon={<DeleteOutlined />}
            iconOnly={showsCards}
            onClick={() => change({ agregados: [], quitados: [fecha] })}
          />
        </RowActions>
      ),
    },
  ];
  const thisYear = Number(today.slice(0, 4));
  return (
    <Box component="section" aria-labelledby="feriados" sx={{ mt: 10 }}>
      <SectionTitle id="feriados">Feriados</SectionTitle>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        Esos días no se reparte, aunque la zona los tenga. Los nacionales se sugieren según la ley: revisa los
        puentes y los traslados del año.
      </Typography>
      <AddFeriado onAdd={(feriado) => change({ agregados: [feriado], quitados: [] })} busy={busy} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        {[thisYear, thisYear + 1].map((year) => (
          <Button key={year} variant="outlined" disabled={!query.data} onClick={() => suggest(year)}>
            {`Feriados nacionales de ${year}`}
          </Button>
        ))}
      </Box>
      <ListTable
        query={query}
        label="Feriados"
        columns={columns}
        rows={({ feriados }) => feriados.filter(({ fecha }) => fecha >= today)}
        rowKey={({ fecha }) => fecha}
        empty={<EmptyState announce="status" title="No hay feriados por venir" />}
      />
      {suggested && (
        <ConfirmDialog
          open
          title={`Feriados nacionales de ${suggested.year}`}
          text={
            suggested.days.length === 0
              ? 'Ya están todos los que faltan del año.'
              : suggested.days.map(({ fecha, nombre }) => `${diaText(fecha)}: ${nombre}`).join(' · ')
          }
          busy={busy}
          onConfirm={() => {
            if (suggested.days.length > 0) change({ agregados: suggested.days, quitados: [] });
            setSuggested(undefined);
          }}
          onCancel={() => setSuggested(undefined)}
          onLeave={leave}
          texts={{ confirm: suggested.days.length === 0 ? 'Cerrar' : 'Agregar estos feriados' }}
        />
      )}
    </Box>
  );
}

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

function AddFeriado({ onAdd, busy }: AddFeriadoProps) {
  const [fecha, setFecha] = useState<string>();
  const [nombre, setNombre] = useState('');
  const [error, setError] = useState<string>();
  useTyped(nombre !== '' || fecha !== undefined);
  const add = () => {
    const parsed = feriadoBody.safeParse({ fecha, nombre });
    setError(parsed.error?.issues[0]?.message);
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
        error={error !== undefined}
        helperText={error}
        slotProps={{ htmlInput: { maxLength: LIMITS.nombreZona } }}
        sx={{ width: { xs: '100%', sm: layout.filter } }}
      />
      <Button type="submit" variant="outlined" loading={busy}>
        Agregar feriado
      </Button>
    </Row>
  );
}

/** Adds or removes holidays at once. */
function useChangeFeriados() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, leave } = useOnceAtATime({
    mutationFn: (body: FeriadosBody) => feriadosUpdate({ body }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(feriadosListOptions().queryKey, data);
      toasts.success('Feriados guardados');
      void queryClient.invalidateQueries(ZONAS_QUERIES);
    },
  });
  return { change: mutate, busy: isPending, leave };
}
