import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { LIMITS, preciosDeProductoOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { useState } from 'react';
import { LoadingDots } from 'ui-kit/loading-dots';
import { ORIGENES_PRECIO, pastPrice } from '../../shared/past-prices.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';

interface PropiosAnterioresProps {
  producto_id: string;
  condicion_id: string;
}

/** The product's own prices in the agreement so far, newest first; loaded on request. */
export function PropiosAnteriores({ producto_id, condicion_id }: PropiosAnterioresProps) {
  const [open, setOpen] = useState(false);
  const precios = useQuery({
    ...preciosDeProductoOptions({ path: { id: producto_id }, query: { condicion_id, limit: LIMITS.page } }),
    enabled: open,
  });
  return (
    <Box sx={{ mt: 4 }}>
      <Button variant="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        Precios propios anteriores
      </Button>
      {open && (
        <Answer
          query={precios}
          failed="Error al cargar los precios"
          loading={<LoadingDots label="Cargando los precios" />}
        >
          {(data) =>
            data.precios.length === 0 ? (
              <p role="status">Nunca tuvo un precio propio en estas condiciones.</p>
            ) : (
              <Box
                component="ul"
                aria-label="Precios propios anteriores"
                sx={{ listStyle: 'none', p: 0, m: 0 }}
              >
                {data.precios.map(({ fecha, usuario, origen, antes, precio }) => (
                  <Box component="li" key={`${fecha} ${precio}`} sx={{ py: 2 }}>
                    {`${pastPrice(antes)} → ${pastPrice(precio)}`}
                    <SecondLine>
                      <ShortDate iso={fecha} />
                      {` · ${usuario ? `${usuario.nombre} ${usuario.apellido} · ` : ''}${ORIGENES_PRECIO[origen]}`}
                    </SecondLine>
                  </Box>
                ))}
              </Box>
            )
          }
        </Answer>
      )}
    </Box>
  );
}
