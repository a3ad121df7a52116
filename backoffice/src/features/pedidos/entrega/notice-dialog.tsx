import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { whatsappOf } from 'api-client/backoffice';
import { copyText } from 'app-core/copy-text';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { useToasts } from 'ui-kit/use-toasts';
import { useShopArea } from '../../../shared/tienda.ts';

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', userSelect: 'all' });

export interface NoticeDialogProps {
  text: string;
  telefono: string | undefined;
  onClose: () => void;
}

/** A message that staff copy, or send to the customer's phone. */
export function NoticeDialog({ text, telefono, onClose }: NoticeDialogProps) {
  const toasts = useToasts();
  const area = useShopArea();
  const whatsapp = telefono && whatsappOf(telefono, area);
  const copy = async () => {
    if (await copyText(text)) toasts.success('Aviso copiado');
    else toasts.error('El navegador no deja copiar: elige el texto y cópialo.');
  };
  return (
    <DetailsDialog
      open
      title="Aviso al cliente"
      onClose={onClose}
      actions={
        <>
          {whatsapp && (
            <Button
              variant="outlined"
              href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
            >
              WhatsApp
            </Button>
          )}
          <Button variant="contained" onClick={() => void copy()}>
            Copiar aviso
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </DetailsDialog>
  );
}
