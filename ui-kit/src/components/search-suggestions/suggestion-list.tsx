import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Skeleton from '@mui/material/Skeleton';
import type { ElementType } from 'react';
import type { Tint } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import {
  AllOption,
  List,
  Option,
  PriceText,
  Skeletons,
  Thumbnail,
  Words,
} from './search-suggestions-parts.ts';

export interface Suggestion {
  href: string;
  name: string;
  brand?: string;
  picture?: PictureSource;
  tint?: Tint;
  /** As it is to be read: '$ 12.345,50'. */
  price?: string;
}

export interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  allText: string;
  busy: boolean;
  active: number;
  optionId: (index: number) => string;
  onSelect: (suggestion: Suggestion) => void;
  onAll: () => void;
  LinkComponent: ElementType | undefined;
}

/** The options: links that are taken out of the Tab order, because the field has the keyboard; last, all results. */
export function SuggestionList(props: SuggestionListProps) {
  const { suggestions, active, optionId, onSelect, LinkComponent } = props;
  const last = suggestions.length;
  return (
    <List role="listbox" id={props.id} aria-label={props.label} aria-busy={props.busy}>
      {suggestions.map((suggestion, index) => (
        <Option
          as={KitLink}
          key={suggestion.href}
          {...{ href: suggestion.href, LinkComponent }}
          role="option"
          id={optionId(index)}
          aria-selected={index === active}
          tabIndex={-1}
          onClick={() => onSelect(suggestion)}
        >
          <Thumbnail source={suggestion.picture} tint={suggestion.tint} sizes="48px" />
          <Words>
            {suggestion.name}
            {suggestion.brand && <small>{suggestion.brand}</small>}
          </Words>
          {suggestion.price && <PriceText>{suggestion.price}</PriceText>}
        </Option>
      ))}
      <AllOption
        role="option"
        id={optionId(last)}
        aria-selected={active === last}
        tabIndex={-1}
        onClick={props.onAll}
      >
        <SearchOutlined aria-hidden />
        {props.allText}
      </AllOption>
    </List>
  );
}

/** Three suggestions that are on their way, as high as real ones. */
export const SuggestionSkeletons = () => (
  <Skeletons aria-hidden>
    {[70, 50, 60].map((width) => (
      <Option key={width} as="div">
        <Skeleton variant="rounded" width={48} height={48} />
        <Words>
          <Skeleton width={`${width}%`} />
          <Skeleton width="30%" />
        </Words>
      </Option>
    ))}
  </Skeletons>
);
