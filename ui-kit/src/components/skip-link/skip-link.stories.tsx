import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Navigation/Skip link',
  component: SkipLink,
  render: (args) => (
    <Box sx={{ minHeight: 120 }}>
      <SkipLink {...args} />
      <p>Pulsa Tab para verlo.</p>
      <main id="contenido" tabIndex={-1}>
        El contenido
      </main>
    </Box>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
