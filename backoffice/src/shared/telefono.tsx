import { styled } from '@mui/material/styles';
import { telOf, whatsappOf } from 'api-client/backoffice';
import { touchTarget } from 'ui-kit/theme/tokens';
import { PlainLink } from './text-link.tsx';
import { useShopArea } from './tienda.ts';

const Ways = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  // For a thumb, also where they stand under each other.
  [theme.breakpoints.down('md')]: {
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
  },
}));

/** A telephone: to be called, and to be written to. */
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
