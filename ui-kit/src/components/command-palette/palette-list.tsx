import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { line, shape } from '../../theme/tokens.ts';
import { DialogFrame } from '../confirm-dialog/dialog-frame.tsx';
import { KitLink } from '../kit-link/kit-link.tsx';
import { List, Option, PriceText, Words } from '../search-suggestions/search-suggestions-parts.ts';

const name = 'TiendaCommandPalette';

/** At the window's top, so that the field does not move when the results change. */
export const Frame = styled(DialogFrame, { name, slot: 'Root' })(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { marginBlock: '10vh', maxHeight: '76vh', position: 'relative' },
  [theme.breakpoints.down('sm')]: {
    '& .MuiDialog-paper': {
      width: 'calc(100% - 16px)',
      margin: 8,
      maxHeight: 'calc(100% - 16px)',
    },
  },
}));

export const Head = styled('div', { name, slot: 'Head' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: 8,
  borderBottom: `${line.thin} ${theme.tokens.palette.divider}`,
  // With a keyboard, Escape closes the palette.
  [theme.breakpoints.up('sm')]: { '& > .MuiButton-root': { display: 'none' } },
}));

const Found = styled(List, { name, slot: 'Found' })({ paddingBlockStart: 0 });

const Group = styled('div', { name, slot: 'Group' })({ minWidth: 0 });

const GroupName = styled('div', { name, slot: 'GroupName' })(({ theme }) => ({
  ...theme.typography.body2,
  padding: '12px 8px 4px',
  fontWeight: 600,
  color: theme.tokens.palette.text.secondary,
}));

/** Note above the items of a group. */
const GroupNote = styled('div', { name, slot: 'GroupNote' })(({ theme }) => ({
  ...theme.typography.body2,
  padding: '0 8px 4px',
}));

const Icon = styled('span', { name, slot: 'Icon' })(({ theme }) => ({
  display: 'flex',
  flexShrink: 0,
  color: theme.tokens.palette.text.secondary,
}));

export const Failure = styled('div', { name, slot: 'Failure' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  '& > p': { flex: '1 1 200px', margin: 0, overflowWrap: 'anywhere' },
});

/** Explains the keys to users with a keyboard. */
export const Keys = styled('ul', { name, slot: 'Keys' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: '8px 16px',
  listStyle: 'none',
  color: theme.tokens.palette.text.secondary,
  borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
  '& kbd': {
    ...theme.typography.body2,
    paddingInline: 6,
    marginInlineEnd: 6,
    border: `${line.thin} ${theme.tokens.palette.divider}`,
    borderRadius: shape.control,
  },
  '@media (hover: none)': { display: 'none' },
}));

export interface PaletteItem {
  /** Unique key of the item. */
  key: string;
  label: string;
  /** Small text under the label. */
  detail?: string;
  /** Text at the end of the row: '$ 12.345,50'. */
  aside?: string;
  icon?: ReactNode;
  /** Address of the item; an item without `href` is an action. */
  href?: string;
}

export interface PaletteGroup {
  label: string;
  items: readonly PaletteItem[];
  /** Note above the items: how they differ from the search. Read aloud with the number of results. */
  note?: string | undefined;
  /** Whether the items belong to the previous term while new ones load. Default false. */
  busy?: boolean;
}

export interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  active: number;
  optionId: (index: number) => string;
  onSelect: (item: PaletteItem) => void;
  LinkComponent: ElementType | undefined;
}

/** Options in groups, numbered across groups. Not in the Tab order, because the field keeps the focus. */
export function PaletteList({
  id,
  label,
  groups,
  active,
  optionId,
  onSelect,
  LinkComponent,
}: PaletteListProps) {
  let index = -1;
  return (
    <Found role="listbox" id={id} aria-label={label} aria-busy={groups.some(({ busy }) => busy)}>
      {groups.map((group) => (
        <Group key={group.label} role="group" aria-label={group.label}>
          <GroupName aria-hidden>{group.label}</GroupName>
          {group.note && <GroupNote aria-hidden>{group.note}</GroupNote>}
          {group.items.map((item) => {
            index += 1;
            return (
              <Option
                key={item.key}
                {...(item.href !== undefined && { as: KitLink, href: item.href, LinkComponent })}
                role="option"
                id={optionId(index)}
                aria-selected={index === active}
                tabIndex={-1}
                onClick={() => onSelect(item)}
              >
                {item.icon && <Icon aria-hidden>{item.icon}</Icon>}
                <Words>
                  {item.label}
                  {item.detail && <small>{item.detail}</small>}
                </Words>
                {item.aside && <PriceText>{item.aside}</PriceText>}
              </Option>
            );
          })}
        </Group>
      ))}
    </Found>
  );
}
