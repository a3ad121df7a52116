/** The browser's offer to install the shop: made once, soon after a page stands, and kept for the page that repeats it. */
export const installOffer: { current?: Event | undefined } = {};

export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    installOffer.current = event;
  });
}
