/**
 * Inline script that runs before all other scripts of a page. Its trusted-types policy refuses every HTML
 * text that contains `<`. The exception is the empty script element from which React creates scripts.
 * Libraries may still clear an element or write plain text, such as styles or data. The only allowed script
 * URL is the app's service worker. The script also tells zod not to test `eval`, because the CSP forbids it.
 */
export const firstScript = [
  'window.trustedTypes?.createPolicy("default",{createHTML:t=>t.includes("<")&&t!=="<script><\\/script>"?null:t,createScriptURL:u=>u==="/sw.js"?u:null})',
  'window.__zod_globalConfig={jitless:true}',
  'document.currentScript.remove()',
].join(';');
