import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import { useCallback, useId, useState } from 'react';
import { lateView, useLateView } from '../../late-view.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { SortOption } from './sort-menu-list.tsx';

export type { SortOption } from './sort-menu-list.tsx';

export interface SortMenuProps {
  options: readonly SortOption[];
  /** Value of the current option, if any. */
  selected?: string | undefined;
  /** Called with the chosen value; undefined when the current option is chosen again. */
  onSelect: (value: string | undefined) => void;
  label?: string;
  texts?: Partial<typeof sortMenuTexts>;
}

export const sortMenuTexts = { heading: 'ORDERNAR POR:' };

const list = lateView(async () => (await import('./sort-menu-list.tsx')).SortMenuList);

/** Prefix, hidden if the button shares its row with a search. */
const Prefix = styled('span', { name: 'TiendaSortMenu', slot: 'Prefix' })(({ theme }) => ({
  whiteSpace: 'pre',
  [theme.breakpoints.down('sm')]: visuallyHidden,
}));

/** Button that shows the current order of a list and opens the options. */
export function SortMenu(inProps: SortMenuProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSortMenu' });
  const { options, selected, onSelect, label = 'Filtrar' } = props;
  const texts = { ...sortMenuTexts, ...props.texts };
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = useCallback(() => setAnchor(null), []);
  const List = useLateView(list, anchor !== null, close);
  const current = options.find(({ value }) => value === selected);
  const choose = (value: string) => {
    close();
    onSelect(value === selected ? undefined : value);
  };
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        startIcon={<TuneOutlined />}
        sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current ? <Prefix>{`${label}: `}</Prefix> : label}
        {current?.label}
      </Button>
      {List && (
        <List
          id={id}
          anchor={anchor}
          heading={texts.heading}
          options={options}
          selected={selected}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
