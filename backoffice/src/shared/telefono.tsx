import { styled } from '@mui/material/styles';
import { touchTarget } from 'ui-kit/theme/tokens';
import { PlainLink } from './text-link.tsx';

const Ways = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  // For a thumb, also where they stand under each other.
  [theme.breakpoints.down('md')]: {
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
  },
}));

/** Digits of a telephone as WhatsApp wants them, with the country before: of one without an area none. */
export function whatsappOf(telefono: string): string | undefined {
  const digits = telefono.replace(/\D/g, '').replace(/^(00|0)/, '');
  if (digits.length < 10) return undefined;
  return digits.startsWith('54') && digits.length > 10 ? digits : `549${digits}`;
}

/** A telephone: to be called, and to be written to. */
export function Telefono({ telefono }: { telefono: string }) {
  const whatsapp = whatsappOf(telefono);
  return (
    <Ways>
      <PlainLink href={`tel:${telefono.replace(/[^\d+]/g, '')}`}>{telefono}</PlainLink>
      {whatsapp && (
        <PlainLink href={`https://wa.me/${whatsapp}`} target="_blank" rel="noreferrer">
          WhatsApp
        </PlainLink>
      )}
    </Ways>
  );
}
