/** Whether a host name or IP address means this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(hostname);

/** Whether a URL leads to this machine. A URL without a host means a socket on this machine. */
export const leadsHere = (url: string): boolean => {
  const { hostname = '' } = URL.parse(url) ?? {};
  return hostname === '' || isLoopback(hostname);
};
