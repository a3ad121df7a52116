/** Changes the scheme of an open page. Loaded when the browser is idle. */
import { storedValue } from 'app-core/stored-value';
import { brandOf } from 'ui-kit/brand';
import { lightTheme } from 'ui-kit/light-theme';
import { brandGrounds, paperColor } from 'ui-kit/theme/tokens';
import * as v from 'valibot';
import type { ShopSettings } from '../settings.ts';
import { rememberDark, SCHEME_KEY } from './dark-cookie.ts';
import type { Look } from './look.ts';

/** Null without a choice: the device decides. */
const chosen = storedValue(SCHEME_KEY, v.nullable(v.boolean()), null);
const device = () => matchMedia('(prefers-color-scheme: dark)');
const isWanted = (): boolean => chosen.read() ?? device().matches;

type Page = { look: Look; settings: ShopSettings };

/** Applies the wanted scheme, so that the page equals a server-rendered page in that scheme. */
async function show({ look, settings }: Page): Promise<void> {
  const dark = isWanted();
  if (dark === look.dark) return;
  const themeOf = dark ? (await import('ui-kit/dark-theme')).darkTheme : lightTheme;
  const tones = settings.tones && brandOf(settings.tones.chosen)[dark ? 'dark' : 'light'];
  Object.assign(look, { dark, themeOf: () => themeOf(tones) });
  for (const bars of document.querySelectorAll('meta[name=theme-color]')) {
    bars.setAttribute('content', dark ? brandGrounds.dark[0] : paperColor);
  }
}

/** Follows changes of the device's preference and choices in other tabs. Returns a function that stops listening. */
export function followScheme(page: Page): () => void {
  const changed = () => {
    rememberDark(isWanted());
    // If the dark theme fails to load, the page keeps its scheme.
    show(page).catch(() => {});
  };
  changed();
  const unfollow = chosen.follow(changed);
  const media = device();
  media.addEventListener('change', changed);
  return () => {
    unfollow();
    media.removeEventListener('change', changed);
  };
}

/** Switches the scheme. If the device prefers the new scheme, stores no choice, so that the device decides again. */
export async function changeScheme(page: Page): Promise<void> {
  const dark = !page.look.dark;
  chosen.write(dark === device().matches ? null : dark);
  rememberDark(dark);
  await show(page);
}
