/** A request that does not reach the data protocol: status, code and words for the caller. */
export class RestRefusal extends Error {
  override name = 'RestRefusal';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
