/** The server will not start. The message is one line for a person, naming what to change. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
