/** Whether an address, or a name, leads to this machine and nowhere else. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(hostname);

/** The same for what an URL names; one that names no host means a socket on this machine. */
export const leadsHere = (url: string): boolean => {
  const { hostname = '' } = URL.parse(url) ?? {};
  return hostname === '' || isLoopback(hostname);
};
