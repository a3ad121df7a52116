/**
 * Which scheme a page comes in. The server makes each page in the light one, and in the dark one for a browser whose cookie
 * asks for it; the browser sets that cookie by what was chosen on this device, else by what the device prefers.
 */
export const DARK_COOKIE = 'esquema=oscuro';
const A_YEAR = 365 * 24 * 3600;
const LASTS = `;path=/;samesite=lax;max-age=`;

/** @param cookies of a request, or of the document */
export const prefersDark = (cookies: string): boolean => cookies.split('; ').includes(DARK_COOKIE);

/** Tells the server of pages to come. */
export function rememberDark(isDark: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where a shop is read over plain http
  document.cookie = `${DARK_COOKIE}${LASTS}${isDark ? A_YEAR : 0}`;
}

/** Where the browser keeps what was chosen on it: true for dark, false for light. */
export const CHOSEN = 'oscuro';
/** Attribute of a page's root that the server made in the dark scheme. */
export const DARK_PAGE = 'data-oscuro';

/**
 * The text of a script that runs before the first paint. If the page is not in the wanted scheme, it sets the cookie and reloads
 * the page. It does not reload if the cookie was right already (a page that this device keeps), or if no cookie can be set:
 * then `follow-scheme.ts` changes the scheme after the code has loaded.
 */
export const askForScheme = [
  'try{let d=document,',
  `c=localStorage.${CHOSEN},`,
  'w=c?c=="true":matchMedia("(prefers-color-scheme:dark)").matches,',
  `h=()=>d.cookie.includes("${DARK_COOKIE}");`,
  `w!=d.documentElement.hasAttribute("${DARK_PAGE}")&&h()!=w&&(`,
  `d.cookie="${DARK_COOKIE}${LASTS}"+(w?${A_YEAR}:0),h()==w&&location.reload())}catch{}`,
].join('');
