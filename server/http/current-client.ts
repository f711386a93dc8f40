import { AsyncLocalStorage } from 'node:async_hooks';

const clients = new AsyncLocalStorage<string>();

/** Runs the work of one client's request, so that what it waits for further in can take turns by client. */
export function runAsClient<T>(client: string, work: () => Promise<T>): Promise<T> {
  return clients.run(client, work);
}

/** Whose request is being worked on; the empty text outside of one. */
export function currentClient(): string {
  return clients.getStore() ?? '';
}
