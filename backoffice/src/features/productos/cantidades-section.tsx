import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { lateView } from 'ui-kit/late-view';
import type { CantidadesDialogProps } from '../../shared/cantidades/cantidades-dialog.tsx';
import { cantidadesOptions } from '../../shared/cantidades/queries.ts';
import { cantidadesText } from '../../shared/cantidades/texts.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useLazyDialog } from '../../shared/use-lazy-dialog.ts';

const dialog = lateView(
  async () => (await import('../../shared/cantidades/cantidades-dialog.tsx')).CantidadesDialog,
);

const Line = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  '& > span': { color: theme.tokens.palette.text.secondary, overflowWrap: 'anywhere' },
}));

interface CantidadesSectionProps {
  producto_id: string;
  nombre: string;
  /** Undefined for staff who may not see prices. */
  precio: number | undefined;
}

/** The product's sales terms by quantity in one line; the button opens them. Only for staff who may change them. */
export const CantidadesSection = (props: CantidadesSectionProps) =>
  usePermisos().may('cantidades.cambiar') && <Cantidades {...props} />;

function Cantidades(props: CantidadesSectionProps) {
  const { data, isError, isFetching, refetch } = useQuery(cantidadesOptions(props.producto_id));
  const { subject, openFor, close, Dialog } = useLazyDialog<true, CantidadesDialogProps>(dialog);
  return (
    <Line>
      <Button variant="text" onClick={() => openFor(true)}>
        Venta por cantidad
      </Button>
      <span>{data ? cantidadesText(data.tienda) : isError ? 'No se pudo cargar' : '…'}</span>
      {isError && !data && (
        <Button variant="text" loading={isFetching} onClick={() => void refetch()}>
          Reintentar
        </Button>
      )}
      {subject && Dialog && <Dialog {...props} onClose={close} />}
    </Line>
  );
}
