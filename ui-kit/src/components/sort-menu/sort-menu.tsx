import CheckOutlined from '@mui/icons-material/CheckOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, useCallback, useId, useLayoutEffect, useState } from 'react';
import { useBackCloses } from '../../back-closes.ts';
import { isPlainClick } from '../../is-plain-click.ts';
import { opensDialog } from '../../open-early.ts';
import { forcedColours } from '../../theme/forced-colours.ts';
import { hiddenInPrint } from '../../theme/print-styles.ts';
import { elevation, line, shape, touchTarget } from '../../theme/tokens.ts';
import { dialogCloses, stillPage, useDialog } from '../../use-dialog.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SortOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** Reason why the option is disabled; shown under the label. */
  reason?: string;
}

export interface SortMenuProps {
  options: readonly SortOption[];
  /** Value of the current option, if any. */
  selected?: string | undefined;
  /** Called with the chosen value; undefined when the current option is chosen again. */
  onSelect: (value: string | undefined) => void;
  /** Returns the address of a choice: the options are then links, which work before hydration. */
  hrefOf?: (value: string | undefined) => string;
  label?: string;
  texts?: Partial<typeof sortMenuTexts>;
}

export const sortMenuTexts = { heading: 'ORDERNAR POR:' };

/** Prefix, hidden if the button shares its row with a search. */
const Prefix = styled('span', { name: 'TiendaSortMenu', slot: 'Prefix' })(({ theme }) => ({
  whiteSpace: 'pre',
  [theme.breakpoints.down('sm')]: visuallyHidden,
}));

/** Browsers that cannot place a dialog at its button show the menu in the middle of the window. */
const Root = styled('dialog', { name: 'TiendaSortMenu', slot: 'Root' })(({ theme }) => ({
  ...hiddenInPrint,
  ...stillPage,
  width: 'max-content',
  minWidth: 220,
  maxWidth: 'min(320px, calc(100vw - 32px))',
  padding: 0,
  border: `${line.thin} ${theme.tokens.palette.divider}`,
  borderRadius: shape.control,
  color: 'inherit',
  background: theme.tokens.palette.background.paper,
  boxShadow: elevation.light,
  ...theme.applyStyles('dark', { boxShadow: elevation.dark }),
  '&::backdrop': { background: 'none' },
  '@supports (position-area: bottom)': {
    inset: 'auto',
    margin: 0,
    positionArea: 'bottom span-right',
    positionTryFallbacks: 'flip-inline, flip-block, flip-inline flip-block',
  },
}));

const List = styled('div', { name: 'TiendaSortMenu', slot: 'List' })(({ theme }) => ({
  padding: '8px 0',
  '& > span': {
    ...theme.typography.overline,
    display: 'block',
    padding: '8px 16px',
    color: theme.tokens.palette.text.secondary,
  },
}));

const Option = styled('a', { name: 'TiendaSortMenu', slot: 'Option' })(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: touchTarget,
  [theme.breakpoints.up('sm')]: { minHeight: 36 },
  padding: '6px 16px',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: -2,
  overflowWrap: 'anywhere',
  '&:hover': { background: theme.alpha(theme.tokens.palette.text.primary, 0.04) },
  '&[aria-checked=true]': { background: theme.alpha(theme.tokens.palette.primary.main, 0.08) },
  [forcedColours]: {
    '&[aria-checked=true]': {
      forcedColorAdjust: 'none',
      background: 'SelectedItem',
      color: 'SelectedItemText',
    },
  },
  // A disabled option stays legible, because it shows its reason.
  '&[aria-disabled]': { cursor: 'default', color: theme.tokens.palette.text.disabled },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.tokens.palette.text.secondary },
  '& svg': { marginInlineEnd: 16, color: theme.tokens.palette.text.secondary },
}));

/** Keys of a menu. Arrow keys stop at disabled options too, so that their reason is read. */
function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
  const at = options.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (event.key === ' ' || event.key === 'Enter') options[at]?.click();
  else if (next === undefined) return;
  else options.at(next % options.length)?.focus();
  event.preventDefault();
}

/**
 * Button that shows the current order of a list and opens the options. The menu is a dialog of HTML, so that a
 * server-rendered page has it before its code runs.
 */
export function SortMenu(inProps: SortMenuProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSortMenu' });
  const { options, selected, onSelect, hrefOf, label = 'Filtrar' } = props;
  const texts = { ...sortMenuTexts, ...props.texts };
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  const dialog = useDialog(open, () => setOpen(true));
  useLayoutEffect(() => {
    if (open) dialog.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
  }, [open, dialog]);
  useBackCloses(open, close);
  const current = options.find(({ value }) => value === selected);
  const anchor = `--${id}`;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneOutlined />}
        sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
        style={{ anchorName: anchor }}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...opensDialog(id)}
      >
        {current ? <Prefix>{`${label}: `}</Prefix> : label}
        {current?.label}
      </Button>
      <Root
        ref={dialog}
        id={id}
        closedby="any"
        aria-labelledby={`${id}-title`}
        style={{ positionAnchor: anchor }}
        {...dialogCloses(close)}
      >
        <List role="menu" aria-labelledby={`${id}-title`} onKeyDown={onMenuKey}>
          <span id={`${id}-title`} role="presentation">
            {texts.heading}
          </span>
          {options.map(({ value, label, disabled, reason }) => {
            const isSelected = value === selected;
            const next = isSelected ? undefined : value;
            const choose = (event: MouseEvent) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              close();
              onSelect(next);
            };
            return (
              <Option
                key={value}
                role="menuitemradio"
                aria-checked={isSelected}
                tabIndex={0}
                {...(disabled ? { 'aria-disabled': true } : { onClick: choose, href: hrefOf?.(next) })}
              >
                <span>
                  {label}
                  {disabled && reason && <small>{reason}</small>}
                </span>
                {isSelected && <CheckOutlined fontSize="small" />}
              </Option>
            );
          })}
        </List>
      </Root>
    </>
  );
}
