// Taking a lost factor away is for people who cannot use it.
const PATH = '/rest/v1/rpc/use_recovery_code';

/** The one request of the data API that is answered to people who have not used their second factor. */
export function isServedBelowLevel(request: Request): boolean {
  return new URL(request.url).pathname === PATH;
}
