import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MiHabitual, MiInicio } from 'api-client/storefront';
import { priceText, totalText } from 'app-core/cart/iva';
import { wholeText } from 'ui-kit/whole-text';
import { productsText } from '../../shared/cart/cart.ts';
import { openCart } from '../../shared/cart/cart-drawer.ts';
import { useFillUp, useIsInCart } from '../../shared/cart/use-fill-up.ts';
import { links, usualLink } from '../../shared/links.ts';
import { cartItemsOf, hasNeto, sumOf } from '../../shared/picks/pick.ts';
import { popularTitle } from '../../shared/usual/popular-text.ts';
import { toProductChoices } from '../../shared/usual/queries.ts';
import { HomeCard } from './home-card.tsx';

/** Number of products that the card names. The card gives the number of the rest. */
const NAMED = 3;

/** Products that the customer should order by now, or the most popular products for a customer without history. */
export function DueCard({ inicio: { toca, tiene_habituales, populares } }: { inicio: MiInicio }) {
  if (toca.length > 0) return <Due toca={toca} />;
  if (tiene_habituales) {
    return (
      <HomeCard area="due" title="Te tocaría pedir">
        <Typography color="textSecondary">
          Por tu ritmo de compra, hoy no te falta nada. Aquí verás lo que te toque.
        </Typography>
        <Button href={usualLink.href} variant="outlined" fullWidth sx={{ mt: 'auto' }}>
          {usualLink.label}
        </Button>
      </HomeCard>
    );
  }
  if (populares) {
    const { productos } = populares;
    return (
      <HomeCard area="due" title={popularTitle(populares.de)}>
        <Names
          names={productos.map((one) => `${one.nombre} · ${priceText(one, one.precio ?? 0)}`)}
          more={productos.length - NAMED}
        />
        <Button href={usualLink.href} variant="contained" fullWidth sx={{ mt: 'auto' }}>
          Elegir para mi primer pedido
        </Button>
      </HomeCard>
    );
  }
  return (
    <HomeCard area="due" title="Tu primer pedido">
      <Typography color="textSecondary">
        Cuando pidas, aquí verás lo que te toca reponer, con tus cantidades.
      </Typography>
      <Button href={links.categorias} variant="contained" fullWidth sx={{ mt: 'auto' }}>
        Elegir productos
      </Button>
    </HomeCard>
  );
}

function Due({ toca }: { toca: readonly MiHabitual[] }) {
  const add = useFillUp();
  const choices = toProductChoices(toca);
  const wanted = cartItemsOf(choices, ({ cantidad }) => cantidad);
  const done = useIsInCart(wanted);
  const count = productsText(wanted.length);
  return (
    <HomeCard
      area="due"
      title="Te tocaría pedir"
      action={
        <Button href={usualLink.href} sx={{ my: -2, mr: -3, whiteSpace: 'nowrap' }}>
          {usualLink.label}
        </Button>
      }
    >
      <Names
        names={choices.map(({ producto, cantidad }) => `${cantidad} × ${producto.nombre}`)}
        more={toca.length - NAMED}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mt: 'auto', pb: 2 }}>
        <Typography>{count}</Typography>
        <Typography sx={{ fontWeight: 'fontWeightBold', fontVariantNumeric: 'tabular-nums' }} translate="no">
          {totalText(hasNeto(wanted), sumOf(wanted))}
        </Typography>
      </Box>
      <Button variant="contained" fullWidth onClick={() => (done ? openCart() : add(wanted))}>
        {done ? 'Ver el carrito' : `Agregar ${count}`}
      </Button>
    </HomeCard>
  );
}

/** The first names, one per line, and the number of the rest. */
const Names = ({ names, more }: { names: readonly string[]; more: number }) => (
  <>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {names.slice(0, NAMED).map((name) => (
        <Typography key={name} component="li" noWrap>
          {name}
        </Typography>
      ))}
    </Box>
    {more > 0 && <Typography color="textSecondary">{`y ${wholeText(more)} más`}</Typography>}
  </>
);
