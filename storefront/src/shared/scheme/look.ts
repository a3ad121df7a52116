import { useRouteContext } from '@tanstack/react-router';
import { lightTheme, type ThemeOfTones, type ValuesTheme } from 'ui-kit/light-theme';
import { proxy, useSnapshot } from 'valtio';
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

const useLook = (): Look => useSnapshot(useRouteContext({ from: '__root__', select: ({ look }) => look }));

export const useDark = (): boolean => useLook().dark;

export function useShopTheme(): ValuesTheme {
  const { tones } = useSettings();
  return useLook().themeOf(tones);
}
