/**
 * A server-rendered page before hydration. Visitors read and follow links without the application. The application loads
 * at the first sign of intent, for example when the pointer reaches a button, and replays what the user pressed until
 * then. The inline script is `app/early-page-script.ts`.
 */

import { EACH_COUNTS } from 'ui-kit/open-early';

/** Addresses of the application's files. */
export interface PageCode {
  /** Module that hydrates the page. */
  entry: string;
  /** All files that the page needs, `entry` included. */
  files: string[];
}

export interface EarlyPage {
  /** Pressed buttons, with their position among the page's buttons. */
  presses: { button: Element; event: Event; index: number }[];
  /** Text that the user typed into fields, with each field's position among the page's fields. */
  typed: Map<Field, { text: string; index: number }>;
  /** Submitted forms. Without code the browser would reload the page with the input in the request, even a password. */
  forms: Set<HTMLFormElement>;
  /** Loads the application now. */
  start: () => void;
  /** Whether the application's files are left out of the page's elements. */
  isBare: boolean;
  /** Stops recording. Call this when hydration has finished. */
  end: () => void;
}

/** Globals of the page: `pageCode` is null where the application's own script stands in the page. */
export type EarlyGlobals = {
  earlyPage?: EarlyPage;
  pageCode?: PageCode | null;
  /** The browser's install prompt event, which fires once soon after the page loads. */
  installOffer?: Event | undefined;
};

/** Marks pressed buttons until the application answers. The kit shows them as busy. */
export const WAITING = 'data-waiting';

/** Buttons whose presses are replayed. Other buttons submit a form. */
export const BUTTONS = 'button[type=button]';

/** A field for text. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields whose text is kept. Others have no text. */
export const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file]), textarea';

/** Style of pressed buttons until the application answers. */
export const showWaiting = { [`button[${WAITING}]`]: { cursor: 'progress', opacity: 0.6 } } as const;

/** Returns whether the server left the application's files out of this page. */
export const isBarePage = (): boolean => (globalThis as EarlyGlobals).earlyPage?.isBare === true;

/** Submits the form if the user did so before hydration. Call this after the form has taken over the typed values. */
export function answerEarlySubmit(form: HTMLFormElement): void {
  if ((globalThis as EarlyGlobals).earlyPage?.forms.delete(form)) form.requestSubmit();
}

/**
 * Types what the user typed and presses what the user pressed before hydration. Several presses of one button count once,
 * except where each counts.
 */
export function answerEarlyActs(): void {
  const { earlyPage } = globalThis as EarlyGlobals;
  if (!earlyPage) return;
  earlyPage.end();
  // React hydrates at once the part in which the user presses, and handles that press itself: do not replay it.
  const { event: answered } = window;
  const open = earlyPage.presses.splice(0).filter(({ event }) => event !== answered);
  // Wait for a free event loop: React first hydrates the part that was pressed.
  setTimeout(async () => {
    const fields = document.querySelectorAll<Field>(FIELDS);
    const buttons = document.querySelectorAll<HTMLElement>(BUTTONS);
    // React renders a page anew that the browser has translated: the element then has a successor at the same position.
    for (const [field, { text, index }] of earlyPage.typed) {
      await retype(field.isConnected ? field : fields[index], text);
    }
    earlyPage.typed.clear();
    const pressed = open.map(({ button, index }) => (button.isConnected ? button : buttons[index]));
    for (const [place, button] of pressed.entries()) {
      const counts = button?.hasAttribute(EACH_COUNTS) || pressed.indexOf(button) === place;
      if (!(button instanceof HTMLElement) || !counts) continue;
      button.click();
      // React renders the result, on which the next press of the same button builds.
      await undefined;
    }
  });
}

/** Types a text into a field that lost it: React gives a field the value that the server rendered. */
async function retype(field: Field | undefined, text: string): Promise<void> {
  const tell = () => field?.dispatchEvent(new Event('input', { bubbles: true }));
  // Makes React hydrate the field's part now, if it has not yet.
  tell();
  await undefined;
  if (!field || field.value === text || field.disabled) return;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React replaces the element's own setter, and would not see the change.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  tell();
  await undefined;
}
