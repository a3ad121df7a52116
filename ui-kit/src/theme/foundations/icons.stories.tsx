import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconGroups } from './icon-list.ts';
import { Block, Name, Note, Sheet, Tiles } from './parts.tsx';

const Sizes = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'end',
  gap: theme.spacing(3),
  color: theme.tokens.palette.text.primary,
}));

/** All icons with their names, small beside medium. */
function Icons() {
  return (
    <Sheet>
      {Object.entries(iconGroups).map(([group, icons]) => (
        <Block key={group}>
          <h2>{group}</h2>
          <Tiles>
            {Object.entries(icons).map(([name, [Icon, meaning]]) => (
              <li key={name}>
                <Sizes aria-hidden>
                  <Icon />
                  <Icon fontSize="small" />
                </Sizes>
                <div>
                  <Name>{name}</Name>
                  <Note>{meaning}</Note>
                </div>
              </li>
            ))}
          </Tiles>
        </Block>
      ))}
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Icons>;
export default meta;
export const AllIcons: StoryObj<typeof meta> = {};
