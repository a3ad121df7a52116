import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { imageSources, LIMITS, toPesos } from 'api-client/storefront';
import { subtotalCents } from 'app-core/cart/totals';
import { type ReactNode, useId } from 'react';
import { formatMoney } from 'ui-kit/money';
import { Picture } from 'ui-kit/picture';
import { priceTypeText } from 'ui-kit/price-type-text';
import { QuantityStepper } from 'ui-kit/quantity-stepper';
import { SectionTitle } from 'ui-kit/section-title';
import { StockIcon } from 'ui-kit/stock-icon';
import { touchTarget } from 'ui-kit/theme/tokens';
import { productsText, useInCart } from '../cart/cart.ts';
import { openCart } from '../cart/cart-drawer.ts';
import { useFillUp, useIsInCart } from '../cart/use-fill-up.ts';
import { productTint } from '../catalogue/shown-products.ts';
import { FootBar } from '../foot-bar.tsx';
import { links } from '../links.ts';
import { SaveSlot } from '../lists/save-slot.tsx';
import { LoneLink } from '../lone-link.tsx';
import { NoticeSlot } from '../stock-notice/notice-slot.tsx';
import {
  type Choice,
  isAvailable,
  type Picks,
  type ProductChoice,
  type Quantities,
  quantitiesOf,
  usePicks,
} from './pick.ts';

/** Products under a title. */
interface PickGroup<P extends ProductChoice> {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  all: readonly P[];
}

interface PickListProps<P extends ProductChoice> {
  /** Accessible name. */
  label: string;
  all: readonly P[];
  /** Visible groups; undefined shows all products in one list. */
  groups?: readonly PickGroup<P>[] | undefined;
  quantities: Quantities;
  /** Choice that the screen stores. */
  choice?: Choice;
  /** Further content and action of each row. */
  told?: (one: P) => Pick<PickRowProps, 'price' | 'note' | 'action'>;
  /** Label of the button that adds all products. With `choice`, the label while nothing is chosen. */
  addAll: string;
  /** Below the rows, above the bar. */
  children?: ReactNode;
}

/** Products with quantities. A button adds all of them or the chosen ones to the cart. */
export function PickList<P extends ProductChoice>(props: PickListProps<P>) {
  const { label, all, groups, quantities, choice, told, addAll, children } = props;
  const picks = usePicks(all, quantities, choice);
  const add = useFillUp();
  const { wanted, some, total } = picks;
  const done = useIsInCart(wanted);
  const adding = `Agregar ${productsText(wanted.length)}${choice ? ` · ${formatMoney(total)}` : ''}`;
  const rows = { picks, told };
  return (
    <>
      {groups?.map((group) => <Group key={group.title} group={group} {...rows} />) ?? (
        <Box sx={{ mt: 4 }}>
          <Rows label={label} all={all} {...rows} />
        </Box>
      )}
      {children}
      <FootBar text={`${productsText(wanted.length)}, a precios de hoy`} total={total}>
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={wanted.length === 0}
          onClick={() => (done ? openCart() : add(wanted))}
        >
          {done ? 'Ver el carrito' : some ? adding : addAll}
        </Button>
        {some && (
          <SaveSlot fullWidth sx={{ mt: 1 }} wanted={() => quantitiesOf(wanted)}>
            Guardar en una lista
          </SaveSlot>
        )}
      </FootBar>
    </>
  );
}

interface RowsProps<P extends ProductChoice> {
  picks: Picks;
  told: PickListProps<P>['told'] | undefined;
}

function Group<P extends ProductChoice>({ group, ...rows }: RowsProps<P> & { group: PickGroup<P> }) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <SectionTitle id={id} action={group.action}>
        {group.title}
      </SectionTitle>
      <Rows label={group.title} all={group.all} {...rows} />
    </Stack>
  );
}

const Rows = <P extends ProductChoice>({
  label,
  all,
  picks,
  told,
}: RowsProps<P> & { label: string; all: readonly P[] }) => (
  <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {all.map((one) => (
      <li key={one.producto.producto_id}>
        <PickRow one={one} picks={picks} {...told?.(one)} />
      </li>
    ))}
  </Stack>
);

interface PickRowProps {
  one: ProductChoice;
  picks: Picks;
  /** Shown beside and below today's price. */
  price?: ReactNode;
  note?: ReactNode;
  /** At the end of the row. */
  action?: ReactNode;
}

const name = { fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' } as const;

/** A product to choose, with today's price and a quantity. Unavailable products are marked and cannot be chosen. */
function PickRow({ one, picks, price, note, action }: PickRowProps) {
  const { producto } = one;
  const { producto_id, nombre, precio = 0, tipo_de_precio, esta_activo: sold } = producto;
  const had = isAvailable(one);
  const inCart = useInCart(producto_id);
  const [image] = producto.imagenes;
  const cantidad = picks.manyOf(one);
  return (
    <Box
      role="group"
      aria-label={nombre}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto auto minmax(0, 1fr)', sm: 'auto auto minmax(0, 1fr) auto' },
        alignItems: { sm: 'center' },
        columnGap: 3,
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Checkbox
        checked={had && picks.chosen.has(producto_id)}
        disabled={!had}
        onChange={() => picks.toggle(producto_id)}
        slotProps={{ input: { 'aria-label': `Elegir ${nombre}` } }}
        sx={{ ml: -3, alignSelf: { xs: 'start', sm: 'center' } }}
      />
      <Box
        sx={({ shape, spacing }) => ({
          width: spacing(14),
          '& > *': { borderRadius: `${shape.borderRadius}px` },
        })}
      >
        <Picture source={image && imageSources(image)} tint={productTint(producto)} sizes="56px" />
      </Box>
      <div>
        {sold ? (
          <LoneLink href={links.producto(producto_id)} color="inherit" underline="hover" sx={name}>
            {nombre}
          </LoneLink>
        ) : (
          <Typography sx={name}>{nombre}</Typography>
        )}
        {sold && (
          <Typography variant="body2">
            {formatMoney(precio)} {tipo_de_precio && priceTypeText(tipo_de_precio)}
            {price}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      </div>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          mt: { xs: 2, sm: 0 },
          minHeight: touchTarget,
        }}
      >
        {had ? (
          <>
            <Box sx={({ spacing }) => ({ width: spacing(35) })}>
              <QuantityStepper
                value={cantidad}
                max={LIMITS.cantidadMax}
                label={`Cantidad de ${nombre}`}
                onChange={(many) => picks.setMany(producto_id, many)}
              />
            </Box>
            <Box sx={{ textAlign: 'end', ml: 'auto', minWidth: { sm: ({ spacing }) => spacing(34) } }}>
              <strong>{formatMoney(toPesos(subtotalCents({ precio, cantidad })))}</strong>
              {inCart > 0 && (
                <Typography variant="body2" color="textSecondary">
                  En tu carrito: {inCart}
                </Typography>
              )}
            </Box>
          </>
        ) : (
          <>
            <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <StockIcon available={false} />
              {sold ? 'Ahora no hay' : 'Ya no se vende'}
            </Typography>
            {sold && <NoticeSlot producto={producto} />}
          </>
        )}
        {action}
      </Box>
    </Box>
  );
}
