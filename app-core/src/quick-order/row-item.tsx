import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isSold, LIMITS } from 'api-client/core';
import { RENGLON_LIMITS } from 'api-client/renglones';
import { useState } from 'react';
import { CartLine, type CartLineProps } from 'ui-kit/cart-line';
import { QuantityField } from 'ui-kit/quantity-field';
import { quantityOf } from 'ui-kit/quantity-messages';
import { cachedStyle } from 'ui-kit/theme/cached-style';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useTurn } from 'ui-kit/use-turn';
import { priceText, shownLine } from '../cart/iva.ts';
import { withNoBreakSpaces } from '../unbroken.ts';
import { ChoiceList, QuantityChips } from './choice-list.tsx';
import { isChosen, type QuickProducto, type Row, type WrittenRow } from './rows.ts';

/** Number of lines that render at once: about as many as a phone shows. */
export const FIRST_ROWS = 4;
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
function AskQuantity({ escrito, producto, onAnswer, onChange, onRemove }: AskQuantityProps) {
  const [text, setText] = useState('');
  const many = quantityOf(text);
  const isAnswer = many !== undefined && many >= 1 && isSold(many, producto.cantidades);
  const answer = () => {
    if (isAnswer) onAnswer(many);
  };
  return (
    <Stack spacing={2} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <b>«{escrito}»</b> {producto.tipo_de_precio === 'por_kilo' ? '¿Cuántos kilos?' : '¿Cuántos?'}
      </Typography>
      <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {`${withNoBreakSpaces(producto.nombre)} · ${priceText(producto, producto.precio ?? 0)}`}
      </Typography>
      <QuantityChips escrito={escrito} producto={producto} onChoose={onAnswer} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <Box data-answer="" sx={{ flex: 'none', width: STEPPER_WIDTH }}>
          <QuantityField
            value={text}
            onChange={setText}
            max={LIMITS.cantidadMax}
            maxDigits={4}
            sold={producto.cantidades}
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

export interface RowItemProps<P> {
  row: Row<P>;
  /** True while the line is being read. */
  waits: boolean;
  /** True for the first lines of the list, which render at once. */
  isFirst: boolean;
  /** Props of the cart line beyond name, price and quantity. */
  line?: Pick<CartLineProps, 'picture' | 'tint' | 'dense' | 'notice' | 'hint'> | undefined;
  /** Whether prices stand as the customer sees them. Default false: staff see prices with the tax. */
  isCustomer?: boolean;
  onChange: (fields: Partial<WrittenRow>) => void;
  onRemove: () => void;
}

/** One line: the written text with its product and quantity, or the possible ones. */
export function RowItem<P extends QuickProducto>({ row, waits, isFirst, ...props }: RowItemProps<P>) {
  const { line, isCustomer = false, onChange, onRemove } = props;
  const seen = <Q extends QuickProducto>(one: Q): Q => (isCustomer ? one : { ...one, iva: undefined });
  const [isSearchingAgain, setSearchingAgain] = useState(false);
  const { escrito, found, producto, many } = row;
  const chosen = producto && isChosen(row) && !isSearchingAgain ? seen(producto) : undefined;
  const isKnown = chosen !== undefined || found !== undefined;
  const isTurn = useTurn(isKnown, isFirst);
  if (!isKnown || !isTurn) return <Waiting escrito={escrito} waits={waits || isKnown} />;
  if (!chosen) {
    return (
      <Stack spacing={1} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <b>«{escrito}»</b> {questionOf(row)}
        </Typography>
        <ChoiceList
          label={`Opciones para ${escrito}`}
          escrito={escrito}
          opciones={(found?.opciones ?? []).map((one) => ({ ...one, producto: seen(one.producto) }))}
          onChoose={(opcion) => {
            setSearchingAgain(false);
            onChange({
              producto_id: opcion.producto.producto_id,
              cantidad: opcion.cantidad ?? undefined,
            });
          }}
        />
        <SearchAgain
          escrito={escrito}
          onSearch={(words) => {
            onChange({ escrito: words, producto_id: undefined, cantidad: undefined });
            setSearchingAgain(false);
          }}
          onRemove={onRemove}
        />
      </Stack>
    );
  }
  if (many === undefined) {
    return (
      <AskQuantity
        escrito={escrito}
        producto={chosen}
        onAnswer={(cantidad) => onChange({ cantidad })}
        onChange={() => setSearchingAgain(true)}
        onRemove={onRemove}
      />
    );
  }
  return (
    <div>
      <Stack direction="row" sx={{ pt: 3, alignItems: 'center', justifyContent: 'space-between', gap: 3 }}>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          «{escrito}»{found?.habitual && row.producto_id === undefined ? ': lo que sueles llevar' : ''}
          {found && !found.cantidad_dicha && row.cantidad === undefined ? ' Sin cantidad: ¿cuántos?' : ''}
        </Typography>
        <Button onClick={() => setSearchingAgain(true)} aria-label={`Cambiar «${escrito}»`}>
          Cambiar
        </Button>
      </Stack>
      <CartLine
        {...line}
        name={chosen.nombre}
        {...(chosen.precio && shownLine({ ...chosen, precio: chosen.precio, cantidad: many }))}
        sold={chosen.cantidades}
        priceType={chosen.tipo_de_precio}
        quantity={many}
        max={LIMITS.cantidadMax}
        onQuantityChange={(cantidad) => onChange({ cantidad })}
        onRemove={onRemove}
      />
    </div>
  );
}

function questionOf({ found, producto, producto_id }: Row<QuickProducto>): string {
  if (producto_id !== undefined && producto?.disponible === false) return 'está sin stock. Elige otro:';
  if (found?.estado === 'no_hallado') return 'no lo encontramos. Escríbelo de otra forma:';
  if (found?.opciones.length === 1 && found.opciones[0]?.cantidad === null) {
    return 'no es seguro cuánto es. Elígelo, o busca otro:';
  }
  if (found?.opciones.length === 1) return 'no es seguro que sea este. Confírmalo o busca otro:';
  return 'puede ser cualquiera de estos. Elige uno:';
}

/** A stored list opens with a hundred of these rows at once. */
const WaitingRow = styled('div')<{ ownerState: object }>(
  cachedStyle<object>(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(3),
    borderBottom: `1px solid ${theme.tokens.palette.divider}`,
    '& > p': {
      ...theme.typography.body2,
      margin: 0,
      color: theme.tokens.palette.text.secondary,
      overflowWrap: 'anywhere',
    },
  })),
);

