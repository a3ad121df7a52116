/** Opens menus and the search on a server-rendered page before its code runs. Small, because it stands in each page. */

/** Attribute of the button that opens the header's search on phones. */
export const OPENS_SEARCH = 'data-opens-search';
/** Attribute of the header, `true` while its search is open. */
export const SEARCHING = 'data-searching';

/** Attribute of buttons of which each press before hydration counts, such as the steps of a quantity. */
export const EACH_COUNTS = 'data-each-counts';

/** Attributes of a button that opens the dialog with this id. New browsers read them by themselves. */
export const opensDialog = (id: string): object => ({ command: 'show-modal', commandfor: id });

/** Opens what the clicked button opens. Returns false for any other button. */
export function openEarly(button: Element, event: Event): boolean {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) {
    // The browser would do the same afterwards.
    event.preventDefault();
    if (!dialog.open) dialog.showModal();
    return true;
  }
  const header = button.hasAttribute(OPENS_SEARCH) && button.closest('header');
  if (!header) return false;
  header.setAttribute(SEARCHING, 'true');
  header.querySelector('input')?.focus();
  return true;
}

/** Closes a dialog on a click on its backdrop, whose target is the dialog itself. */
export function closeOnBackdrop({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLDialogElement) target.close();
}
