import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyShort } from '../money.ts';
import { expectAccessible, inKit, renderStory } from '../test/render-story.tsx';
import { DiscountBadge } from './discount-badge/discount-badge.tsx';
import * as pictureStories from './picture/picture.stories.tsx';
import { Picture } from './picture/picture.tsx';
import * as priceStories from './price/price.stories.tsx';
import { PriceType } from './price-type/price-type.tsx';
import * as productGridStories from './product-grid/product-grid.stories.tsx';
import * as quantityStepperStories from './quantity-stepper/quantity-stepper.stories.tsx';
import * as sizedNameStories from './sized-name/sized-name.stories.tsx';
import * as stock from './stock-icon/stock-icon.stories.tsx';

describe('Picture', () => {
  const { Default } = composeStories(pictureStories);

  it('offers each format, and loads lazily unless it has priority', () => {
    const source = { src: '/a.jpg', avif: '/a-320.avif 320w', webp: '/a-320.webp 320w' };
    const { rerender } = renderStory(() => <Default source={source} />);
    const types = [...document.querySelectorAll('source')].map(({ type }) => type);
    expect(types).toEqual(['image/avif']);
    expect(screen.getByRole('img').getAttribute('srcset')).toBe(source.webp);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    rerender(inKit(<Picture source={source} alt="Almendras" priority />));
    expect(screen.getByRole('img').getAttribute('loading')).toBeNull();
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
  });

  it('replaces a broken picture by a drawing, and loads a new picture', () => {
    const page = (src: string) => inKit(<Picture source={{ src }} alt="Almendras" />);
    const { rerender } = renderStory(() => null);
    rerender(page('/a.jpg'));
    fireEvent.error(screen.getByRole('img'));
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Almendras' })).toBeVisible();
    rerender(page('/b.jpg'));
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/b.jpg');
  });
});

describe('Price', () => {
  const composed = composeStories(priceStories);
  const { Default, OnOffer } = composed;
  // A no-break space separates the currency sign from the number.
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

  it('formats money as in Argentina', () => {
    expect(plain(formatMoney(12345.5))).toBe('$ 12.345,50');
    expect(plain(formatMoney(0))).toBe('$ 0,00');
    expect(plain(formatMoney(999999.99))).toBe('$ 999.999,99');
    expect(plain(formatMoneyShort(50000))).toBe('$ 50.000');
  });

  it('shows the previous price struck through after the word "Antes" [T3.1]', () => {
    renderStory(OnOffer);
    expect(plain(screen.getByText(/15\.200,00/).textContent)).toBe('Antes $ 15.200,00');
    expect(document.querySelector('s')).toBeTruthy();
  });

  it('shows no struck-through price without a previous price', () => {
    renderStory(Default);
    expect(document.querySelector('s')).toBeNull();
  });

  it.each([0, -1, 12345.5, 12345.49, Number.NaN, Number.POSITIVE_INFINITY])(
    'shows no struck-through price when the previous price is %s, which is not above the price',
    (previousAmount) => {
      renderStory(() => <OnOffer previousAmount={previousAmount} />);
      expect(document.querySelector('s')).toBeNull();
      expect(document.body.textContent).not.toContain('Antes');
    },
  );

  it('keeps the small size in wide windows', () => {
    renderStory(composed.Sizes);
    const [small, medium] = screen.getAllByText(/12\.345,50/).map(({ parentElement }) => parentElement);
    /** Returns the font-size rules of wide windows for an element. */
    const steps = (element: HTMLElement | null | undefined) =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSMediaRule)
        .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
        .filter(({ selectorText }) => element?.matches(selectorText))
        .map(({ style }) => style.fontSize)
        .filter(Boolean);
    expect(steps(small)).toEqual([]);
    expect(steps(medium)).not.toEqual([]);
  });
});

