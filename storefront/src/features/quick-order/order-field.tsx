import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quantityFor, readRenglon } from 'api-client/renglones';
import { partialText, productosSearchOptions } from 'api-client/storefront';
import { readClipboard } from 'app-core/copy-text';
import { ChoiceList } from 'app-core/quick-order/choice-list';
import { useEffect, useRef, useState } from 'react';
import { addProduct, addText, setDraft, useList } from './stored-list.ts';

export const FIELD_ID = 'pedido-rapido-texto';

/**
 * Field to type, dictate or paste an order. Enter adds a line. Text that is read with certainty shows in the list
 * before that.
 */
export function OrderField({ isTypedRead }: { isTypedRead: boolean }) {
  const { draft } = useList();
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const take = (text: string) => setFault(addText(text));
  const paste = async () => {
    const text = await readClipboard();
    if (text?.trim()) return take(`${draft}\n${text}`);
    field.current?.focus();
    setFault(
      text === undefined ? 'Mantén presionado este campo y elige «Pegar».' : 'No hay ningún texto copiado.',
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take(draft);
      }}
    >
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={3} sx={{ alignItems: { md: 'flex-start' } }}>
        <TextField
          id={FIELD_ID}
          inputRef={field}
          multiline
          fullWidth
          maxRows={6}
          label="Qué necesitas"
          value={draft}
          error={fault !== undefined}
          helperText={fault ?? 'Por ejemplo: 5 kg avena. También puedes pegar tu lista o tu mensaje.'}
          // `rows` makes the server render the final height; with `minRows` alone it renders two lines.
          slotProps={{ htmlInput: { enterKeyHint: 'enter', autoCapitalize: 'none', rows: 1 } }}
          onChange={({ target }) => {
            setFault(undefined);
            setDraft(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            take(draft);
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/[\n\t]/.test(text.trim())) return;
            event.preventDefault();
            take(`${draft}\n${text}`);
          }}
        />
        <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
          <Button
            variant="outlined"
            size="large"
            onClick={() => void paste()}
            sx={{ flex: { xs: '1 0 auto', md: 'none' } }}
          >
            Pegar
          </Button>
          <Button
            type="submit"
            variant="outlined"
            size="large"
            startIcon={<AddOutlined />}
            sx={{ flex: { xs: '1 0 auto', md: 'none' } }}
          >
            Sumar a la lista
          </Button>
        </Stack>
      </Stack>
      {!isTypedRead && <Suggestions draft={draft} />}
    </form>
  );
}

/** Milliseconds after the last key, as in the header's search. */
const PAUSE = 600;
const SHOWN = 4;

/** Product suggestions for the typed line. A pasted list gets none. */
function Suggestions({ draft }: { draft: string }) {
  const line = draft.trim();
  const renglon = line.includes('\n') ? undefined : readRenglon(line);
  const typed = renglon?.texto ?? '';
  const [term, setTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed), typed === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...productosSearchOptions({ query: { term, limit: SHOWN, offset: 0 } }),
    enabled: term !== '' && term.length > 1,
    placeholderData: keepPreviousData,
  });
  if (typed === '' || term === '' || !renglon || !data) return null;
  const opciones = data.productos.flatMap((producto) => {
    const { nombre, tipo_de_precio } = producto;
    if (tipo_de_precio === undefined) return [];
    return [{ producto, cantidad: quantityFor(renglon, { nombre, tipo_de_precio }).cantidad }];
  });
  return (
    <>
      {data.sin_resultados && opciones.length > 0 && (
        <Typography role="status" variant="body2" sx={{ mt: 2 }}>
          {partialText(data.sin_resultados)}
        </Typography>
      )}
      <ChoiceList
        label="Sugerencias"
        escrito={line}
        opciones={opciones}
        onChoose={({ producto, cantidad }) => addProduct(line, producto.producto_id, cantidad ?? undefined)}
      />
    </>
  );
}
