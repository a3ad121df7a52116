import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  CONDICION_IVA_TEXTS,
  type MiCondicion,
  type ModoIva,
  miCondicionGetOptions,
  pesosText,
  type Usuario,
  usuariosGetOptions,
} from 'api-client/storefront';
import { Answer, combineQueries } from 'app-core/queries/answer';
import { isForbidden } from 'app-core/queries/errors';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { DetailsCard } from 'ui-kit/details-card';
import { SectionTitle } from 'ui-kit/section-title';
import { alreadyTried } from '../../shared/already-tried.ts';
import { failureText } from '../../shared/failure-text.ts';
import { montos, useMontos } from '../../shared/montos.ts';
import { sessionUserId, useSession } from '../../shared/session/session.ts';
import { plazoText } from './plazo-text.ts';

/** Has the height of the longest terms in every state, so that the footer keeps its place. */
const Space = styled('div')({ minHeight: '18lh' });

/** The terms of the user's orders: those of the user's agreement, else the shop's. Empty for users without prices. */
export function OwnTerms() {
  const { seesPrices, isStaff } = useSession();
  const terms = useQuery({ ...miCondicionGetOptions(), enabled: seesPrices });
  const shop = useQuery({ ...montos, enabled: seesPrices });
  // Optional, but shown with the terms, so that no row moves.
  const user = useQuery({
    ...usuariosGetOptions({ path: { id: sessionUserId() ?? '' } }),
    enabled: seesPrices,
    ...reportedByScreen,
  });
  const asked = combineQueries([terms, shop]);
  // Only the answer says whether a member of staff may see prices.
  const isHidden = !seesPrices || isForbidden(terms.error) || (isStaff && !terms.isFetched);
  return (
    <Space>
      {!isHidden && (
        <section aria-labelledby="condiciones">
          <SectionTitle id="condiciones">Tus condiciones</SectionTitle>
          <Answer
            query={alreadyTried(user) ? asked : { ...asked, data: undefined }}
            failed="No pudimos cargar tus condiciones."
            reason={failureText}
            loading={<TermsSkeleton />}
          >
            {() => terms.data && <Terms terms={terms.data} condicion={user.data?.condicion_iva} />}
          </Answer>
        </section>
      )}
    </Space>
  );
}

const MODO_TEXTS: Partial<Record<ModoIva, string>> = {
  discriminado: 'con IVA discriminado',
  sumado: 'sin IVA, que se suma en el total',
};

interface TermsProps {
  terms: MiCondicion;
  /** How the customer is registered for the tax, if known. */
  condicion: Usuario['condicion_iva'];
}

/** An API of an older version leaves out all terms except the minimum. */
function Terms({ terms, condicion }: TermsProps) {
  const { descuento, plazo, vigente_hasta, iva } = terms;
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
    ...(condicion ? [{ label: 'Condición frente al IVA', value: CONDICION_IVA_TEXTS[condicion] }] : []),
    ...(iva && MODO_TEXTS[iva] ? [{ label: 'Tus precios', value: MODO_TEXTS[iva] }] : []),
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
