import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { onSearch: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTerm: Story = { args: { value: 'almendra' } };
export const Users: Story = { args: { label: 'Buscar usuario...' } };
