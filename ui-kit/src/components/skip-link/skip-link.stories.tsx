import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Frame/SkipLink',
  component: SkipLink,
  render: (args) => (
    <Box sx={{ minHeight: 120, pt: 16 }}>
      <SkipLink {...args} />
      <p>Pulsa Tab para verlo.</p>
      <main id="contenido" tabIndex={-1}>
        El contenido
      </main>
    </Box>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The first tab stop, visible only on focus. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ir al contenido' });
    await expect(link.getBoundingClientRect().width).toBeLessThan(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().width).toBeGreaterThan(100));
  },
};