function Waiting({ escrito, waits }: { escrito: string; waits: boolean }) {
  return (
    <WaitingRow aria-busy={waits} ownerState={{}}>
      <p>«{escrito}»</p>
      {waits && <Skeleton variant="rounded" height={touchTarget} />}
    </WaitingRow>
  );
}

interface SearchAgainProps {
  escrito: string;
  onSearch: (words: string) => void;
  onRemove: () => void;
}

function SearchAgain({ escrito, onSearch, onRemove }: SearchAgainProps) {
  const [text, setText] = useState(escrito);
  const words = text.trim();
  const tooLong = words.length > RENGLON_LIMITS.letters;
  return (
    <Stack
      component="form"
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ pt: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== '' && !tooLong) onSearch(words);
      }}
    >
      <TextField
        size="small"
        label="Buscar otro"
        value={text}
        error={tooLong}
        helperText={tooLong && `Un renglón no puede tener más de ${RENGLON_LIMITS.letters} letras.`}
        onChange={({ target }) => setText(target.value)}
        sx={({ spacing }) => ({ flex: `1 1 ${spacing(40)}` })}
      />
      <Button type="submit" variant="outlined">
        Buscar
      </Button>
      <Button color="secondary" onClick={onRemove} aria-label={`Quitar «${escrito}»`}>
        Quitar
      </Button>
    </Stack>
  );
}
