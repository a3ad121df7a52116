import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Detalle } from 'api-client/storefront';
import { entregaText } from 'api-client/storefront-entrega';
import { useId, useState } from 'react';
import { formatMoney } from 'ui-kit/money';

/** Lines that stand on a wide screen without being asked for; on phones none does but what is not delivered as it was asked for. */
const AT_ONCE = 5;

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** It stands out from the figures. */
const Entrega = ({ text }: { text: string | undefined }) => text && <strong> · {text}</strong>;

/** What was ordered: quantity, name and what it cost; where something else is delivered, that and why. */
export function OrderLines({ detalles }: { detalles: readonly Detalle[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = detalles.length === 1 ? 'el producto' : `los ${detalles.length} productos`;
  const wide = detalles.length > AT_ONCE ? 'inline-flex' : 'none';
  const nombreOf = (id: string) =>
    detalles.find(({ producto }) => producto.producto_id === id)?.producto.nombre;
  const hiddenFrom = ({ motivo_entrega }: Detalle, place: number) =>
    open || motivo_entrega ? undefined : { display: { xs: 'none', md: place < AT_ONCE ? 'grid' : 'none' } };
  return (
    <>
      <Box component="ul" id={id} sx={{ listStyle: 'none', p: 0, mt: 3, mb: 0 }}>
        {detalles.map((detalle, place) => (
          <Box
            component="li"
            key={detalle.detalles_pedidos_id}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              columnGap: 4,
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
              fontVariantNumeric: 'tabular-nums',
              ...hiddenFrom(detalle, place),
            }}
          >
            <div>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{detalle.producto.nombre}</Typography>
              <Typography variant="body2" color="textSecondary">
                {detalle.cantidad} × {formatMoney(detalle.precio_unitario)}
                {detalle.descuento > 0 && ` · ${percent.format(detalle.descuento)} % de descuento`}
                <Entrega text={entregaText(detalle, nombreOf)} />
              </Typography>
            </div>
            <Typography>{formatMoney(detalle.total_precio)}</Typography>
          </Box>
        ))}
      </Box>
      <Button
        color="secondary"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMoreOutlined sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ display: { xs: 'inline-flex', md: wide }, mt: { xs: 1, md: 2 }, ml: -3 }}
      >
        {open ? 'Ocultar' : 'Ver'} {count}
      </Button>
    </>
  );
}
