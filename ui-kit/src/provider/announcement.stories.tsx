import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PageTitle } from '../components/page-title/page-title.tsx';
import { focusTitle } from '../focus-title.ts';
import { resultsText, useAnnouncement } from './live-layer.ts';

interface DemoProps {
  total: number;
  onTurn?: () => void;
}

/** A list of products in two pages. */
function List({ total, onTurn }: DemoProps) {
  const [page, setPage] = useState(1);
  const size = 20;
  useAnnouncement(resultsText(page, size, total), String(page));
  return (
    <>
      <ol start={(page - 1) * size + 1}>
        <li>Producto {(page - 1) * size + 1}</li>
      </ol>
      <Button
        variant="outlined"
        onClick={() => {
          setPage(page === 1 ? 2 : 1);
          onTurn?.();
        }}
      >
        Otra página
      </Button>
    </>
  );
}

const meta = {
  title: 'Components/Feedback/Announcement',
  component: List,
  args: { total: 35, onTurn: fn() },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const readAloud = () =>
  [...document.querySelectorAll('body > [aria-live]')].map(({ textContent }) => textContent).join('');

/** Invisible: announces the results after a page change, and clears the text after 5 s. */
export const Turned: Story = {
  play: async ({ canvas }) => {
    expect(readAloud()).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Otra página' }));
    await waitFor(() => expect(readAloud()).toBe('Resultados 21 a 35 de 35.'));
  },
};
export const WithoutResults: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otra página' }));
    await waitFor(() => expect(readAloud()).toBe('Sin resultados.'));
  },
};

function Pages() {
  const [title, setTitle] = useState('Categorías');
  return (
    <main id="contenido" tabIndex={-1}>
      <PageTitle>{title}</PageTitle>
      <Button
        key={title}
        variant="outlined"
        onClick={() => {
          setTitle(title === 'Marcas' ? 'Categorías' : 'Marcas');
          setTimeout(focusTitle);
        }}
      >
        Otra página
      </Button>
    </main>
  );
}

/** After navigation the page title has the focus, without a ring because it is not interactive. */
export const AnotherPage: Story = {
  render: () => <Pages />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otra página' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Marcas' })).toHaveFocus());
    await userEvent.tab();
    expect(canvas.getByRole('button', { name: 'Otra página' })).toHaveFocus();
  },
};
