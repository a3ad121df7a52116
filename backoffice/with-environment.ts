/** Writes the installation's settings into index.html, escaped so that they can't end their script element. */
export const withEnvironment = (html: string, settings: object): string =>
  html.replace(
    /(<script[^>]*id="environment"[^>]*>).*?(<\/script>)/s,
    (_all, open: string, close: string) => open + JSON.stringify(settings).replaceAll('<', '\\u003c') + close,
  );
