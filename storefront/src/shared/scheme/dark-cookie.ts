/**
 * Colour scheme of server-rendered pages: dark for a browser with this cookie, else light. The browser sets the cookie
 * from the user's choice, or else the device's preference.
 */
export const DARK_COOKIE = 'esquema=oscuro';
const A_YEAR = 365 * 24 * 3600;
const LASTS = `;path=/;samesite=lax;max-age=`;

/** Returns whether the cookie asks for the dark scheme. @param cookies of a request or of the document */
export const prefersDark = (cookies: string): boolean => cookies.split('; ').includes(DARK_COOKIE);

export function rememberDark(isDark: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where a shop is read over plain http
  document.cookie = `${DARK_COOKIE}${LASTS}${isDark ? A_YEAR : 0}`;
}

/** Key in local storage of the user's choice: true for dark, false for light. */
export const SCHEME_KEY = 'oscuro';
/** Attribute of the root element of a page rendered in the dark scheme. */
export const DARK_PAGE = 'data-oscuro';

/**
 * Script that runs before the first paint. If the page has the wrong scheme, the script sets the cookie and reloads the
 * page. No reload if the cookie was already right (a stored offline page) or cannot be set: `follow-scheme.ts` then
 * changes the scheme later.
 */
export const askForScheme = [
  'try{let d=document,',
  `c=localStorage.${SCHEME_KEY},`,
  'w=c?c=="true":matchMedia("(prefers-color-scheme:dark)").matches,',
  `h=()=>d.cookie.includes("${DARK_COOKIE}");`,
  `w!=d.documentElement.hasAttribute("${DARK_PAGE}")&&h()!=w&&(`,
  `d.cookie="${DARK_COOKIE}${LASTS}"+(w?${A_YEAR}:0),h()==w&&location.reload())}catch{}`,
].join('');
