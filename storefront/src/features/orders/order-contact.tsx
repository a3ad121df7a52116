import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSettings } from '../../shared/settings.ts';

/** The shop's phone and WhatsApp. Shown once the order is approved, when the customer can no longer change the order. */
export function OrderContact({ children }: { children: string }) {
  const { phone, phoneHref, whatsapp } = useSettings();
  return (
    <>
      <Typography>{children}</Typography>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', mt: 3 }}>
        {whatsapp && (
          <Button
            variant="outlined"
            href={whatsapp}
            target="_blank"
            rel="noreferrer"
            startIcon={<WhatsApp />}
          >
            Escribir por WhatsApp
          </Button>
        )}
        {phone &&
          (phoneHref ? (
            <Button variant="outlined" href={phoneHref} startIcon={<PhoneOutlined />}>
              Llamar al {phone}
            </Button>
          ) : (
            <Typography sx={{ alignSelf: 'center' }}>{phone}</Typography>
          ))}
      </Stack>
    </>
  );
}
