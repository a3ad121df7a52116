/**
 * Users can press a button of a server-rendered page before its code has loaded. A script stores such presses, and
 * hydration replays them. Links work without code.
 */
interface EarlyClicks {
  presses: [button: HTMLElement, event: Event][];
  keep: (event: Event) => void;
}
type Page = { earlyClicks?: EarlyClicks | undefined };

/**
 * Forms that were submitted before hydration. Without code the browser would reload the page with the input in the
 * request, even a password. Forms that work without code, such as the search, do not use method `post`.
 */
type EarlyForms = Set<HTMLFormElement>;

/** After hydration, React prevents the submission before this listener runs. */
export const earlyFormsScript = [
  'self.earlyForms=new Set',
  ';addEventListener("submit",e=>{',
  'e.defaultPrevented||e.target.getAttribute("method")!=="post"||(e.preventDefault(),earlyForms.add(e.target))})',
].join('');

/** Submits the form if the user did so before hydration. Call this after the form has taken over the typed values. */
export function answerEarlySubmit(form: HTMLFormElement): void {
  const { earlyForms } = globalThis as { earlyForms?: EarlyForms };
  if (earlyForms?.delete(form)) form.requestSubmit();
}

/** Inline script that stores early presses. The script removes itself, because React does not render it. */
export const earlyClicksScript = [
  'self.earlyClicks={presses:[],keep:e=>{',
  'let b=e.target.closest("button[type=button]");b&&earlyClicks.presses.push([b,e])}}',
  ';addEventListener("click",earlyClicks.keep,true)',
  ';document.currentScript.remove()',
].join('');

/** Replays the stored presses after hydration. Several presses of one button count once. */
export function answerEarlyClicks(): void {
  const page = globalThis as Page;
  const { earlyClicks } = page;
  if (!earlyClicks) return;
  page.earlyClicks = undefined;
  window.removeEventListener('click', earlyClicks.keep, true);
  // React hydrates at once the part in which the user presses, and handles that press itself: do not replay it.
  const { event: answered } = window;
  const open = earlyClicks.presses.filter(([, event]) => event !== answered);
  // Wait for a free event loop: React first hydrates the part that was pressed.
  setTimeout(() => {
    for (const button of new Set(open.map(([button]) => button))) button.click();
  });
}
