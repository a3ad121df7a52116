import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageContainer } from './page-container.tsx';

const widths = ['storefront', 'backoffice', 'form', 'account'] as const;

const meta = {
  title: 'Components/Frame/PageContainer',
  component: PageContainer,
  parameters: { layout: 'fullscreen' },
  argTypes: { width: { control: 'select', options: widths } },
  render: (args) => (
    <PageContainer {...args}>
      <Box sx={{ p: 4, bgcolor: 'tint.leaf', borderRadius: 2 }}>El contenido, entre sus márgenes.</Box>
    </PageContainer>
  ),
} satisfies Meta<typeof PageContainer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: 'storefront' } };
export const Widths: Story = {
  render: (args) => (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {widths.map((width) => (
        <PageContainer key={width} {...args} width={width}>
          <Box sx={{ p: 4, bgcolor: 'tint.leaf', borderRadius: 2 }}>{width}</Box>
        </PageContainer>
      ))}
    </Box>
  ),
};
