import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { formatMoney } from '../../money.ts';
import { brokenPicture, highestPrice, longWord, samplePictures } from '../../test/samples.ts';
import { AppHeader } from '../app-header/app-header.tsx';
import { Logo } from '../logo/logo.tsx';
import { SearchSuggestions, type Suggestion, searchSuggestionsTexts } from './search-suggestions.tsx';

const products: Suggestion[] = [
  { href: '#1', name: 'Almendra Non Pareil', brand: 'Molino del Valle', picture: samplePictures.almond },
  {
    href: '#2',
    name: 'Almendra tostada sin sal',
    brand: 'Cosecha Serrana',
    picture: samplePictures.almond,
  },
  { href: '#3', name: 'Lentejas', brand: 'Semillera Pampa', picture: samplePictures.lentils },
  { href: '#4', name: 'Semillas de chía', brand: 'Raíces', picture: samplePictures.chia },
].map((product, index) => ({
  ...product,
  tint: index % 2 ? 'leaf' : 'wheat',
  price: formatMoney(8450 + index * 1999.5),
}));

const meta = {
  title: 'Components/Find/SearchSuggestions',
  component: SearchSuggestions,
  parameters: { docs: { story: { inline: false, height: 420 } } },
  args: {
    texts: searchSuggestionsTexts,
    suggestions: products,
    onTermChange: fn(),
    onSubmit: fn(),
    onSelect: fn(),
    label: 'Buscar productos',
    // Shorter than the app's 600 ms, to keep stories and tests fast.
    delay: 50,
  },
} satisfies Meta<typeof SearchSuggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement = document.body) =>
  within(root).getByRole('combobox', { name: 'Buscar productos' });
const boxed: Pick<Story, 'decorators'> = {
  decorators: (Story) => (
    <div style={{ maxWidth: 480, minHeight: 380 }}>
      <Story />
    </div>
  ),
};
/** Opens the list by a click on the field. */
const opened: Pick<Story, 'decorators' | 'play'> = {
  ...boxed,
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
  },
};

/** Type 'al', 'se' or 'len': the story searches its sample data. */
export const Default: Story = {
  ...boxed,
  render: function Searching(args) {
    const [term, setTerm] = useState('');
    const found = products.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()));
    return (
      <SearchSuggestions
        {...args}
        suggestions={term ? found : []}
        onTermChange={(next) => {
          setTerm(next);
          args.onTermChange(next);
        }}
      />
    );
  },
};

/** Arrows, Home and End move the choice; Enter chooses. Escape closes the list, then clears the field. */
export const ByKeyboard: Story = {
  ...Default,
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'almendra');
    await waitFor(() => expect(args.onTermChange).toHaveBeenLastCalledWith('almendra'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 sugerencias'));
    // The list's code loads with the first term.
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    const on = (name: RegExp) => {
      const option = screen.getByRole('option', { name, selected: true });
      return expect(input).toHaveAttribute('aria-activedescendant', option.id);
    };
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await on(/tostada/);
    await userEvent.keyboard('{Home}');
    await on(/Non Pareil/);
    await userEvent.keyboard('{End}');
    await on(/^Ver todos los resultados de «almendra»$/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(products[0]);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('almendra');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(input).toHaveValue('almendra');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onTermChange).toHaveBeenLastCalledWith('');
    window.location.hash = '';
  },
};

export const Open: Story = { ...opened, args: { value: 'almendra' } };
export const Loading: Story = { ...opened, args: { value: 'almendra', suggestions: [], loading: true } };
/** While new suggestions load, the previous ones stay, so that nothing moves. */
export const LoadingMore: Story = { ...opened, args: { value: 'almendra', loading: true } };
export const NothingFound: Story = { ...opened, args: { value: longWord, suggestions: [] } };
export const Failed: Story = { ...opened, args: { value: 'almendra', error: true } };
/** For visitors: no prices and no gap. */
export const WithoutPrices: Story = {
  ...opened,
  args: { value: 'a', suggestions: products.map(({ price: _, ...product }) => product) },
};
/** For customers who may order: quantity and 'Añadir' beside each product in stock. */
export const ToOrder: Story = {
  ...boxed,
  args: {
    value: 'almendra',
    suggestions: products.map((product, index) =>
      index === 2 ? { ...product, soldOut: true } : { ...product, inCart: index, onAdd: fn() },
    ),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    await expect(screen.getByRole('textbox', { name: 'Cantidad de Almendra tostada sin sal' })).toHaveFocus();
    await userEvent.keyboard('3{Enter}');
    await expect(args.suggestions[1]?.onAdd).toHaveBeenCalledWith(3);
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
};
/** The customer typed '6 almendra'. */
export const ToOrderSome: Story = {
  ...boxed,
  args: {
    value: '6 almendra',
    suggestions: products.map((product, index) =>
      index === 2 ? { ...product, soldOut: true } : { ...product, quantity: 6, onAdd: fn() },
    ),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    await expect(screen.getByRole('button', { name: 'Agregar 6: Almendra tostada sin sal' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.suggestions[1]?.onAdd).toHaveBeenCalledWith(6);
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
};

export const HardCases: Story = {
  ...opened,
  args: {
    value: longWord,
    suggestions: [
      { href: '#largo', name: longWord, brand: longWord, price: formatMoney(highestPrice) },
      { href: '#roto', name: 'Foto rota', picture: brokenPicture },
      ...Array.from({ length: 10 }, (_, index) => ({ href: `#${index + 20}`, name: `Harina ${index + 1}` })),
    ],
  },
};

/** On phones the field covers the header's row, and the panel has the window's width. */
export const InTheHeader: Story = {
  parameters: { layout: 'fullscreen' },
  args: { value: 'almendra' },
  render: (args) => (
    <>
      <AppHeader
        onMenu={() => {}}
        logo={<Logo name="Tierra Llana" size={30} />}
        search={<SearchSuggestions {...args} />}
        links={['Inicio', 'Categorías', 'Marcas'].map((label) => ({ label, href: `#${label}` }))}
        actions={
          <IconButton aria-label="Carrito">
            <ShoppingBasketOutlined />
          </IconButton>
        }
      />
      <main id="contenido" tabIndex={-1} style={{ height: 900, padding: 24 }}>
        La página.
      </main>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.queryByRole('button', { name: 'Buscar' });
    if (opener) await userEvent.click(opener);
    await userEvent.click(field(canvasElement));
    const last = await screen.findByRole('option', { name: /^Ver todos/ });
    const { left, width, top, height } = last.getBoundingClientRect();
    await expect(last.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
};
