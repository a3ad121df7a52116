import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { isPlainClick } from 'ui-kit/is-plain-click';
import { forcedEdge } from 'ui-kit/theme/forced-colours';
import { hiddenInPrint } from 'ui-kit/theme/print-styles';
import { layout, line } from 'ui-kit/theme/tokens';
import { dialogCloses, stillPage, useDialog } from 'ui-kit/use-dialog';
import { wholeText } from 'ui-kit/whole-text';
import * as v from 'valibot';
import {
  type CatalogueSearch,
  catalogueSearch,
  filtersOf,
  type ListFilters,
} from '../../shared/catalogue/search-params.ts';
import { failureText } from '../../shared/failure-text.ts';
import { useSession } from '../../shared/session/session.ts';
import { FilterChoices } from './filter-choices.tsx';
import { type Cuentas, filterCounts } from './queries.ts';

export interface FiltersProps {
  search: CatalogueSearch;
  /** Address of the list without parameters. */
  path: string;
  /** Filter that the address's name implies; the user cannot change it here. */
  within: ListFilters;
  /** Returns the address of the list with these filters. */
  hrefOf: (next: ListFilters) => string;
  onNarrow: (next: ListFilters) => void;
}

interface FilterSheetProps extends FiltersProps {
  id: string;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Filters of the address that this user may use. */
  inAddress: ListFilters;
}

/** Returns props of a button that is a link to other filters. The router's own link would scroll to the top. */
export const filterLink = (
  next: ListFilters,
  { hrefOf, onNarrow }: Pick<FiltersProps, 'hrefOf' | 'onNarrow'>,
) => ({
  href: hrefOf(next),
  LinkComponent: 'a' as const,
  onClick: (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNarrow(next);
  },
});

const Sheet = styled('dialog')(({ theme }) => ({
  ...hiddenInPrint,
  ...forcedEdge,
  ...stillPage,
  flexDirection: 'column',
  padding: 0,
  border: 0,
  color: 'inherit',
  background: theme.tokens.palette.background.paper,
  boxShadow: theme.shadows[16],
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex' },
  '&::backdrop': { background: theme.palette.common.black, opacity: 0.5 },
  [theme.breakpoints.down('md')]: {
    width: '100%',
    maxWidth: 'none',
    maxHeight: '92dvh',
    margin: 'auto 0 0',
    borderRadius: theme.spacing(3, 3, 0, 0),
  },
  [theme.breakpoints.up('md')]: {
    width: layout.filters,
    height: '100%',
    maxHeight: 'none',
    margin: '0 0 0 auto',
  },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `transform ${theme.transitions.duration.enteringScreen}ms ${theme.transitions.easing.easeOut}`,
    '@starting-style': {
      transform: 'translateY(100%)',
      [theme.breakpoints.up('md')]: { transform: 'translateX(100%)' },
    },
  },
  '& > form:first-of-type': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: theme.spacing(2, 1, 0, 4),
    '& > h2': { ...theme.typography.h2, margin: 0 },
  },
  '& > form:last-of-type': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
}));

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(3, 4),
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 4),
  borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
  '& > a': { flexShrink: 0 },
  '& > button': { flex: 1 },
}));

/**
 * The filters of a list: a form of HTML, which works before hydration. Filters apply only on the button, so the page
 * behind does not change before.
 */
export function FilterSheet({ id, open, onOpen, onClose, inAddress, ...props }: FilterSheetProps) {
  const { search, path, within, onNarrow } = props;
  const { seesPrices } = useSession();
  const [chosen, setChosen] = useState(inAddress);
  const dialog = useDialog(open, onOpen);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // The user may have filled in the form before hydration.
    if (form.current) setChosen(filledIn(form.current));
  }, []);
  useBackCloses(open, onClose);
  const { data, error, refetch, isFetching } = useQuery({
    ...filterCounts(search.term ?? '', { ...chosen, ...within }, seesPrices),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const close = () => {
    onClose();
    setChosen(inAddress);
  };
  const narrow = (next: ListFilters) => {
    onClose();
    onNarrow(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    narrow(chosen);
  };
  return (
    <Sheet ref={dialog} id={id} aria-labelledby="afinar" {...dialogCloses(close)} closedby="any">
      <form method="dialog">
        <h2 id="afinar">Afinar la lista</h2>
        <IconButton type="submit" aria-label="Cerrar filtros">
          <CloseOutlined />
        </IconButton>
      </form>
      <form ref={form} action={path} onSubmit={submit}>
        {search.term && <input type="hidden" name="term" value={search.term} />}
        <Body>
          {open && error && !data ? (
            <Box role="alert" sx={{ mb: 4 }}>
              No pudimos contar los productos. {failureText(error)}{' '}
              <Button onClick={() => void refetch()} loading={isFetching}>
                Reintentar
              </Button>
            </Box>
          ) : null}
          <FilterChoices cuentas={data} chosen={chosen} within={within} onChoose={setChosen} />
        </Body>
        <Foot>
          <Button {...filterLink({}, { ...props, onNarrow: narrow })}>Quitar todo</Button>
          <Button type="submit" variant="contained">
            {seeText(open ? data : undefined)}
          </Button>
        </Foot>
      </form>
    </Sheet>
  );
}

/** Returns the filters in the form's fields. */
const filledIn = (form: HTMLFormElement): ListFilters =>
  filtersOf(v.parse(catalogueSearch, Object.fromEntries(new FormData(form))));

/** Before hydration the number would not follow the choice. */
function seeText(cuentas: Cuentas | undefined): string {
  if (!cuentas) return 'Ver la lista';
  return cuentas.total === 1 ? 'Ver 1 producto' : `Ver ${wholeText(cuentas.total)} productos`;
}
