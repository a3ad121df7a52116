import EditOutlined from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { editingText, useOthers } from './use-others.ts';

/** Part of the line that it stands in: a line of its own would make the row higher and move the rows below it. */
const Root = styled('strong')(({ theme }) => ({
  position: 'relative',
  whiteSpace: 'nowrap',
  color: theme.tokens.palette.primary.main,
  '& > svg': { fontSize: 'inherit', verticalAlign: 'text-bottom' },
  '&::after': { content: '" · "' },
}));

/** In an order's row: the initials of the other users who edit the order at this moment; the tooltip has their names. */
export function EditingMark({ pedido_id }: { pedido_id: string }) {
  const others = useOthers(pedido_id);
  if (!others) return null;
  const text = editingText(others);
  return (
    <Root title={text}>
      <EditOutlined aria-hidden />
      <span aria-hidden translate="no">
        {others.initials}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Root>
  );
}
