import { useRouteContext } from '@tanstack/react-router';
import { useBrowserState } from 'app-core/browser-state';
import { lightTheme, type ThemeOfTones, type ValuesTheme } from 'ui-kit/light-theme';
import { proxy, type Snapshot } from 'valtio';
import { useSettings } from '../settings.ts';

/** The scheme of one page, on the server and in the browser. */
export interface Look {
  dark: boolean;
  /** Receives the page's tones of the shop's colour. */
  themeOf: ThemeOfTones;
}

/** @param themeOf of the scheme; before hydrating a dark page, the browser loads the dark theme */
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
