import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import { lateView } from 'ui-kit/late-view';
import { useLateMenu } from '../../../shared/use-late-menu.ts';
import type { Columnas } from './use-columnas.ts';

const view = lateView(async () => (await import('./columnas-menu.tsx')).ColumnasMenu);

/** Chooses the list's columns; customer and status are always there. */
export function ColumnasButton({ columnas }: { columnas: Columnas }) {
  const { Menu, menu, button } = useLateMenu(view);
  return (
    <>
      <IconButton aria-label="Columnas" title="Columnas" aria-haspopup="menu" {...button}>
        <ViewColumnOutlined />
      </IconButton>
      {Menu && <Menu {...menu} columnas={columnas} />}
    </>
  );
}
