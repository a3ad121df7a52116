/** What the page is told about this installation. Checked when the app reads it (src/shared/environment.ts). */
export const environmentOf = (env: NodeJS.ProcessEnv) => ({
  storefrontUrl: env.STOREFRONT_URL || `http://localhost:${env.STOREFRONT_PORT || 4000}`,
  ...(env.SHOP_NAME && { shopName: env.SHOP_NAME }),
});

/** Writes the settings into index.html, where they can't end their own script element. */
export const withEnvironment = (html: string, settings: object): string =>
  html.replace(
    /(<script[^>]*id="environment"[^>]*>).*?(<\/script>)/s,
    (_all, open: string, close: string) => open + JSON.stringify(settings).replaceAll('<', '\\u003c') + close,
  );
