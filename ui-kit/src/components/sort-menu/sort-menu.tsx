import CheckOutlined from '@mui/icons-material/CheckOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled, useThemeProps } from '@mui/material/styles';
import { useId, useState } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SortOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Why it is disabled: shown under the label. */
  reason?: string;
}

export interface SortMenuProps {
  options: readonly SortOption[];
  /** The option in force, if any. */
  selected?: string | undefined;
  /** The chosen value; undefined when the one in force is chosen again. */
  onSelect: (value: string | undefined) => void;
  label?: string;
  texts?: Partial<typeof sortMenuTexts>;
}

export const sortMenuTexts = { heading: 'ORDERNAR POR:' };

const Root = styled(Menu, { name: 'TiendaSortMenu', slot: 'Root' })(({ theme }) => ({
  '& .MuiMenu-paper': { minWidth: 220, maxWidth: 'min(320px, calc(100vw - 32px))' },
  '& .MuiListSubheader-root': {
    ...theme.typography.overline,
    padding: '8px 16px',
    background: 'none',
    color: theme.vars.palette.text.secondary,
  },
  // Legible all the same: it says why.
  '& .MuiMenuItem-root.Mui-disabled': {
    opacity: 1,
    '& .MuiListItemText-primary': { color: theme.vars.palette.text.disabled },
  },
  '& .MuiListItemText-root': { overflowWrap: 'anywhere' },
}));

/** Where it shares its row with a search, the order alone says enough. */
const Prefix = styled('span', { name: 'TiendaSortMenu', slot: 'Prefix' })(({ theme }) => ({
  whiteSpace: 'pre',
  [theme.breakpoints.down('sm')]: visuallyHidden,
}));

/** How to order a list, behind one button that says what is in force. */
export function SortMenu(inProps: SortMenuProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSortMenu' });
  const { options, selected, onSelect, label = 'Filtrar' } = props;
  const texts = { ...sortMenuTexts, ...props.texts };
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const current = options.find(({ value }) => value === selected);
  const choose = (value: string) => {
    setAnchor(null);
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
      <Root
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          // Arrows stop at disabled ones too, so that their reason is read.
          list: { 'aria-labelledby': `${id}-title`, disabledItemsFocusable: true },
        }}
      >
        <ListSubheader role="presentation" id={`${id}-title`} disableSticky>
          {texts.heading}
        </ListSubheader>
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === selected}
            selected={option.value === selected}
            disabled={option.disabled ?? false}
            onClick={() => choose(option.value)}
          >
            <ListItemText primary={option.label} secondary={option.disabled ? option.reason : undefined} />
            {option.value === selected && (
              <ListItemIcon sx={{ minWidth: 0, ml: 4 }}>
                <CheckOutlined fontSize="small" />
              </ListItemIcon>
            )}
          </MenuItem>
        ))}
      </Root>
    </>
  );
}
