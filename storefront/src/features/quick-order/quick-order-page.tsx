import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { imageSources } from 'api-client/storefront';
import { termsText } from 'app-core/cart/terms';
import { Answer } from 'app-core/queries/answer';
import { rowId, useFocusAfterAnswer } from 'app-core/quick-order/open-row';
import { FIRST_ROWS, RowItem } from 'app-core/quick-order/row-item';
import { memo, useEffect, useState } from 'react';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { useToasts } from 'ui-kit/use-toasts';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { ACTION_TOAST_MS } from '../../shared/cart/use-add-to-cart.ts';
import { productTint } from '../../shared/catalogue/shown-products.ts';
import { failureText } from '../../shared/failure-text.ts';
import { sessionUserId, useSession } from '../../shared/session/session.ts';
import { AddBar, AddedNote, type AddedRows } from './add-bar.tsx';
import { FIELD_ID, OrderField } from './order-field.tsx';
import { addDraft, changeRow, openList, removeRows, takeOutRows } from './stored-list.ts';
import { type ListRow, useRows } from './use-rows.ts';

/** Reads an order from free text into lines, which the user checks before they go into the cart. */
export function QuickOrderPage() {
  const { authenticated } = useSession();
  useEffect(() => openList(authenticated ? sessionUserId() : null), [authenticated]);
  const { rows, query, isReading, isTypedRead } = useRows();
  const [added, setAdded] = useState<AddedRows>();
  const answered = useFocusAfterAnswer(rows, () =>
    document.querySelector<HTMLElement>('[data-add]:enabled')?.focus({ preventScroll: true }),
  );
  const waiting = rows.filter(({ found, producto }) => !found && !producto).length;
  return (
    <PageContainer width="form" sx={{ pt: { xs: 8, md: 12 }, pb: 12 }}>
      <PageTitle lead="Escribe, dicta o pega lo que necesitas. Nada llega al carrito sin que lo veas.">
        Pedido rápido
      </PageTitle>
      <OrderField isTypedRead={isTypedRead} />
      {added && <AddedNote {...added} />}
      <VisuallyHidden role="status">{rows.length > 0 && waiting === 0 ? 'Lista leída' : ''}</VisuallyHidden>
      {waiting > 0 && query.error && (
        <Answer query={{ ...query, data: undefined }} failed="No pudimos leer tu lista." reason={failureText}>
          {() => null}
        </Answer>
      )}
      {rows.some(({ inField }) => !inField) && <EmptyList />}
      <Stack component="ol" aria-label="Tu lista" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0 }}>
        {rows.map((row, place) => (
          <ListItem
            key={row.clave}
            row={row}
            waits={isReading && !row.found}
            isFirst={place < FIRST_ROWS}
            onAnswer={answered}
          />
        ))}
      </Stack>
      {rows.length > 0 && <AddBar rows={rows} onAdded={setAdded} />}
    </PageContainer>
  );
}

interface ListItemProps {
  row: ListRow;
  /** True while the line is being read. */
  waits: boolean;
  isFirst: boolean;
  /** Called with the key of the line that the user answers or removes. */
  onAnswer: (clave: string) => void;
}

/** Returns whether two lines show the same: each render of the page builds all lines anew. */
const areEqual = (before: ListItemProps, { row, waits, onAnswer }: ListItemProps) =>
  before.waits === waits &&
  before.onAnswer === onAnswer &&
  (Object.keys({ ...before.row, ...row }) as (keyof ListRow)[]).every((key) => before.row[key] === row[key]);

/** Renders only when its own line changes: a list may have a hundred lines. */
const ListItem = memo(function ListItem({ row, waits, isFirst, onAnswer }: ListItemProps) {
  const { clave, inField } = row;
  const answer = () => {
    onAnswer(clave);
    if (inField) addDraft();
  };
  return (
    <li id={rowId(clave)}>
      <RowItem
        isCustomer
        row={row}
        waits={waits}
        isFirst={isFirst}
        line={lineOf(row)}
        onChange={(fields) => {
          answer();
          changeRow(clave, fields);
        }}
        onRemove={() => {
          answer();
          removeRows([clave]);
        }}
      />
    </li>
  );
}, areEqual);

function lineOf({ producto }: ListRow) {
  const image = producto?.imagenes[0];
  return (
    producto && {
      picture: image && imageSources(image),
      tint: productTint(producto),
      hint: termsText(producto, producto),
    }
  );
}

/** Removes all lines, with undo. The focus goes to the field, because the button disappears with the lines. */
function EmptyList() {
  const toasts = useToasts();
  const empty = () => {
    const putBack = takeOutRows();
    document.getElementById(FIELD_ID)?.focus();
    toasts.success('Vaciamos la lista.', {
      duration: ACTION_TOAST_MS,
      action: { label: 'Deshacer', onClick: putBack },
    });
  };
  return (
    <Button color="secondary" startIcon={<DeleteOutlined />} onClick={empty} sx={{ mt: 4 }}>
      Vaciar
    </Button>
  );
}
