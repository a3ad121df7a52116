import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from 'api-client/core';
import { useState } from 'react';
import { formatMoney } from 'ui-kit/money';
import { QuantityField } from 'ui-kit/quantity-field';
import { quantityOf } from 'ui-kit/quantity-messages';
import { unbroken } from '../unbroken.ts';
import { QuantityChips } from './quantity-chips.tsx';
import type { QuickProducto } from './rows.ts';

/** Pixels for both steppers and four digits, each large enough for a thumb. */
const STEPPER_WIDTH = 144;

export interface AskQuantityProps {
  escrito: string;
  producto: QuickProducto;
  onAnswer: (cantidad: number) => void;
  /** Called when the user wants another product. */
  onChange: () => void;
  onRemove: () => void;
}

/** A line with a known product but an unclear quantity; the line is not ordered before the user answers. */
export function AskQuantity({ escrito, producto, onAnswer, onChange, onRemove }: AskQuantityProps) {
  const [text, setText] = useState('');
  const many = quantityOf(text);
  const isAnswer = many !== undefined && many >= 1 && many <= LIMITS.cantidadMax;
  const answer = () => {
    if (isAnswer) onAnswer(many);
  };
  return (
    <Stack spacing={2} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <b>«{escrito}»</b> {producto.tipo_de_precio === 'por_kilo' ? '¿Cuántos kilos?' : '¿Cuántos?'}
      </Typography>
      <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {`${unbroken(producto.nombre)} · ${formatMoney(producto.precio ?? 0)}`}
      </Typography>
      <QuantityChips escrito={escrito} producto={producto} onChoose={onAnswer} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <Box data-answer="" sx={{ flex: 'none', width: STEPPER_WIDTH }}>
          <QuantityField
            value={text}
            onChange={setText}
            max={LIMITS.cantidadMax}
            maxDigits={4}
            label={`Cantidad de ${producto.nombre}`}
            onSubmit={answer}
          />
        </Box>
        <Button variant="outlined" disabled={!isAnswer} onClick={answer}>
          Confirmar
        </Button>
        <Button onClick={onChange} aria-label={`Cambiar «${escrito}»`}>
          Cambiar
        </Button>
        <Button color="secondary" onClick={onRemove} aria-label={`Quitar «${escrito}»`}>
          Quitar
        </Button>
      </Stack>
    </Stack>
  );
}
