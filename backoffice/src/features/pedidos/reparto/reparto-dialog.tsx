import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  longTimeout,
  type Parada,
  type Reparto,
  remitosHojasDeRuta,
  repartoZonasOptions,
} from 'api-client/backoffice';
import { diaText } from 'api-client/backoffice-zonas';
import { useDownload } from 'app-core/download/use-download';
import { Answer } from 'app-core/queries/answer';
import { messageOf } from 'app-core/queries/errors';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PdfButton } from 'ui-kit/pdf-button';
import { wholeText } from 'ui-kit/whole-text';
import { OrderList } from '../../../shared/order-list.tsx';
import { SecondLine } from '../../../shared/second-line.tsx';

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

/** Returns 'Pergamino (3 pedidos)'. */
const zonaText = ({ zona, paradas }: Reparto['zonas'][number]): string =>
  `${zona ?? 'Sin zona'} (${count(paradas.length, 'pedido')})`;

/** Returns 'n.º 12 · San Martín 100, Pergamino · 2 bultos'. */
const paradaText = ({ numero, domicilio, horario, bultos }: Parada): string =>
  [
    `n.º ${numero}`,
    horario ? `${domicilio} (${horario})` : domicilio,
    bultos === null ? 'sin empacar' : count(bultos, 'bulto'),
  ]
    .filter(Boolean)
    .join(' · ');

export interface RepartoDialogProps {
  pedidoIds: readonly string[];
  onClose: () => void;
}
type Zona = Reparto['zonas'][number];

const Zonas = styled('div')(({ theme }) => ({
  '& h3': { marginTop: theme.spacing(4) },
  '& ol': { marginBlock: theme.spacing(1, 4) },
}));

/** The stops of each zone in driving order; staff can reorder them, and print a sheet per zone. */
export function RepartoDialog({ pedidoIds, onClose }: RepartoDialogProps) {
  const options = repartoZonasOptions({ query: { pedidoIds: pedidoIds.join(',') } });
  const reparto = useQuery({ ...options, ...reportedByScreen });
  const [arranged, setArranged] = useState<readonly Zona[]>();
  const zonas = arranged ?? reparto.data?.zonas ?? [];
  const ids = zonas.flatMap(({ paradas }) => paradas.map(({ pedido_id }) => pedido_id));
  const { download, busy } = useDownload('hojas-de-ruta.pdf', false, () =>
    remitosHojasDeRuta({ query: { pedidoIds: ids.join(',') }, parseAs: 'blob', ...longTimeout }),
  );
  return (
    <DetailsDialog
      open
      title="Hojas de ruta"
      onClose={onClose}
      actions={
        <PdfButton
          label={zonas.length === 1 ? 'Imprimir 1 hoja' : `Imprimir ${wholeText(zonas.length)} hojas`}
          onClick={download}
          busy={busy}
          disabled={ids.length === 0}
        />
      }
    >
      <Answer
        query={reparto}
        failed="No se pudieron reunir las zonas."
        reason={messageOf}
        loading={<LoadingDots label="Reuniendo las zonas" />}
      >
        {() => (
          <Zonas>
            <Typography color="textSecondary">
              Una hoja por zona de reparto o, mientras no haya zonas cargadas, por la localidad en que termina
              cada domicilio. Ordena las paradas como se recorren.
            </Typography>
            {zonas.map((zona) => (
              <section key={zona.zona ?? ''} aria-label={zonaText(zona)}>
                <Typography variant="h3">{zonaText(zona)}</Typography>
                {zona.proximo && (
                  <Typography color="textSecondary">{`Próximo reparto: ${diaText(zona.proximo)}`}</Typography>
                )}
                <OrderList
                  label={`Paradas de ${zona.zona ?? 'Sin zona'}`}
                  rows={zona.paradas}
                  keyOf={({ pedido_id }) => pedido_id}
                  nameOf={({ nombre_comercio, numero }) => `${nombre_comercio}, pedido ${numero}`}
                  onChange={(paradas) =>
                    setArranged(zonas.map((one) => (one === zona ? { ...zona, paradas: [...paradas] } : one)))
                  }
                >
                  {(parada, at) => (
                    <>
                      {`${at + 1}. ${parada.nombre_comercio}`}
                      <SecondLine>{paradaText(parada)}</SecondLine>
                    </>
                  )}
                </OrderList>
              </section>
            ))}
          </Zonas>
        )}
      </Answer>
    </DetailsDialog>
  );
}