describe('ProductGrid', () => {
  const { Default, Loading } = composeStories(productGridStories);

  it('renders a list of products, or a busy list of skeletons while loading', () => {
    const { unmount } = renderStory(Default);
    expect(within(screen.getByRole('list', { name: 'Productos' })).getAllByRole('article')).toHaveLength(10);
    unmount();
    renderStory(Loading);
    expect(screen.getByRole('list', { name: 'Cargando productos' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryAllByRole('article')).toHaveLength(0);
  });
});

describe('QuantityStepper', () => {
  const { Default, AtTheMaximum } = composeStories(quantityStepperStories);
  const field = () => screen.getByRole<HTMLInputElement>('textbox');

  it('reports only integers between min and max [T5.17 T5.18]', async () => {
    const onChange = fn();
    renderStory(() => <Default onChange={onChange} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '1001');
    expect(onChange.mock.calls).toEqual([[1], [10], [100], [5]]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.tab();
    expect(field().value).toBe('5');
  });

  it.each([
    ['12,5', '12,5', 'La cantidad debe ser un numero entero'],
    ['1.000', '1.000', 'La cantidad debe ser un numero entero'],
    ['-2', '-2', 'La cantidad mínima es 1'],
    ['x', '', 'Debe ser un numero válido'],
    ['1e3', '1e3', 'La cantidad debe ser un numero entero'],
    ['1o0', '1o0', 'La cantidad debe ser un numero entero'],
  ])('shows an error for %s, and never reports a different quantity', async (typed, stands, message) => {
    const onChange = fn();
    renderStory(() => <Default onChange={onChange} />);
    await userEvent.clear(field());
    await userEvent.type(field(), typed);
    expect(field().value).toBe(stands);
    expect(screen.getByText(message)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe(stands);
    await userEvent.tab();
    expect(field().value).toBe('5');
    expect(onChange.mock.lastCall?.[0] ?? 5).toBe(5);
  });

  it('shows the limit that a quantity exceeds [T5.17]', async () => {
    renderStory(Default);
    await userEvent.clear(field());
    await userEvent.type(field(), '0');
    expect(screen.getByText('La cantidad mínima es 1')).toBeVisible();
    await userEvent.type(field(), '1001', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(screen.getByText('La cantidad máxima es 1000')).toBeVisible();
  });

  it('restores the old value when the field loses the focus empty [T5.17]', async () => {
    renderStory(Default);
    await userEvent.clear(field());
    expect(screen.getByText('La cantidad es obligatoria')).toBeVisible();
    await userEvent.tab();
    expect(field().value).toBe('5');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  it('stops at the maximum, and keeps the focus on the button [T5.12 T5.18]', async () => {
    const onChange = fn();
    renderStory(() => <AtTheMaximum onChange={onChange} />);
    const plus = screen.getByRole('button', { name: /Sumar/ });
    await userEvent.click(plus);
    await userEvent.click(plus);
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[1000]]);
    expect(document.activeElement).toBe(plus);
  });
});

describe('SizedName', () => {
  const { Default, WithoutSize } = composeStories(sizedNameStories);

  it('renders name and size as one text, the size last', async () => {
    renderStory(Default);
    expect(screen.getByTestId('name').textContent).toBe('Almendra non pareil bulto x 10 kg');
    await expectAccessible();
  });

  it('renders only the name when there is no size', () => {
    renderStory(WithoutSize);
    expect(screen.getByTestId('name').textContent).toBe('Condimento para pizza');
  });
});

describe('Badges', () => {
  it.each([
    [15, '-15 %'],
    [undefined, 'Promoción'],
    [99.6, '-99 %'],
    [0.4, 'Promoción'],
  ])('shows a discount of %s per cent as: %s', (percent, words) => {
    renderStory(() => <DiscountBadge percent={percent} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['por_kilo', 'por kilo'],
    ['por_unidad', 'por unidad'],
    ['por_bulto_cerrado', 'por bulto cerrado'],
  ])('shows the price type %s as: %s [T9.9]', (value, words) => {
    renderStory(() => <PriceType value={value} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('has a name for both stock states [T2.42]', () => {
    renderStory(composeStories(stock).BesideEachOther);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Con stock',
      'Sin stock',
    ]);
  });
});
