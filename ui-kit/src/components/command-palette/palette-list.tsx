import type { ElementType, ReactNode } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Option, PriceText, Words } from '../search-suggestions/search-suggestions-parts.ts';
import { Found, Group, GroupName, GroupNote, Icon } from './command-palette-parts.ts';

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
