import { attemptDatabaseName } from './attempt-database.ts';

/** Tells the other tabs of this browser that something changed; they look for themselves. */
export type Channel = { post(): void; onMessage(listen: () => void): void };

/** Where the browser has none, each tab sees what it reads itself. */
export function tabChannel(): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, onMessage: () => {} };
  const channel = new BroadcastChannel(attemptDatabaseName);
  return {
    post: () => channel.postMessage('changed'),
    onMessage: (listen) => channel.addEventListener('message', listen),
  };
}
