/**
 * A button of a page that came from the server can be pressed before its code has arrived. Such a press is kept, and
 * answered as soon as there is somebody to answer it. Links lead where they do without any code.
 */
interface Kept {
  presses: [button: HTMLElement, event: Event][];
  keep: (event: Event) => void;
}
type Page = { earlyClicks?: Kept | undefined };

/**
 * The forms that were submitted before anybody could send them. Without code the browser would leave the page with what
 * was typed, a password too. Forms that work without code, as the search does, are not of method `post`.
 */
type EarlyForms = Set<HTMLFormElement>;

/** Once React answers for a form, it has prevented the submission before this script hears of it. */
export const keepEarlyForms = [
  'self.earlyForms=new Set',
  ';addEventListener("submit",e=>{',
  'e.defaultPrevented||e.target.getAttribute("method")!=="post"||(e.preventDefault(),earlyForms.add(e.target))})',
].join('');

/** Submits the form if somebody did before its code arrived. Call it once the form has taken over what was typed. */
export function answerEarlySubmit(form: HTMLFormElement): void {
  const { earlyForms } = globalThis as { earlyForms?: EarlyForms };
  if (earlyForms?.delete(form)) form.requestSubmit();
}

/** The text of a script that the page runs before its code; it takes itself out, for React knows nothing of it. */
export const keepEarlyClicks = [
  'self.earlyClicks={presses:[],keep:e=>{',
  'let b=e.target.closest("button[type=button]");b&&earlyClicks.presses.push([b,e])}}',
  ';addEventListener("click",earlyClicks.keep,true)',
  ';document.currentScript.remove()',
].join('');

/** From now on React hears of each press by itself. Who pressed one button several times meant it once. */
export function answerEarlyClicks(): void {
  const page = globalThis as Page;
  const { earlyClicks } = page;
  if (!earlyClicks) return;
  page.earlyClicks = undefined;
  window.removeEventListener('click', earlyClicks.keep, true);
  // A press can be what makes React take over the page there and then: that one is answered already.
  const { event: answered } = window;
  const open = earlyClicks.presses.filter(([, event]) => event !== answered);
  // Once React has its hands free: for the part of the page that a press was in, it takes over that part first.
  setTimeout(() => {
    for (const button of new Set(open.map(([button]) => button))) button.click();
  });
}
