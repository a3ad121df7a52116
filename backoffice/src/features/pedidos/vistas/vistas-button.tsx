import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { vistasListOptions } from 'api-client/backoffice';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { lateView } from 'ui-kit/late-view';
import { layout, touchTarget } from 'ui-kit/theme/tokens';
import { visuallyHidden } from 'ui-kit/visually-hidden';
import { useLateMenu } from '../../../shared/use-late-menu.ts';
import type { Columnas } from '../columnas/use-columnas.ts';
import type { PedidosFilters, PedidosSearch } from '../queries.ts';
import { contentsAt, contentsOf, isChanged } from './vista-contents.ts';

const view = lateView(async () => (await import('./vistas-menu.tsx')).VistasMenu);

interface VistasButtonProps {
  filters: PedidosFilters;
  /** The view from which the list was opened, and the URL's columns. */
  address: Pick<PedidosSearch, 'vista' | 'columnas'>;
  /** The columns that a new view stores. */
  chosen: Columnas['chosen'];
  onChange: (change: Partial<PedidosSearch>) => void;
}

/** The menu of saved views; shows the current view, and whether the list differs from it. */
export function VistasButton({ filters, address, chosen, onChange }: VistasButtonProps) {
  const { vista, columnas } = address;
  const { Menu, wanted, menu, button } = useLateMenu(view);
  const vistas = useQuery({
    ...vistasListOptions(),
    enabled: wanted || vista !== undefined,
    ...reportedByScreen,
  });
  const current = vistas.data?.vistas.find(({ vista_id }) => vista_id === vista);
  const changed = current !== undefined && isChanged(current, filters, columnas);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<BookmarkBorderOutlined />}
        aria-haspopup="menu"
        {...button}
        sx={({ breakpoints, spacing }) => ({
          ...{ maxWidth: layout.search, overflowWrap: 'anywhere', textAlign: 'left' },
          // On phones beside the title without making its line higher: three orders fit below.
          [breakpoints.down('sm')]: {
            marginBlock: spacing(-1.5),
            ...(!current && {
              ...{ minWidth: touchTarget, padding: 0, '& > .MuiButton-startIcon': { margin: 0 } },
              '& > .tienda-words': visuallyHidden,
            }),
          },
        })}
      >
        <span className="tienda-words">
          {current ? `${current.nombre}${changed ? ' (modificada)' : ''}` : 'Vistas'}
        </span>
      </Button>
      {Menu && (
        <Menu
          {...menu}
          vistas={vistas}
          current={current}
          isChanged={changed}
          now={contentsAt(filters, columnas)}
          asNew={contentsOf(filters, chosen)}
          onChange={onChange}
        />
      )}
    </>
  );
}
