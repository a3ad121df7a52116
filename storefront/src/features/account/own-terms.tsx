import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type MiCondicion, miCondicionGetOptions, pesosText } from 'api-client/storefront';
import { Answer, combineQueries } from 'app-core/queries/answer';
import { isForbidden } from 'app-core/queries/errors';
import { DetailsCard } from 'ui-kit/details-card';
import { SectionTitle } from 'ui-kit/section-title';
import { failureText } from '../../shared/failure-text.ts';
import { montos, useMontos } from '../../shared/montos.ts';
import { useSession } from '../../shared/session/session.ts';
import { plazoText } from './plazo-text.ts';

/** Has the height of the longest terms in every state, so that the footer keeps its place. */
const Space = styled('div')({ minHeight: '12lh' });

/** The terms of the user's orders: those of the user's agreement, else the shop's. Empty for users without prices. */
export function OwnTerms() {
  const { seesPrices, isStaff } = useSession();
  const terms = useQuery({ ...miCondicionGetOptions(), enabled: seesPrices });
  const shop = useQuery({ ...montos, enabled: seesPrices });
  // Only the answer says whether a member of staff may see prices.
  const isHidden = !seesPrices || isForbidden(terms.error) || (isStaff && !terms.isFetched);
  return (
    <Space>
      {!isHidden && (
        <section aria-labelledby="condiciones">
          <SectionTitle id="condiciones">Tus condiciones</SectionTitle>
          <Answer
            query={combineQueries([terms, shop])}
            failed="No pudimos cargar tus condiciones."
            reason={failureText}
            loading={<TermsSkeleton />}
          >
            {() => terms.data && <Terms terms={terms.data} />}
          </Answer>
        </section>
      )}
    </Space>
  );
}

/** An API of an older version leaves out all terms except the minimum. */
function Terms({ terms: { descuento, plazo, vigente_hasta } }: { terms: MiCondicion }) {
  const { monto_minimo, envio_gratis } = useMontos();
  const details = [
    { label: 'Pedido mínimo', value: monto_minimo > 0 ? pesosText(monto_minimo) : 'Sin mínimo' },
    {
      label: 'Envío gratis desde',
      value: envio_gratis > 0 ? pesosText(envio_gratis) : 'Cualquier monto',
    },
    ...(descuento
      ? [
          {
            label: 'Descuento',
            value: `${String(descuento).replace('.', ',')}\u00a0%, ya incluido en tus precios`,
          },
        ]
      : []),
    ...(typeof plazo === 'number' ? [{ label: 'Plazo de pago', value: plazoText(plazo) }] : []),
  ];
  return (
    <>
      <DetailsCard details={details} />
      {vigente_hasta && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Vigentes hasta el {vigente_hasta.split('-').reverse().join('/')}
        </Typography>
      )}
    </>
  );
}

function TermsSkeleton() {
  const labels = ['Pedido mínimo', 'Envío gratis desde', 'Plazo de pago'];
  return (
    <div aria-busy>
      <DetailsCard details={labels.map((label) => ({ label, value: <Skeleton width="70%" /> }))} />
    </div>
  );
}
