/** A file as its address in the build. */
declare module '*.woff2?url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: bundlers give it so
  export default address;
}
