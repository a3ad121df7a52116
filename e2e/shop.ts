const port = Number(process.env.E2E_PORT || 4100);

/** Where the shop under test stands: three ports beside those of a shop in use. */
export const SHOP = {
  storefrontPort: port,
  backofficePort: port + 1,
  apiPort: port + 2,
  storefront: `http://localhost:${port}`,
  backoffice: `http://localhost:${port + 1}`,
  api: `http://localhost:${port + 2}/api`,
};

/** The data folder of the shop under test; mail that it sends is in its `outbox`. */
export function dataDir(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('No shop was started: run through playwright.config.ts.');
  return folder;
}
