import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inWindow } from '../../test/in-window.ts';
import { longWord } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { DoughnutChart, doughnutChartTexts } from './doughnut-chart.tsx';

const meta = {
  title: 'Components/Charts/DoughnutChart',
  component: DoughnutChart,
  args: {
    texts: doughnutChartTexts,
    title: 'Top categorías en ventas',
    items: [
      { label: 'Frutos secos', quantity: 420 },
      { label: 'Semillas', quantity: 265 },
      { label: 'Legumbres', quantity: 180 },
      { label: 'Cereales', quantity: 95 },
    ],
  },
  decorators: [inside({ maxWidth: 620 })],
} satisfies Meta<typeof DoughnutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On a phone's dashboard: the title stays on one line, the button moves below. */
export const NoRoomBesideTheTitle: Story = {
  args: { title: 'Cantidad por categoría' },
  play: async ({ canvasElement }) => {
    // Width between the gutters of a phone of 360 px.
    const [title, button] = await inWindow(328, canvasElement, (copy) => {
      const text = copy.ownerDocument.createRange();
      text.selectNodeContents(copy.querySelector('figcaption') as Element);
      const boxes = [text, copy.querySelector('figure button')];
      return boxes.map((one) => one?.getBoundingClientRect());
    });
    await expect(title?.height).toBeLessThan(32);
    await expect(button?.top).toBeGreaterThanOrEqual(title?.bottom ?? Number.POSITIVE_INFINITY);
    // The button's text ends at the chart's edge, so its padding may exceed the edge.
    await expect(button?.right).toBeLessThanOrEqual(328 + 12);
  },
};
/** Three colours and one grey slice for the smaller parts; the table lists all. */
export const ManyCategories: Story = {
  args: {
    items: [
      { label: 'Frutos secos', quantity: 420 },
      { label: 'Semillas', quantity: 265 },
      { label: 'Legumbres', quantity: 180 },
      { label: 'Cereales', quantity: 95 },
      { label: 'Harinas', quantity: 60 },
      { label: 'Superalimentos', quantity: 1 },
    ],
  },
};
/** The parts exceed the total: a note says so, in the table too. */
export const WithNote: Story = {
  args: {
    texts: { total: 'Suma por categoría' },
    note: 'Un producto de varias categorías cuenta en cada una.',
  },
  play: async ({ canvas, args }) => {
    const chart = canvas.getByRole('figure', { name: 'Top categorías en ventas' });
    await expect(chart).toHaveAccessibleDescription(String(args.note));
    await waitFor(() =>
      expect(chart.querySelector('.apexcharts-datalabel-label')).toHaveTextContent(args.texts?.total ?? ''),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByText(String(args.note))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como gráfico' }));
  },
};
export const OneCategory: Story = { args: { items: [{ label: 'Semillas', quantity: 12 }] } };
export const LongWords: Story = {
  args: {
    items: [
      { label: longWord, quantity: 1234567 },
      { label: `${longWord}2`, quantity: 3 },
    ],
  },
};
export const Loading: Story = { args: { loading: true, items: [] } };
export const Empty: Story = {
  args: { items: [], texts: { empty: 'No hay productos vendidos en este mes' } },
};
