import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageContainer } from './page-container.tsx';

const meta = {
  title: 'Components/Frame/PageContainer',
  component: PageContainer,
  parameters: { layout: 'fullscreen' },
  argTypes: { width: { control: 'select', options: ['storefront', 'backoffice', 'form', 'account'] } },
  render: (args) => (
    <PageContainer {...args}>
      <Box sx={{ p: 4, bgcolor: 'tinte.hoja', borderRadius: 2 }}>El contenido, entre sus márgenes.</Box>
    </PageContainer>
  ),
} satisfies Meta<typeof PageContainer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Storefront: Story = { args: { width: 'storefront' } };
export const Backoffice: Story = { args: { width: 'backoffice' } };
export const Form: Story = { args: { width: 'form' } };
export const Account: Story = { args: { width: 'account' } };
