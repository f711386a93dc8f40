/**
 * The network of a client's address: the /24 of IPv4; of a /64, which is how clients by IPv6 are named here, the /48, which
 * is what one network is given. All addresses within it are one client where that counts (threat A07).
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${address.split(':').slice(0, 3).join(':')}::/48`;
}
