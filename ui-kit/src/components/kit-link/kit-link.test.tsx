// @vitest-environment jsdom
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { KitProvider } from '../../provider/kit-provider.tsx';
import { renderStory } from '../../test/render-story.tsx';
import { BackButton } from '../back-button/back-button.tsx';
import { Bell } from '../bell/bell.tsx';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { BrandTile } from '../brand-tile/brand-tile.tsx';
import { LinkList } from '../collapsible-sidebar/link-list.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import * as stories from './kit-link.stories.tsx';

const composed = composeStories(stories);

it("prefers its own link component to the app's", () => {
  renderStory(composed.WithItsOwnComponent);
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
});

const Own = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props} data-own="" />;
const items = [{ label: 'Marcas', href: '#marcas', icon: <svg aria-hidden /> }];
const own = { LinkComponent: Own };

it.each<[name: string, part: ReactNode]>([
  ['BackButton', <BackButton key="1" href="#marcas" {...own} />],
  ['Bell', <Bell key="2" href="#marcas" {...own} />],
  ['BottomBar', <BottomBar key="3" items={items} {...own} />],
  ['BrandTile', <BrandTile key="4" name="Marcas" href="#marcas" {...own} />],
  ['LinkList', <LinkList key="5" items={items} {...own} />],
  ['SideMenu', <SideMenu key="6" items={items} {...own} />],
])('%s renders its own link component', (_, part) => {
  renderStory(() => part);
  const link = document.querySelector('a');
  expect([link?.getAttribute('href'), link?.dataset.own]).toEqual(['#marcas', '']);
});

it.each<[name: string, part: ReactNode]>([
  ['Button', <Button key="1" href="#marcas" />],
  ['IconButton', <IconButton key="2" href="#marcas" />],
  ['Link', <Link key="3" href="#marcas" />],
])("Material's %s renders the app's link component", (_, part) => {
  renderStory(() => <KitProvider LinkComponent={Own}>{part}</KitProvider>);
  const link = document.querySelector('a');
  expect([link?.getAttribute('href'), link?.dataset.own]).toEqual(['#marcas', '']);
});
