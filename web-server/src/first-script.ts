/**
 * What every page runs before anything else. The one policy of trusted types: text that could make an element is HTML to
 * nobody, but for the empty script that React makes each script element from; what is left is what libraries empty an
 * element with, or write as the text of a style or of data. The one program that may be named by its address is an app's own worker. And zod is told not to try whether it may compile code: it may not.
 */
export const firstScript = [
  'window.trustedTypes?.createPolicy("default",{createHTML:t=>t.includes("<")&&t!=="<script><\\/script>"?null:t,createScriptURL:u=>u==="/sw.js"?u:null})',
  'window.__zod_globalConfig={jitless:true}',
  'document.currentScript.remove()',
].join(';');
