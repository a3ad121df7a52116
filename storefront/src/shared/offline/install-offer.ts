/** The browser's install prompt event, which fires once soon after the page loads. */
export const installOffer: { current?: Event | undefined } = {};

export function storeInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    installOffer.current = event;
  });
}
