import type { ElementType, ReactNode } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Option, PriceText, Words } from '../search-suggestions/search-suggestions-parts.ts';
import { Found, Group, GroupName, GroupNote, Icon } from './command-palette-parts.ts';

export interface PaletteItem {
  /** Of no other item. */
  key: string;
  label: string;
  /** Under it, small. */
  detail?: string;
  /** At the end of the row: '$ 12.345,50'. */
  aside?: string;
  icon?: ReactNode;
  /** Where it leads. Without one it is something to be done. */
  href?: string;
}

export interface PaletteGroup {
  label: string;
  items: readonly PaletteItem[];
  /** Over its items: how they differ from what was asked for. Read aloud with the number of results. */
  note?: string | undefined;
  /** What is there is of the term before; that of this one is on its way. */
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

/** The options in their groups, counted through; they are taken out of the Tab order, because the field has the keyboard. */
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
