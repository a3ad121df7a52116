const port = Number(process.env.E2E_PORT || 4100);

/** Ports and URLs of the shop under test; they differ from the default ports of a running shop. */
export const SHOP = {
  storefrontPort: port,
  backofficePort: port + 1,
  apiPort: port + 2,
  storefront: `http://localhost:${port}`,
  backoffice: `http://localhost:${port + 1}`,
  api: `http://localhost:${port + 2}/api`,
};

/** Returns the data folder of the shop under test; its `outbox` contains the sent mail. */
export function dataDir(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('No shop was started: run through playwright.config.ts.');
  return folder;
}
