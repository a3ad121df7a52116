import { styled } from '@mui/material/styles';
import { telOf, whatsappOf } from 'api-client/backoffice';
import { touchTarget } from 'ui-kit/theme/tokens';
import { PlainLink } from './text-link.tsx';
import { useShopArea } from './tienda.ts';

const Ways = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  // A touch target, also where links wrap.
  [theme.breakpoints.down('md')]: {
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
  },
}));

/** A phone number with links to call and to WhatsApp. */
export function Telefono({ telefono }: { telefono: string }) {
  const area = useShopArea();
  const [call, whatsapp] = [telOf(telefono, area), whatsappOf(telefono, area)];
  return (
    <Ways>
      {call ? <PlainLink href={call}>{telefono}</PlainLink> : telefono}
      {whatsapp && (
        <PlainLink href={`https://wa.me/${whatsapp}`} target="_blank" rel="noreferrer">
          WhatsApp
        </PlainLink>
      )}
    </Ways>
  );
}
