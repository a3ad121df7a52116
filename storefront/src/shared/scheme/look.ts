import { useRouteContext } from '@tanstack/react-router';
import { useBrowserState } from 'app-core/browser-state';
import { lightTheme, type ThemeOfTones, type ValuesTheme } from 'ui-kit/light-theme';
import { proxy, type Snapshot } from 'valtio';
import { useSettings } from '../settings.ts';

/** The scheme of one page, on the server and in the browser. */
export interface Look {
  dark: boolean;
  /** Given the page's own tones of the shop's colour. */
  themeOf: ThemeOfTones;
}

/** @param themeOf of the scheme; a browser loads the dark one before it takes over a page that came dark */
export const createLook = (dark: boolean, themeOf: ThemeOfTones = lightTheme): Look =>
  proxy({ dark, themeOf });

function useLook<T>(select: (look: Snapshot<Look>) => T): T {
  const look = useRouteContext({ from: '__root__', select: (context) => context.look });
  return useBrowserState(look, look, select);
}

export const useDark = (): boolean => useLook(({ dark }) => dark);

export function useShopTheme(): ValuesTheme {
  const { tones } = useSettings();
  return useLook(({ themeOf }) => themeOf(tones));
}
