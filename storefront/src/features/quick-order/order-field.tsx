import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { addText, setDraft, useList } from './stored-list.ts';
import { Suggestions } from './suggestions.tsx';

/** The field's id, for what gives it the focus. */
export const FIELD_ID = 'pedido-rapido-texto';

/** Where one writes, dictates or pastes: Enter makes a line of it, and the next one begins. */
export function OrderField() {
  const { draft } = useList();
  const [fault, setFault] = useState<string>();
  const take = (text: string) => setFault(addText(text));
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
          multiline
          fullWidth
          maxRows={6}
          label="Qué necesitas"
          value={draft}
          error={fault !== undefined}
          helperText={fault ?? 'Por ejemplo: 5 kg avena. También puedes pegar tu lista o tu mensaje.'}
          slotProps={{ htmlInput: { enterKeyHint: 'enter', autoCapitalize: 'none' } }}
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
        <Button
          type="submit"
          variant="outlined"
          size="large"
          startIcon={<AddOutlined />}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Sumar a la lista
        </Button>
      </Stack>
      <Suggestions draft={draft} />
    </form>
  );
}
