/** Changes the scheme of an open page. Loaded when the browser is idle. */
import { storedValue } from 'app-core/stored-value';
import { brandOf } from 'ui-kit/brand';
import { lightTheme } from 'ui-kit/light-theme';
import { brandGrounds, paperColor } from 'ui-kit/theme/tokens';
import * as v from 'valibot';
import type { ShopSettings } from '../settings.ts';
import { CHOSEN, rememberDark } from './dark-cookie.ts';
import type { Look } from './look.ts';

/** Null where nobody chose: the device decides. */
const chosen = storedValue(CHOSEN, v.nullable(v.boolean()), null);
const device = () => matchMedia('(prefers-color-scheme: dark)');
const isWanted = (): boolean => chosen.read() ?? device().matches;

type Page = { look: Look; settings: ShopSettings };

/** Shows the wanted scheme, as the server would have made the page. */
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

/** Changes the page's scheme when the device changes its own, or another tab chooses one. Returns how to stop. */
export function followScheme(page: Page): () => void {
  const changed = () => {
    rememberDark(isWanted());
    // Without the file of the dark scheme the page stays as it is.
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

/** Changes to the other scheme. If the device prefers that one, nothing is stored, and the device decides again. */
export async function changeScheme(page: Page): Promise<void> {
  const dark = !page.look.dark;
  chosen.write(dark === device().matches ? null : dark);
  rememberDark(dark);
  await show(page);
}
