import Button from '@mui/material/Button';
import { pesosText } from 'api-client/storefront';
import { HowToBuySteps } from 'ui-kit/how-to-buy-steps';
import { SectionTitle } from 'ui-kit/section-title';
import { links } from '../../shared/links.ts';
import { useMontos } from '../../shared/montos.ts';
import { useSession } from '../../shared/session/session.ts';

const account = {
  title: 'Crea tu cuenta',
  text: 'Completa la solicitud con los datos de tu comercio y espera la validación.',
};
/** The same step for a user who has an account. */
const accountDone = {
  title: 'Tu cuenta',
  text: 'Ya está activa: ves los precios y puedes comprar.',
  done: true,
};
const othersOf = (minimo: string) => [
  {
    title: 'Arma tu carrito',
    text: `Con la cuenta activa ves los precios. La compra mínima es de ${minimo} ARS.`,
  },
  { title: 'Confirma el pedido', text: 'Revisa las cantidades y confírmalo desde el carrito.' },
  { title: 'Te contactamos', text: 'La distribuidora se comunica contigo para coordinar el pago.' },
];

export function HowToBuy() {
  const { authenticated } = useSession();
  const { monto_minimo } = useMontos();
  return (
    <section aria-labelledby="como-comprar">
      <SectionTitle id="como-comprar">Cómo comprar</SectionTitle>
      <HowToBuySteps
        steps={[authenticated ? accountDone : account, ...othersOf(pesosText(monto_minimo))]}
        action={
          <Button
            href={authenticated ? links.categorias : links.registro}
            variant="contained"
            size="large"
            sx={{ minWidth: (theme) => theme.spacing(50) }}
          >
            {authenticated ? 'Ver productos' : 'Solicitar una cuenta'}
          </Button>
        }
      />
    </section>
  );
}
