import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useBackCloses } from '../../back-closes.ts';

const Root = styled(Menu, { name: 'TiendaSortMenu', slot: 'Root' })(({ theme }) => ({
  '& .MuiMenu-paper': { minWidth: 220, maxWidth: 'min(320px, calc(100vw - 32px))' },
  '& .MuiListSubheader-root': {
    ...theme.typography.overline,
    padding: '8px 16px',
    background: 'none',
    color: theme.tokens.palette.text.secondary,
  },
  // A disabled option stays legible, because it shows its reason.
  '& .MuiMenuItem-root.Mui-disabled': {
    opacity: 1,
    '& .MuiListItemText-primary': { color: theme.tokens.palette.text.disabled },
  },
  '& .MuiListItemText-root': { overflowWrap: 'anywhere' },
}));

export interface SortOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Reason why the option is disabled; shown under the label. */
  reason?: string;
}

export interface SortMenuListProps {
  id: string;
  /** Element that the menu opens at; null while closed. */
  anchor: HTMLElement | null;
  heading: string;
  options: readonly SortOption[];
  selected: string | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Sort options; the current one has a check mark. */
export function SortMenuList(props: SortMenuListProps) {
  const { id, anchor, heading, options, selected, onChoose, onClose } = props;
  useBackCloses(anchor !== null, onClose);
  return (
    <Root
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        // Arrow keys stop at disabled options too, so that their reason is read.
        list: { 'aria-labelledby': `${id}-title`, disabledItemsFocusable: true },
      }}
    >
      <ListSubheader role="presentation" id={`${id}-title`} disableSticky>
        {heading}
      </ListSubheader>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === selected}
          selected={option.value === selected}
          disabled={option.disabled ?? false}
          onClick={() => onChoose(option.value)}
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
  );
}
