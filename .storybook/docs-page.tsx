import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { Global } from 'storybook/theming';
import { fonts } from '../ui-kit/src/theme/tokens.ts';
import { lookOf } from './look.ts';

const looks = { light: lookOf('light'), dark: lookOf('dark') };

const CHANGED = 'globalsUpdated';
type Said = { globals?: { scheme?: string } };

/** Returns the toolbar's scheme. Docs pages are outside the story decorators, so they read the channel. */
function scheme(): 'light' | 'dark' {
  const channel = addons.getChannel();
  const [said] = (channel.last(CHANGED) ?? channel.last('setGlobals') ?? []) as Said[];
  return said?.globals?.scheme === 'dark' ? 'dark' : 'light';
}

function follow(onChange: () => void) {
  const channel = addons.getChannel();
  channel.on(CHANGED, onChange);
  return () => channel.off(CHANGED, onChange);
}

/** Wraps each docs page in the kit's colours, fonts and current scheme. */
export function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const now = useSyncExternalStore(follow, scheme);
  return (
    <DocsContainer {...rest} theme={looks[now]}>
      <Global
        styles={{
          '.sbdocs.sbdocs-content': {
            maxWidth: 1120,
            // A data URL in the controls would overflow the page.
            '& .docblock-argstable': { overflowWrap: 'anywhere', wordBreak: 'break-word' },
            '& > :is(h1, h2, h3)': { fontFamily: fonts.display, fontWeight: 600, letterSpacing: '-0.01em' },
          },
        }}
      />
      {children}
    </DocsContainer>
  );
}
