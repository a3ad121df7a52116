import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { whatsappOf } from 'api-client/backoffice';
import { cantidadText, entregaText, orderedUnits } from 'api-client/backoffice-entrega';
import { copyText } from 'app-core/copy-text';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { formatMoney } from 'ui-kit/money';
import { useToasts } from 'ui-kit/use-toasts';
import { useShopArea } from '../../../shared/tienda.ts';
import { type Lines, nombreIn } from './lines.ts';

/** Returns a message to the customer about the changed delivery; undefined without changes. */
function noticeText(lines: Lines): string | undefined {
  const [first] = lines;
  const changed = lines.flatMap((line) => {
    const text = entregaText(line, nombreIn(lines));
    const amount = line.cantidad === 0 && orderedUnits(line) > 0 ? 'no va' : cantidadText(line.cantidad);
    return text ? `• ${line.producto.nombre}: ${amount} (${text})` : [];
  });
  if (!first || changed.length === 0) return undefined;
  const { numero, usuario, total_precio } = first.pedido;
  return [
    `Hola ${usuario.nombre}. Tu pedido N.º ${numero} va así:`,
    ...changed,
    ...(changed.length < lines.length ? ['Lo demás va como lo pediste.'] : []),
    `Total: ${formatMoney(total_precio)}`,
  ].join('\n');
}

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', userSelect: 'all' });

interface NoticeDialogProps {
  text: string;
  telefono: string | undefined;
  onClose: () => void;
}

/** A message that staff copy, or send to the customer's phone. */
function NoticeDialog({ text, telefono, onClose }: NoticeDialogProps) {
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

/** On a phone the button is below the text. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));

/** Says that the delivery differs, and opens the message to the customer. */
export function LateEntregaNotice({ lines }: { lines: Lines }) {
  const [open, setOpen] = useState(false);
  const text = noticeText(lines);
  if (text === undefined) return null;
  const telefono = lines[0]?.pedido.usuario.telefono ?? undefined;
  return (
    <Alert severity="info" sx={{ mb: 4, '.MuiAlert-message': { flexGrow: 1 } }}>
      <Row>
        <span>No todo va como se pidió. El total es el de lo que se entrega.</span>
        <Button color="inherit" variant="outlined" onClick={() => setOpen(true)}>
          Aviso al cliente
        </Button>
      </Row>
      {open && <NoticeDialog text={text} telefono={telefono} onClose={() => setOpen(false)} />}
    </Alert>
  );
}
