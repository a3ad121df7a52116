import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ElementType, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Tint } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { useAddPress } from '../product-card/use-add-press.ts';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import type { Sold } from '../quantity-stepper/quantity-messages.ts';
import { SizedName } from '../sized-name/sized-name.tsx';
import {
  AllOption,
  List,
  Option,
  Order,
  Part,
  PriceText,
  Skeletons,
  Thumbnail,
  Words,
} from './search-suggestions-parts.ts';

/** Texts beside a suggestion. */
export interface SuggestionTexts {
  add: string;
  addSome: (count: number) => string;
  quantity: (name: string) => string;
  soldOut: string;
  inCart: (count: number) => string;
}

export interface SuggestionOrderProps {
  id: string;
  /** Index of the suggestion, from 0. */
  place: number;
  /** The product's name, for screen readers. */
  name: string;
  reachable: boolean;
  onAdd: (quantity: number) => void;
  /** Quantity in the typed text. */
  quantity: number | undefined;
  sold: Sold | undefined;
  least: number;
  /** Called on Escape to return to the field. */
  onLeave: () => void;
  texts: Pick<SuggestionTexts, 'add' | 'addSome' | 'quantity'>;
}

/** Order controls beside a suggestion. The list stays open, so that the user can go on searching. */
function SuggestionOrder(props: SuggestionOrderProps) {
  const { id, place, quantity, onLeave } = props;
  // Enter and Escape here must not reach the search field's handler.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.stopPropagation();
    if (event.key === 'Escape') onLeave();
  };
  return (
    <Order id={id} style={{ gridRow: place + 1 }} onKeyDown={onKeyDown}>
      {quantity === undefined ? <Chosen {...props} /> : <Typed {...props} quantity={quantity} />}
    </Order>
  );
}

/** Quantity and 'Añadir'. Adding resets the quantity to 0, as on a card. */
function Chosen(props: SuggestionOrderProps) {
  const { name, reachable, onAdd, texts, sold } = props;
  const [quantity, setQuantity] = useState(String(props.least));
  const put = (units: number) => {
    onAdd(units);
    setQuantity('0');
  };
  const add = useAddPress(quantity, put, sold);
  return (
    <>
      <QuantityField
        bare
        tabIndex={reachable ? 0 : -1}
        value={quantity}
        onChange={setQuantity}
        sold={sold}
        label={texts.quantity(name)}
        onSubmit={() => add()}
      />
      <AddButton {...props} add={add} text={texts.add} />
    </>
  );
}

/** The button 'Agregar 6' for a typed quantity. */
function Typed(props: SuggestionOrderProps & { quantity: number }) {
  const add = useAddPress(props.quantity, props.onAdd);
  return (
    <AddButton
      {...props}
      add={add}
      text={props.texts.addSome(props.quantity)}
      sx={{ gridColumn: '1 / -1' }}
    />
  );
}

interface AddButtonProps extends Pick<SuggestionOrderProps, 'name' | 'reachable'>, Pick<ButtonProps, 'sx'> {
  text: string;
  add: ReturnType<typeof useAddPress>;
}

function AddButton({ name, reachable, text, add, sx }: AddButtonProps) {
  return (
    <Button
      variant="contained"
      tabIndex={reachable ? 0 : -1}
      aria-label={`${text}: ${name}`}
      onClick={({ detail }) => add(detail)}
      {...(sx && { sx })}
    >
      {text}
    </Button>
  );
}

export interface Suggestion {
  href: string;
  name: string;
  /** The end of the name with the package size, shown on its own line. */
  size?: string | undefined;
  brand?: string;
  picture?: PictureSource;
  tint?: Tint;
  /** Price as text: '$ 12.345,50'. */
  price?: string;
  /** Sales terms: 'De a 6'. */
  terms?: ReactNode;
  sold?: Sold | undefined;
  /** Quantity where the field begins. Default 1. */
  least?: number;
  /** Whether the product is sold out; shown beside it. Default false. */
  soldOut?: boolean;
  /** Quantity already in the cart. */
  inCart?: number;
  /** Adds units. Set it for users who may order: shows quantity and 'Añadir'. */
  onAdd?: (quantity: number) => void;
  /** Quantity in the typed text; one button adds this quantity in place of quantity and 'Añadir'. */
  quantity?: number;
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
  /** Called to return the focus from quantity or button to the field. */
  onLeave: () => void;
  orderId: (index: number) => string;
  LinkComponent: ElementType | undefined;
  texts: SuggestionTexts;
}

/**
 * The options: links outside the Tab order, because the field keeps the focus; the last one opens all results. Order
 * controls stand beside their option: screen readers find no controls inside options. Tab leads to the controls of the
 * active option.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { suggestions, active, optionId, orderId, onSelect, LinkComponent, texts } = props;
  const last = suggestions.length;
  const toOrder = suggestions.flatMap(({ onAdd, ...one }, place) => (onAdd ? { ...one, onAdd, place } : []));
  const reachable = toOrder.some(({ place }) => place === active) ? active : toOrder[0]?.place;
  const ordering = toOrder.length > 0;
  const listbox = { role: 'listbox', id: props.id, 'aria-label': props.label, 'aria-busy': props.busy };
  const options = (
    <>
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
          style={{ gridRow: index + 1 }}
        >
          <Thumbnail source={suggestion.picture} tint={suggestion.tint} sizes="48px" />
          <Words>
            <SizedName name={suggestion.name} size={suggestion.size} />
            {suggestion.brand && <small>{suggestion.brand}</small>}
            {ordering && suggestion.price && <b>{suggestion.price}</b>}
            {suggestion.terms && <small>{suggestion.terms}</small>}
            {suggestion.soldOut && <small data-sold-out="">{texts.soldOut}</small>}
            {suggestion.inCart !== undefined && suggestion.inCart > 0 && (
              <small data-in-cart="">{texts.inCart(suggestion.inCart)}</small>
            )}
          </Words>
          {!ordering && suggestion.price && <PriceText>{suggestion.price}</PriceText>}
        </Option>
      ))}
      <AllOption
        role="option"
        id={optionId(last)}
        aria-selected={active === last}
        tabIndex={-1}
        onClick={props.onAll}
        style={{ gridRow: last + 1 }}
      >
        <SearchOutlined aria-hidden />
        {props.allText}
      </AllOption>
    </>
  );
  if (!ordering) return <List {...listbox}>{options}</List>;
  return (
    <List data-orders="">
      <Part {...listbox}>{options}</Part>
      <Part role="group" aria-label={texts.add}>
        {toOrder.map(({ href, name, onAdd, quantity, sold, least = 1, place }) => (
          <SuggestionOrder
            key={href}
            id={orderId(place)}
            {...{ place, name, onAdd, quantity, sold, least, texts }}
            reachable={place === reachable}
            onLeave={props.onLeave}
          />
        ))}
      </Part>
    </List>
  );
}

/** Three placeholders, as high as real suggestions. */
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
