/** Writes what the page is told about this installation into index.html, where it can't end its own script element. */
export const withEnvironment = (html: string, settings: object): string =>
  html.replace(
    /(<script[^>]*id="environment"[^>]*>).*?(<\/script>)/s,
    (_all, open: string, close: string) => open + JSON.stringify(settings).replaceAll('<', '\\u003c') + close,
  );
