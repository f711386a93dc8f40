import type { DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';
import type { ServerCopy } from '#app/data/device-attempts/server-copy.ts';

/** What the server must understand; `rpc-transport.ts` speaks it, tests play it. */
export type AttemptTransport = {
  /** Sends the answers of `sent` (item to moment) and returns what the server then holds. */
  save(stored: DeviceAttempt, sent: Readonly<Record<string, number>>): Promise<ServerCopy>;
  submit(stored: DeviceAttempt): Promise<ServerCopy>;
};

/** The server understood and said no: sending the same again is no use. */
export class RefusedByServer extends Error {}

/** The server answered, and asks to be left alone for so long. */
export class AskedToWait extends Error {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    super(`asked to wait ${milliseconds} ms`);
    this.milliseconds = milliseconds;
  }
}
